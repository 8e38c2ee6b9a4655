import { runInTasks, startUnit } from '@tillkit/mount'
import { cartFragments } from './cart-fragments.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(cartFragments, runInTasks())
