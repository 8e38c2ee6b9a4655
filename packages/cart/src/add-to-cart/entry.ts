import { startUnit } from '@tillkit/mount'
import { addToCart } from './add-to-cart.ts'

startUnit(addToCart)
