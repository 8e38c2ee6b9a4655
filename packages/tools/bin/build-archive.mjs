/**
 * `npm run build:archive`: dist/tillkit-script-VERSION.zip, for those who put one tag into their pages. Nothing is published.
 */
import { ensureBuilt } from '../../testing/src/project/prepare/build.mjs'
import { ensureInstalled } from '../../testing/src/project/prepare/install.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  // What it zips with may only just have been installed.
  const { writeArchive } = await import('./lib/release/archive.mjs')
  console.info(writeArchive())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
