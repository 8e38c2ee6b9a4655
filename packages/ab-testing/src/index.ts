export { abTesting } from './ab-testing.ts'
export { manifests } from './manifests.ts'
