import { runInTasks, startUnit } from '@tillkit/mount'
import { stickyAddToCart } from './sticky-add-to-cart.ts'

startUnit(stickyAddToCart, runInTasks())
