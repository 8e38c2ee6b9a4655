export { addressFields } from './address-fields/address-fields.ts'
export { checkoutModules } from './checkout-modules/checkout-modules.ts'
export { manifests } from './manifests.ts'
export { multistepCheckout } from './multistep-checkout/multistep-checkout.ts'
