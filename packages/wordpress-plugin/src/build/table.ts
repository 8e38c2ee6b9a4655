import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { UNITS } from '@tillkit/loader'
import { LEGACY_SCRIPTS } from '@tillkit/platform'
import { phpFile } from './php.ts'
import { unitMarkup } from './markup.ts'

/** The parts of dist/VERSION/manifest.json that the plugin needs. */
interface BuiltManifest {
  readonly version: string
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly integrity: string }>>
}

/** `generated/table.php`: the units, the legacy scripts, and the built files, from what the browser's code uses. */
export function tableFile(dist: string): string {
  const { version, files } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as BuiltManifest
  return phpFile('The units of this version, the legacy scripts that they replace, and its files.', {
    version,
    units: UNITS.map(({ name }) => name),
    handles: Object.fromEntries(LEGACY_SCRIPTS.map(({ handle, file, units }) => [handle, { file, units }])),
    markup: unitMarkup(),
    integrity: Object.fromEntries(['tillkit.js', 'tillkit.css'].map((name) => [name, files[name]?.integrity ?? missing(name)])),
    sizes: Object.fromEntries(Object.entries(files).map(([name, { bytes }]) => [name, bytes])),
    safety_net: transformSync(readFileSync(join(import.meta.dirname, '../safety-net.js'), 'utf8'), { minify: true, target: 'es2015' }).code.trim(),
    stub: readFileSync(join(dist, 'stub.js'), 'utf8').trim(),
    needs_stub: UNITS.filter(({ stub }) => stub).map(({ name }) => name),
  })
}

function missing(name: string): never {
  throw new Error(`${name} is not in the build: run "npm run build".`)
}
