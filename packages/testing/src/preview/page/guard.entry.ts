import { TRACKERS } from '../trackers.ts'
import { startGuard } from './guard.ts'

const { tracking = '', refused = '' } = document.currentScript?.dataset ?? {}
startGuard({ trackers: tracking === 'allowed' ? [] : TRACKERS.map(({ match }) => match), refused })
