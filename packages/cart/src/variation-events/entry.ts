import { runInTasks, startUnit } from '@tillkit/mount'
import { variationEvents } from './variation-events.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(variationEvents, runInTasks())
