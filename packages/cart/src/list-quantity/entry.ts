import { runInTasks, startUnit } from '@tillkit/mount'
import { listQuantity } from './list-quantity.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(listQuantity, runInTasks())
