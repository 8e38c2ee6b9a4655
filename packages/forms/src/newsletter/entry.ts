import { runInTasks, startUnit } from '@tillkit/mount'
import { newsletter } from './newsletter.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(newsletter, runInTasks())
