import { startUnit } from '@tillkit/mount'
import { filters } from '@tillkit/filters'
import { tieredPricing } from '@tillkit/tiered-pricing'

startUnit(tieredPricing)
startUnit(filters)
