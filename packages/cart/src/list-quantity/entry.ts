import { startUnit } from '@tillkit/mount'
import { listQuantity } from './list-quantity.ts'

startUnit(listQuantity)
