// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { circlesIn, packagesNeededBy, readImports } from './import-graph.mjs'
import { inRoot, root } from './root.mjs'

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

  it('are none where one of the files is imported later', () => {
    const folder = folderWith({ 'a.ts': `export const load = () => import('./b.ts')`, 'b.ts': `import './a.ts'` })
    expect(circlesIn(readImports([folder]))).toEqual([])
  })

  it('are nowhere in this project', () => {
    const graph = readImports(['packages', 'stories', 'examples'].map(inRoot))
    expect(graph.size).toBeGreaterThan(500)
    expect(circlesIn(graph).map((circle) => circle.map((file) => relative(root, file)).join(' → '))).toEqual([])
  })
})

it('npm test starts where nothing has been installed', () => {
  const folder = folderWith({ 'a.mjs': `import './b.mjs'`, 'b.mjs': `import fs from 'node:fs'\nimport { build } from 'esbuild'` })
  expect(packagesNeededBy(join(folder, 'a.mjs'))).toEqual(['esbuild'])
  expect(packagesNeededBy(inRoot('packages/testing/bin/test.mjs'))).toEqual([])
})
