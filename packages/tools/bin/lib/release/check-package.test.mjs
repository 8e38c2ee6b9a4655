// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkPackage } from './check-package.mjs'
import { pack } from './pack.mjs'

/** @type {string} */
let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tillkit-check-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const whole = {
  'package.json': JSON.stringify({
    name: '@tillkit/gift-note',
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    files: ['dist'],
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    peerDependencies: { react: '^19.0.0' },
  }),
  'dist/index.js': `import { useState } from 'react'\nexport const useNote = () => useState('')\n`,
  'dist/index.d.ts': 'export declare const useNote: () => readonly [string, (note: string) => void]\n',
}

/** @param {Record<string, string>} changed files by their names */
async function findings(changed = {}) {
  mkdirSync(join(folder, 'dist'))
  for (const [name, content] of Object.entries({ ...whole, ...changed })) writeFileSync(join(folder, name), content)
  const [tarball = ''] = await pack([folder], folder)
  return checkPackage(folder, tarball)
}

it('finds nothing wrong with a package that is whole', async () => {
  expect(await findings()).toEqual([])
})

it('finds an entry that leads to no file', async () => {
  expect((await findings({ 'package.json': whole['package.json'].replace('index.js', 'main.js') })).join('\n')).toMatch(/@tillkit\/gift-note: publint says .*main\.js/)
})

it('finds types that the compiler of others cannot follow', async () => {
  expect((await findings({ 'dist/index.d.ts': `export * from './note'\n` })).join('\n')).toMatch(/attw says .*InternalResolutionError/)
})

it('finds an import that nobody has installed', async () => {
  expect(await findings({ 'dist/index.js': `import 'zustand'\n` })).toEqual(['@tillkit/gift-note: its files import zustand, which its package.json does not list'])
})
