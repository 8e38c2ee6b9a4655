import { runInTasks, startUnit } from '@tillkit/mount'
import { miniCart } from './mini-cart.ts'

// In tasks of their own: evaluating the code and mounting would together hold up a slow phone for too long.
startUnit(miniCart, runInTasks())
