/**
 * `npm run build:packages`: the packages for npm, built, packed and checked in dist/packages. Nothing is published.
 */
import { buildPackages } from './lib/release/build-packages.mjs'

try {
  await buildPackages()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
