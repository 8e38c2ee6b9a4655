import { say } from '../../../../testing/src/project/prepare/output.mjs'
import { SetupError } from '../../../../testing/src/project/prepare/install.mjs'
import { checkPackage } from './check-package.mjs'
import { pack } from './pack.mjs'
import { PACKAGES_FOLDER, writePackages } from './write-packages.mjs'

/**
 * Builds, packs and checks the packages for npm. Nothing is published.
 * @throws {SetupError} when something is wrong with one as others would install it
 */
export async function buildPackages() {
  const folders = await writePackages()
  const tarballs = await pack(folders, PACKAGES_FOLDER)
  const findings = []
  for (const [index, folder] of folders.entries()) findings.push(...(await checkPackage(folder, tarballs[index] ?? '')))
  if (findings.length > 0) throw new SetupError(findings.join('\n'))
  say(`${folders.length} packages are written to dist/packages, and packed there.`)
}
