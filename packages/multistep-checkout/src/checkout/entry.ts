import { runInTasks, startUnit } from '@tillkit/mount'
import { checkout } from './checkout.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(checkout, runInTasks())
