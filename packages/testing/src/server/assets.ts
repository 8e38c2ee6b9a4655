import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { readFileSync } from 'node:fs'

const root = new URL('../../../../', import.meta.url)

/** Files and folders that a test page or the demo shop serves. */
export const assets = {
  /** What `npm run build` writes: a folder a version. */
  dist: fileURLToPath(new URL('dist/', root)),
  /** jQuery, which a WooCommerce shop always has. */
  jquery: createRequire(import.meta.url).resolve('jquery'),
  /** The stand-in for the platform's variation form. */
  variationStandIn: fileURLToPath(new URL('../browser/variation-stand-in.js', import.meta.url)),
} as const

/** The version in the root's package.json, which names the folder of the build. */
export function tillkitVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String(manifest.version)
  }
  throw new Error('The root package.json names no version: the path of the built files starts with it.')
}
