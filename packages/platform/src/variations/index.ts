export { FORM, legacyEvents, ownEvents } from './anatomy.ts'
export { onVariation, raiseVariation, tellVariations, type VariationDetail, type VariationListener, type VariationNews } from './variation-news.ts'
