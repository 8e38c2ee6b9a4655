// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs'
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

  it("are a file for each member of a family, with what stands in its folder; what members share is one of their own, what comes later neither's", () => {
    const of = (path: string) => groupOf(`packages/page-builder/src/${path}`)
    const { units } = all
    const family = units.find(({ name }) => name === 'page-builder')
    const members = readdirSync(family?.folder ?? '').filter((name) => existsSync(join(family?.folder ?? '', name, 'member.ts')))
    expect(members.length).toBeGreaterThan(20)
    for (const member of members) {
      for (const file of ['member', 'anatomy', 'any.model', 'deeper/part']) expect(of(`${member}/${file}.ts`)).toBe(`page-builder.${member}`)
    }
    expect(['page-builder.ts', 'members.ts', 'presence.anatomy.ts'].map(of)).toEqual(Array(3).fill('page-builder'))
    expect(['shared/slide.ts', 'shared/arrows.ts'].map(of)).toEqual(Array(2).fill('page-builder.shared'))
    // Its two neighbours need some of it without the family.
    expect([of('shared/anatomy.ts'), groupOf('packages/platform/src/theme/device.ts')]).toEqual(Array(2).fill('theme'))
    expect(of('tabs/drawn.late.ts')).not.toBe('page-builder.tabs')
    // A unit without members is one file, folders and all.
    expect(groupOf('packages/filters/src/panel/section.ts')).toBe('filters')
  })

  it('leave to the first touch of a form what checks and sends it, and not what its own file stands on: with that all of it would come at once', () => {
    const of = (path: string) => groupOf(`packages/forms/src/${path}`)
    expect(['engine/form.ts', 'engine/page/send-on-submit.ts', 'theme-forms/protection.ts'].map(of)).toEqual(Array(3).fill('forms-sending'))
    expect(['engine/form-fields.ts', 'engine/page/show-sending.ts', 'theme-forms/lazy-send.ts'].map(of)).toEqual(Array(3).fill('forms'))
  })

  it('are called by their unit where they are one\'s alone, and by themselves where several share them', () => {
    const own = join(root, 'packages/filters/src/panel/chips.late.ts')
    const shared = join(root, 'packages/platform/src/requests/latest.ts')
    const file = (name: string, ...moduleIds: string[]) => chunkFile(all, { name, moduleIds })
    expect([file('filters', own), file('chips.late', own), file('filters.panel', own), file('latest', shared)]).toEqual(['filters.js', 'filters.chips.js', 'filters.panel.js', 'latest.js'])
    // The folder is a family's, whose package has further units.
    const builder = 'packages/page-builder/src/shared/anatomy.ts'
    expect([groupOf(builder), file('theme', join(root, builder))]).toEqual(['theme', 'theme.js'])
  })
})
