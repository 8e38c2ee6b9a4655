export { manifests } from './manifests.ts'
export { variationForm } from './variation-form/variation-form.ts'
