export { manifests } from './manifests.ts'
export { pageBuilder } from './page-builder.ts'
