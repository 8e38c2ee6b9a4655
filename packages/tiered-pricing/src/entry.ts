import { startUnit } from '@tillkit/mount'
import { tieredPricing } from './tiered-pricing.ts'

startUnit(tieredPricing)
