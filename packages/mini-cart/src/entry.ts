import { startUnit } from '@tillkit/mount'
import { miniCart } from './mini-cart.ts'

// In a task of its own: evaluating the code and mounting would together hold up a slow phone for too long.
setTimeout(() => startUnit(miniCart))
