import { manifest } from '@tillkit/tiered-pricing'

console.info(manifest.name)
