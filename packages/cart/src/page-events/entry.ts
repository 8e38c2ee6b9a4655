import { startUnit } from '@tillkit/mount'
import { pageEvents } from './page-events.ts'

startUnit(pageEvents)
