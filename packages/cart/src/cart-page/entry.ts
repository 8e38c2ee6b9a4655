import { startUnit } from '@tillkit/mount'
import { cartPage } from './cart-page.ts'

startUnit(cartPage)
