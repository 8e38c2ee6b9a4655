export { dropdownAnatomy, dropdownClasses } from './layouts/dropdown/anatomy.ts'
export { TOOLTIP_ICON } from './tooltip/anatomy.ts'
export { variationAnatomy, variationEvents } from './variations/anatomy.ts'
export { anatomy, borders, classes, events, fields, followUps, layouts } from './tiered-pricing.anatomy.ts'
export { messages } from './tiered-pricing.messages.ts'
export { manifest } from './tiered-pricing.manifest.ts'
export { createChoices, type Choices, type Layout, type LayoutSource } from './variations/variation-choices.ts'
export { readProduct, readTieredPricing, type Config } from './tiered-pricing.read.ts'
export {
  createTieredPricingStore,
  type Choice,
  type State,
  type TieredPricingStore,
} from './tiered-pricing.store.ts'
export { tieredPricing } from './tiered-pricing.ts'
