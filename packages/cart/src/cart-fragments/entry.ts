import { startUnit } from '@tillkit/mount'
import { cartFragments } from './cart-fragments.ts'

startUnit(cartFragments)
