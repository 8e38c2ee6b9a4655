export { manifests } from './manifests.ts'
