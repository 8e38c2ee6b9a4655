import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { readUnits, type SharedScript } from '@tillkit/testing/project/units.mjs'
import { PhpCode, phpFile, quoted, type PhpValue } from './php.ts'
import { unitMarkup } from './markup.ts'

/** The parts of dist/VERSION/manifest.json that the plugin needs. */
interface BuiltManifest {
  readonly version: string
  readonly units: readonly { readonly name: string; readonly row: object; readonly stub?: string }[]
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly integrity: string }>>
}

/** `generated/table.php`: the units, the legacy scripts, and the built files, from what the browser's code uses. */
export function tableFile(dist: string): string {
  const { version, files, units: built } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as BuiltManifest
  const { units, scripts } = readUnits()
  const early = Object.fromEntries(units.flatMap((unit) => (unit.early === undefined ? [] : [[unit.name, `${unit.name}.early.js`]])))
  return phpFile('The units of this version, the legacy scripts that they replace, and its files.', {
    version,
    units: units.map(({ name }) => name),
    technical: units.filter(({ manifest }) => manifest.group === 'technical').map(({ name }) => name),
    handles: Object.fromEntries(scripts.map((script) => [script.handle, handleOf(script)])),
    // Core's handles are all of one plugin, which is not named here.
    plugins: Object.fromEntries(scripts.flatMap(({ handle, plugin }) => (plugin ? [[handle, plugin]] : []))),
    // A theme is no plugin: it is there where it is the site's, or the parent of that.
    themes: Object.fromEntries(scripts.flatMap(({ handle, theme }) => (theme ? [[handle, theme]] : []))),
    // What our tag says of each unit in `data-table`, as JSON.
    rows: Object.fromEntries(built.map(({ name, row }) => [name, JSON.stringify(row)])),
    early,
    markup: unitMarkup(),
    integrity: Object.fromEntries(['tillkit.js', 'bare/tillkit.js', 'tillkit.css', ...Object.values(early)].map((name) => [name, files[name]?.integrity ?? missing(name)])),
    sizes: Object.fromEntries(Object.entries(files).map(([name, { bytes }]) => [name, bytes])),
    safety_net: transformSync(readFileSync(join(import.meta.dirname, '../safety-net.js'), 'utf8'), { minify: true, target: 'es2015' }).code.trim(),
    stubs: Object.fromEntries(built.flatMap(({ name, stub }) => (stub === undefined ? [] : [[name, stub]]))),
  })
}

/** What the plugin has to know of a legacy script: who goes with it, who keeps it, and what it keeps. */
function handleOf({ file, units, helpers, builders, asksFor, isLibrary }: SharedScript): Record<string, PhpValue> {
  return {
    file,
    units,
    ...(helpers && { helpers: Object.fromEntries(helpers.map((one) => [one.handle, { file: one.file, platforms: one.isPlatforms === true, behind: one.isBehind === true }])) }),
    ...(isLibrary && { library: true }),
    ...(asksFor && { asks_for: asksFor }),
    ...(builders && { builders: { modules: builders.modules, known: classPattern(builders.known) } }),
  }
}

/** A pattern of PHP's for a list of classes that has one of these; a star stands for how one goes on. */
export function classPattern(names: readonly string[]): string {
  return `/(?<!\\S)(?:${names.map((name) => name.replace(/\*$/, '\\S*')).join('|')})(?!\\S)/`
}

/** `generated/words.php`: what units are called for merchants, also those that are not built yet: rows say what keeps a script. */
export function wordsFile(): string {
  const { units, planned } = readUnits()
  const translated = (text: string) => (text === '' ? '' : new PhpCode(`__( ${quoted(text)}, 'tillkit' )`))
  const known = [...units.map(({ manifest }) => manifest), ...planned.map((one) => ({ about: '', ...one }))]
  return phpFile('What the units are called, and what they do.', Object.fromEntries(known.map(({ name, title, about }) => [name, [translated(title), translated(about)]])))
}

/** What the readme says of each unit: a line of a list. */
export function unitLines(): string {
  return readUnits().units.map(({ manifest: { title, about, legacy = [] } }) => `* **${title}** (${(legacy[0]?.plugin ?? legacy[0]?.theme)?.title ?? 'WooCommerce'}). ${about}`).join('\n')
}

function missing(name: string): never {
  throw new Error(`${name} is not in the build: run "npm run build".`)
}
