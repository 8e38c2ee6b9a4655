export { consent } from './consent.ts'
export { manifests } from './manifests.ts'
