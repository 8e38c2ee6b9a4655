/**
 * `npm run build:plugin`: writes dist/plugin/tillkit, the folder as a shop has it, and dist/tillkit-VERSION.zip.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { BUILD_TARGET } from '@tillkit/testing/project/browsers.mjs'
import { readUnits } from '@tillkit/testing/project/units.mjs'
import { licencesFile } from '@tillkit/testing/project/licences.mjs'
import { messagesFile, unitTexts } from './messages.ts'
import { pluralsFile } from './plurals.ts'
import { potFile } from './pot.ts'
import { tableFile, unitLines, wordsFile } from './table.ts'
import { checkVersions, previousOf } from './versions.ts'
import { zipFolder } from '@tillkit/testing/project/zip.mjs'

const own = join(import.meta.dirname, '../..')
const root = join(own, '../..')
const dist = join(root, 'dist')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const target = join(dist, 'plugin', 'tillkit')

rmSync(target, { recursive: true, force: true })
cpSync(join(own, 'plugin'), target, { recursive: true })
cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'))
checkVersions(target, version)
write('readme.txt', readFileSync(join(own, 'plugin/readme.txt'), 'utf8').replace('{{units}}', unitLines()))
await writeGenerated()
copyFiles()
await buildHealthCheck()
write('LICENSES-OF-OTHERS.txt', licencesFile(root))
write('languages/tillkit.pot', potFile(target, version))
writeFileSync(join(dist, `tillkit-${version}.zip`), zipFolder(target, 'tillkit'))
console.info(`dist/tillkit-${version}.zip`)

async function writeGenerated(): Promise<void> {
  write('includes/generated/table.php', tableFile(join(dist, version)))
  write('includes/generated/words.php', wordsFile())
  write('includes/generated/plurals.php', pluralsFile())
  write('includes/generated/messages.php', messagesFile(unitTexts()))
}

/** The files for the browser: this version's, and the previous release's for pages that still name it. */
function copyFiles(): void {
  const built = readdirSync(dist).filter((name) => existsSync(join(dist, name, 'manifest.json')))
  for (const folder of [version, ...previousOf(version, built)]) {
    cpSync(join(dist, folder), join(target, 'files', folder), { recursive: true, filter: (path) => !path.endsWith('.sources') })
  }
}

/** The settings page's script. */
async function buildHealthCheck(): Promise<void> {
  const { scripts } = readUnits()
  await build({
    entryPoints: [join(own, 'src/health/entry.ts')],
    outfile: join(target, 'admin/health-check.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    conditions: ['tillkit-source'],
    define: {
      __TILLKIT_LEGACY__: JSON.stringify(scripts.map(({ handle, file }) => ({ handle, file }))),
      __TILLKIT_COMPANIONS__: JSON.stringify(scripts.flatMap(({ companions = [], units }) => companions.map((one) => ({ ...one, units })))),
    },
    target: BUILD_TARGET,
    logLevel: 'warning',
    // What asks for its own address is parsed with the package that it stands in, and is no part of the script.
    logOverride: { 'empty-import-meta': 'silent' },
  })
}

function write(path: string, content: string): void {
  mkdirSync(join(target, path, '..'), { recursive: true })
  writeFileSync(join(target, path), content)
}
