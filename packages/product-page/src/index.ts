export { manifests } from './manifests.ts'
export { productTabs } from './product-tabs/product-tabs.ts'
export { stickyAddToCart } from './sticky-add-to-cart/sticky-add-to-cart.ts'
export { variationForm } from './variation-form/variation-form.ts'
