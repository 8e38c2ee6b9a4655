import { runInTasks, startUnit } from '@tillkit/mount'
import { tieredPricing } from './tiered-pricing.ts'

// Not in this task: evaluating the code and mounting would together hold up a slow phone for too long.
startUnit(tieredPricing, runInTasks())
