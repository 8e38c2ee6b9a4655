import { startUnit } from '@tillkit/mount'
import { multistepCheckout } from './multistep-checkout.ts'

// At once, not in slices: until it has started, all steps show.
startUnit(multistepCheckout)
