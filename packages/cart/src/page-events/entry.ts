import { runInTasks, startUnit } from '@tillkit/mount'
import { pageEvents } from './page-events.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(pageEvents, runInTasks())
