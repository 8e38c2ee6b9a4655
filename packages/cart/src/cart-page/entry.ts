import { runInTasks, startUnit } from '@tillkit/mount'
import { cartPage } from './cart-page.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(cartPage, runInTasks())
