import type { Plugin } from 'vite'
import { manifestFiles } from '@tillkit/testing/project/manifest-files.mjs'
import { membersOf } from './chunks.ts'
import { builtChunks, optionNames, readUnits, rowOf, type FoundUnit, type Units } from '@tillkit/testing/project/units.mjs'

/** The module of the script tag's table: `import { TABLE, STUBS } from 'virtual:tillkit-units'`. */
const VIRTUAL = 'virtual:tillkit-units'
/** The module of the options that there are: `import { OPTIONS } from 'virtual:tillkit-options'`. */
const OPTIONS = 'virtual:tillkit-options'

/** Which table a build of the script tag carries. */
export type TagTable = 'built' | 'none'

/**
 * A plugin for builds and tests: gives the script tag its table, and a unit's own code what it needs of its manifest.
 * @param table which units the table has; `none`: the page's own tag says it
 */
export function unitsPlugin(table: TagTable): Plugin {
  let isBuild = false
  return {
    name: 'tillkit-units',
    config: (_config, { command }) => {
      isBuild = command === 'build'
      return { define: { __TILLKIT_TABLE__: String(table !== 'none') } }
    },
    resolveId: (id) => ([VIRTUAL, OPTIONS].includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${OPTIONS}`) return `export const OPTIONS = ${JSON.stringify(optionNames(readUnits()))}`
      if (id === `\0${VIRTUAL}`) {
        manifestFiles().forEach((file) => this.addWatchFile(file))
        // Sources import each other one by one: only modules that are built have chunks.
        return tableModule(readUnits(), table, isBuild && table !== 'none' ? await builtChunks() : undefined)
      }
      const unit = isBuild ? readUnits().units.find(({ file }) => file === id) : undefined
      return unit && `export const manifest = ${JSON.stringify(ownPart(unit))}`
    },
  }
}

/**
 * The table as a module, with the code of stubs; who prints the table prints those, too.
 * @param chunksOf what a unit's module imports at once; nothing where no modules are built
 */
export function tableModule({ units }: Pick<Units, 'units'>, table: TagTable, chunksOf?: (unit: string) => readonly string[]): string {
  const rows = units.map(({ name, manifest }) => rowOf(manifest, chunksOf?.(name)))
  const stubs = table === 'none' ? [] : units.flatMap(({ name, stub }) => (stub === undefined ? [] : [{ name, stub }]))
  return [
    ...stubs.map(({ stub }, index) => `import { stub as stub${index} } from ${JSON.stringify(stub)}`),
    `export const TABLE = ${JSON.stringify(table === 'none' ? [] : rows)}`,
    `export const STUBS = {${stubs.map(({ name }, index) => `${JSON.stringify(name)}: stub${index}`).join()}}`,
  ].join('\n')
}

/** What a unit's own code needs of its manifest. A family mounts on what its members do: what says that there is any is for the script tag. */
export function ownPart({ manifest, folder }: Pick<FoundUnit, 'manifest' | 'folder'>): object {
  const { name, selector, when, needs, follows, legacy = [] } = manifest
  const isFamily = membersOf({ folder }).length > 0
  return { name, ...(!isFamily && { selector, needs }), when, follows, ...(legacy.length > 0 && { legacy: legacy.map(({ handle, file }) => ({ handle, file })) }) }
}
