// @vitest-environment node
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '@tillkit/testing/project/files.mjs'
import { readUnits } from '@tillkit/testing/project/units.mjs'
import { BASE, chunkFile, chunkGroups } from './chunks.ts'

const all = readUnits()
const root = fileURLToPath(new URL('../../../..', import.meta.url))
/** The first group that takes a module, as the bundler asks them. */
const groupOf = (path: string) => {
  const id = join(root, path)
  return chunkGroups(all).find(({ test }) => (test instanceof RegExp ? test.test(id) : test(id)))?.name
}

describe('the chunks of a build', () => {
  it('have in their base what its list names, each of which is there, and nothing else of its folders', () => {
    const named = Object.entries(BASE).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}.ts`))
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(new Set(named.map(groupOf))).toEqual(new Set(['base']))
    expect(['packages/mount/src/new-bridge.ts', 'packages/dom/src/life.test.ts', 'packages/platform/src/life.ts'].map(groupOf)).toEqual([undefined, undefined, undefined])
  })

  it('hold a unit\'s late modules as its manifest packs them: each is there, and in one chunk', () => {
    for (const { name, folder, manifest } of all.units) {
      const late = filesBelow(folder).flatMap((file) => /([^\\/]+)\.late\.tsx?$/.exec(file)?.[1] ?? [])
      const packed = Object.values(manifest.lateChunks ?? {}).flat()
      expect([name, packed.filter((file) => !late.includes(file))]).toEqual([name, []])
      expect([name, packed.filter((file, at) => packed.indexOf(file) !== at)]).toEqual([name, []])
    }
  })

  it('are called by their unit where they are one\'s alone, and by themselves where several share them', () => {
    const own = join(root, 'packages/filters/src/panel/chips.late.ts')
    const shared = join(root, 'packages/platform/src/requests/latest.ts')
    const file = (name: string, ...moduleIds: string[]) => chunkFile(all, { name, moduleIds })
    expect([file('filters', own), file('chips.late', own), file('filters.panel', own), file('latest', shared)]).toEqual(['filters.js', 'filters.chips.js', 'filters.panel.js', 'latest.js'])
  })
})
