import { runInTasks, startUnit } from '@tillkit/mount'
import { checkoutModules } from './checkout-modules.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(checkoutModules, runInTasks())
