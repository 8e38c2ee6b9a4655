import { runInTasks, startUnit } from '@tillkit/mount'
import { attribution } from './attribution.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(attribution, runInTasks())
