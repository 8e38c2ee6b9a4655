export { addToCart } from './add-to-cart/add-to-cart.ts'
export { addToCartManifest, manifests } from './manifests.ts'
