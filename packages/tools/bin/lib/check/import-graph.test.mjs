// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { circlesIn, misnamedImports, packagesNeededBy, readImports } from './import-graph.mjs'
import { filesBelow } from '../../../../testing/src/project/files.mjs'
import { unitPackages } from '../../../../testing/src/project/manifest-files.mjs'
import { inRoot, root } from '../../../../testing/src/project/root.mjs'

/** @param {Record<string, string>} sources */
function folderWith(sources) {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-imports-'))
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source)
  return folder
}

describe('circles of imports', () => {
  it('are found through other files and through types, and told in their order', () => {
    const folder = folderWith({
      'a.ts': `import { b } from './b.ts'`,
      'b.ts': `import type { C } from './c.ts'`,
      'c.ts': `export { a } from './a.ts'`,
      'd.ts': `import './a.ts'`,
    })
    expect(circlesIn(readImports([folder])).map((circle) => circle.map((file) => relative(folder, file)))).toEqual([['a.ts', 'b.ts', 'c.ts']])
  })

  it('are found where one of the files is imported later, too', () => {
    const folder = folderWith({ 'a.ts': `export const load = () => import('./b.ts')`, 'b.ts': `import './a.ts'` })
    expect(circlesIn(readImports([folder])).map((circle) => circle.map((file) => relative(folder, file)))).toEqual([['a.ts', 'b.ts']])
  })

  it('are nowhere in this project', () => {
    const graph = readImports(['packages', 'stories', 'examples'].map(inRoot))
    expect(graph.size).toBeGreaterThan(500)
    expect(circlesIn(graph).map((circle) => circle.map((file) => relative(root, file)).join(' → '))).toEqual([])
  })
})

describe('anatomies', () => {
  it('are one a folder, called so', () => {
    const files = unitPackages().flatMap((name) => filesBelow(inRoot(`packages/${name}/src`))).filter((file) => /anatomy/.test(basename(file)) && !file.includes('.test.'))
    const folders = files.map((file) => dirname(file))
    expect(folders.filter((folder, index) => folders.indexOf(folder) !== index).map((folder) => relative(root, folder))).toEqual([])
    expect(files.filter((file) => !/(^|\.)anatomy\.ts$/.test(basename(file))).map((file) => relative(root, file))).toEqual([])
  })
})

describe('late files', () => {
  it('are loaded by import() alone, and nothing else is', () => {
    const folder = folderWith({
      'a.ts': `import './b.late.ts'\nexport const load = () => [import('./c.ts'), import('./b.late.ts')]`,
      'b.late.ts': `import './d.late.ts'`,
      'e.ts': `import type { D } from './d.late.ts'`,
      'c.ts': ``,
      'd.late.ts': ``,
    })
    expect(misnamedImports(readImports([folder])).map(({ from, to }) => `${relative(folder, from)} → ${relative(folder, to)}`)).toEqual(['a.ts → b.late.ts', 'a.ts → c.ts', 'b.late.ts → d.late.ts'])
  })

  it('are named so in all units', () => {
    // Public names are for who bundles by himself.
    const graph = readImports(unitPackages().map((name) => inRoot(`packages/${name}/src`)))
    const named = new Map([...graph].filter(([file]) => !file.includes('.fixtures.') && !file.endsWith('/src/index.ts')))
    expect(misnamedImports(named).map(({ from, to }) => `${relative(root, from)} → ${relative(root, to)}`)).toEqual([])
  })
})

/**
 * Imports that lead from one member of a family to another, by its folder.
 * @param {import('./import-graph.mjs').ImportGraph} graph
 */
function acrossMembers(graph) {
  const members = [...graph.keys()].filter((file) => basename(file) === 'member.ts').map((file) => dirname(file))
  const memberOf = (/** @type {string} */ file) => members.find((folder) => file.startsWith(folder + sep))
  return { members, across: [...graph].flatMap(([from, imports]) => imports.filter(({ path }) => memberOf(from) && memberOf(path) && memberOf(from) !== memberOf(path)).map(({ path }) => [from, path])) }
}

describe('members of a family', () => {
  it('are found out where one imports another, types and later imports too', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tillkit-members-'))
    for (const name of ['one', 'other', 'shared']) mkdirSync(join(folder, name))
    const write = (/** @type {string} */ file, /** @type {string} */ source) => writeFileSync(join(folder, file), source)
    write('one/member.ts', `import './own.ts'\nimport '../shared/both.ts'\nimport type { B } from '../other/own.ts'`)
    write('one/own.ts', `export const load = () => import('../other/member.ts')`)
    write('other/member.ts', `import '../shared/both.ts'`)
    write('other/own.ts', '')
    write('shared/both.ts', '')
    const { across } = acrossMembers(readImports([folder]))
    expect(across.map((files) => files.map((file) => relative(folder, file)).join(' → '))).toEqual(['one/member.ts → other/own.ts', 'one/own.ts → other/member.ts'])
  })

  it('never import each other: what several need stands beside them', () => {
    const { members, across } = acrossMembers(readImports(unitPackages().map((name) => inRoot(`packages/${name}/src`))))
    expect(members.length).toBeGreaterThan(20)
    expect(across.map((files) => files.map((file) => relative(root, file)).join(' → '))).toEqual([])
  })
})

it('npm test starts where nothing has been installed', () => {
  const folder = folderWith({ 'a.mjs': `import './b.mjs'`, 'b.mjs': `import fs from 'node:fs'\nimport { build } from 'esbuild'` })
  expect(packagesNeededBy(join(folder, 'a.mjs'))).toEqual(['esbuild'])
  expect(packagesNeededBy(inRoot('packages/tools/bin/test.mjs'))).toEqual([])
})

it.each(['packages/preview/bin/tillkit-preview.mjs', 'packages/bench/bin/tillkit-bench.mjs', 'packages/tools/bin/bench.mjs', 'examples/shop/start.mjs'])(
  '%s answers --help and wrong arguments where nothing has been installed', (file) => {
    expect(packagesNeededBy(inRoot(file))).toEqual([])
  },
)

it('the fixtures import nothing, neither of ours nor of Node\'s: they print in a browser too', () => {
  const files = filesBelow(inRoot('packages/fixtures/src')).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => /from '[^.]/.test(readFileSync(file, 'utf8'))).map((file) => relative(root, file))).toEqual([])
})
