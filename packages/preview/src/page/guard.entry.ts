import { TRACKERS } from '../trackers.ts'
import { startGuard } from './guard.ts'

const { tracking = '', refused = '', shop = '' } = document.currentScript?.dataset ?? {}
startGuard({ trackers: tracking === 'allowed' ? [] : TRACKERS.map(({ match }) => match), refused, shop: shop.split(' ').filter(Boolean) })
