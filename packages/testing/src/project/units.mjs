/**
 * The units of this project, from their manifests: each is found where it stands, so that a new one is known to all who
 * have to know units as soon as its folder is there.
 */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { Script } from 'node:vm'
import { buildSync } from 'esbuild'
import { manifestFiles, packageOf } from './manifest-files.mjs'
import { chunksOf, readBuild } from './modules.mjs'
import { distFolder, root } from './root.mjs'

/**
 * @typedef {import('./units.d.mts').FoundUnit} FoundUnit
 * @typedef {import('./units.d.mts').Units} Units
 * @typedef {import('./units.d.mts').SharedScript} SharedScript
 */

/** The units that are to come. */
const PLANNED = 'packages/loader/src/planned-manifest.ts'

/** @type {Units | undefined} */
let known

/**
 * All units, and those that are to come. Read once for each process, of the project itself.
 * @param {string} [from] another root
 * @returns {Units}
 * @throws {Error} when two units have one name, or say different things of one legacy script
 */
export function readUnits(from) {
  return from === undefined ? (known ??= readFrom(root)) : readFrom(from)
}

/** @param {string} from */
function readFrom(from) {
  const files = manifestFiles(from)
  const planned = join(from, PLANNED)
  const said = evaluate([...files.map((file) => [file, 'manifest']), ...(existsSync(planned) ? [[planned, 'planned']] : [])])
  const units = inOrder(files.map((file, index) => describe(file, said[index], from)))
  const names = units.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`Two units are called ${twice}: a name is that of one file.`)
  const toCome = (said[files.length] ?? []).filter((/** @type {{ name: string }} */ { name }) => !names.includes(name))
  return { units, planned: toCome, scripts: scriptsOf([...units.map(({ manifest }) => manifest), ...toCome]) }
}

/**
 * As merchants look for them: the widgets of their plugins and themes first, WooCommerce's own parts after them, technical ones last.
 * @param {FoundUnit[]} units
 */
function inOrder(units) {
  const rank = (/** @type {FoundUnit} */ { manifest: { legacy = [], group } }) =>
    (legacy.some(({ plugin, theme }) => plugin ?? theme) ? 0 : 2) + (group === 'technical' ? 1 : 0)
  return units.sort((one, other) => rank(one) - rank(other))
}

/**
 * What modules export, as plain data. They are TypeScript and read constants of their unit's: bundled, they run by themselves.
 * @param {string[][]} modules each a file and what it exports
 */
function evaluate(modules) {
  const contents = modules.map(([file, name], index) => `export { ${name} as m${index} } from ${JSON.stringify(file)}`).join('\n')
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'said',
    platform: 'neutral',
    conditions: ['tillkit-source'],
    logLevel: 'warning',
    // Options are read with code that asks where it stands; nothing of it runs here.
    logOverride: { 'empty-import-meta': 'silent' },
  })
  const said = new Script(`(() => { ${outputFiles[0]?.text}; return said })()`).runInThisContext()
  return modules.map((_, index) => said[`m${index}`])
}

/**
 * @param {string} file
 * @param {FoundUnit['manifest']} manifest
 * @param {string} from
 * @returns {FoundUnit}
 */
function describe(file, manifest, from) {
  const folder = dirname(file)
  const beside = (/** @type {string} */ role) => {
    const found = [`${role}.ts`, `${manifest.name}.${role}.ts`].map((name) => join(folder, name)).find((path) => existsSync(path))
    return found === undefined ? {} : { [role]: found }
  }
  const { phase = 'deferred', name } = manifest
  const found = { name, manifest, file, folder, package: packageOf(file, from), entry: join(folder, 'entry.ts'), ...beside('stub'), ...beside('early'), ...beside('untouched') }
  if ((phase === 'early') !== 'early' in found) {
    throw new Error(`${relative(from, file)} says phase: '${phase}', ${'early' in found ? 'and there is an early.ts beside it' : 'but there is no early.ts beside it'}.`)
  }
  const isSaid = manifest.triggers?.some(({ untouched }) => untouched) ?? false
  if (isSaid !== 'untouched' in found) {
    throw new Error(`${relative(from, file)} has ${isSaid ? 'an untouched trigger, but no untouched.ts beside it' : 'an untouched.ts beside it, but no untouched trigger'}.`)
  }
  return found
}

/**
 * The legacy scripts, each with all that do its work: it is replaced as a whole or not at all.
 * @param {readonly { name: string, legacy?: FoundUnit['manifest']['legacy'], sharedLegacy?: FoundUnit['manifest']['sharedLegacy'] }[]} manifests
 * @returns {SharedScript[]}
 */
function scriptsOf(manifests) {
  /** @type {Map<string, SharedScript>} */
  const scripts = new Map()
  for (const { name, legacy = [], sharedLegacy = [] } of manifests) {
    for (const one of [...legacy, ...sharedLegacy]) {
      const there = scripts.get(one.handle)
      const { units = [], ...rest } = there ?? {}
      if (there && JSON.stringify(rest) !== JSON.stringify(one)) {
        throw new Error(`${name} says something else of ${one.handle} than ${units.join(' and ')}: one script has one description.`)
      }
      scripts.set(one.handle, { ...one, units: [...units, name] })
    }
  }
  return [...scripts.values()]
}

/**
 * What the script tag has to know of a unit, as short as it can be said: what is usual is left out.
 * @param {import('@tillkit/mount').UnitRow} manifest
 * @param {readonly string[]} [chunks] what its module imports at once, as the build has it
 * @returns {import('@tillkit/mount').UnitRow}
 */
export function rowOf({ name, selector, when = 'idle', triggers, followsCart, styles, needs, claims, legacy }, chunks) {
  const compact = (/** @type {string} */ text) => text.replace(/,\s+/g, ',')
  // In this order the table is smallest when it is sent: what units are alike in stands together.
  return {
    selector: compact(selector),
    name,
    ...(claims && { claims: claims.map((claim) => ({ ...claim, selector: compact(claim.selector) })) }),
    ...(triggers && { triggers: triggers.map(({ selector: its, ...trigger }) => ({ ...(its !== undefined && its !== selector && { selector: compact(its) }), ...trigger })) }),
    ...(needs && { needs }),
    ...(styles && { styles }),
    ...(legacy && { legacy: legacy.map(({ handle, file }) => ({ handle, file })) }),
    ...(chunks && { chunks }),
    ...(followsCart && { followsCart }),
    ...(when !== 'idle' && { when }),
  }
}

/**
 * Which unit a source file belongs to: the one in whose folder it lies, and of several the innermost.
 * @param {readonly FoundUnit[]} units
 * @param {string} id an absolute path
 * @returns {string | undefined} its name
 */
export function unitOf(units, id) {
  const around = units.filter(({ folder }) => id.startsWith(`${folder}${sep}`) || id.startsWith(`${folder}/`))
  return around.sort((one, other) => other.folder.length - one.folder.length)[0]?.name
}

/**
 * What units and members of families export from their file of a role, such as `options` from `options.ts` or `NAME.options.ts`. A member is
 * named as its settings are, `FAMILY/FOLDER`.
 * @param {Pick<Units, 'units'>} units
 * @param {'options' | 'messages'} role
 * @returns {import('./units.d.mts').UnitExport[]} one for each that has such a file
 */
export function unitExports({ units }, role) {
  const found = units.flatMap((unit) => [unit, ...membersOf(unit, units)]).flatMap(({ name, folder, package: of }) => {
    const file = [`${role}.ts`, `${basename(name)}.${role}.ts`].map((one) => join(folder, one)).find((path) => existsSync(path))
    return file === undefined ? [] : [{ name, file, package: of }]
  })
  const said = evaluate(found.map(({ file }) => [file, role]))
  return found.map((one, index) => ({ ...one, value: said[index] }))
}

/**
 * The members of a family, each in a folder of its own. A unit may have its folder beside them.
 * @param {FoundUnit} unit
 * @param {readonly FoundUnit[]} units
 */
function membersOf({ name, folder, package: of }, units) {
  if (!existsSync(join(folder, 'members.ts'))) return []
  const others = new Set(units.map((unit) => unit.folder))
  const isMember = (/** @type {string} */ member) => ['member.ts', `${member}.ts`].some((file) => existsSync(join(folder, member, file)))
  return readdirSync(folder).filter((member) => isMember(member) && !others.has(join(folder, member))).map((member) => ({ name: `${name}/${member}`, folder: join(folder, member), package: of }))
}

/**
 * The options that a shop may set, by unit; a member of a family stands here only where it has some.
 * @param {Pick<Units, 'units'>} units
 * @returns {Record<string, string[]>}
 */
export function optionNames({ units }) {
  const found = unitExports({ units }, 'options')
  return Object.fromEntries([...units.map(({ name }) => [name, []]), ...found.map(({ name, value }) => [name, Object.keys(value)])])
}

/**
 * What the modules of this version import at once, which are built before the script tag is.
 * @returns {Promise<(unit: string) => string[]>}
 */
export async function builtChunks() {
  const files = await readBuild(distFolder())
  return (unit) => chunksOf(files, unit)
}
