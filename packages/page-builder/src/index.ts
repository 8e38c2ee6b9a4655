export { manifests } from './manifests.ts'
export { motionEffects } from './motion-effects/motion-effects.ts'
export { pageBuilder } from './page-builder.ts'
export { stickyElements } from './sticky-elements/sticky-elements.ts'
