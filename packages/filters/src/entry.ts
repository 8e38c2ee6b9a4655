import { runInTasks, startUnit } from '@tillkit/mount'
import { filters } from './filters.ts'

// In tasks of their own: evaluating the code and mounting would together hold up a slow phone for too long.
startUnit(filters, runInTasks())
