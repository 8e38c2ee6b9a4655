import { runInTasks, startUnit } from '@tillkit/mount'
import { addToCart } from './add-to-cart.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(addToCart, runInTasks())
