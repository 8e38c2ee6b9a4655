import { startUnit } from '@tillkit/mount'
import { tieredPricing } from '@tillkit/tiered-pricing'
import '@tillkit/tiered-pricing/tiered-pricing.head.css'
import '@tillkit/tiered-pricing/tiered-pricing.css'
import '@tillkit/ui/drawn.css'

startUnit(tieredPricing)
