export { addressFields } from './address-fields/address-fields.ts'
export { manifests } from './manifests.ts'
