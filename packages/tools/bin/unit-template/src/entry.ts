import { runInTasks, startUnit } from '@tillkit/mount'
import { unitName } from './unit-name.ts'

// Not in this task: evaluating the code and mounting would together hold up a slow phone for too long.
startUnit(unitName, runInTasks())
