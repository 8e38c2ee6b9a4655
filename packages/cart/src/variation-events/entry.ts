import { startUnit } from '@tillkit/mount'
import { variationEvents } from './variation-events.ts'

startUnit(variationEvents)
