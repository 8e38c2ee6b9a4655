// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildUntouched } from './untouched.mjs'
import { inRoot } from '../../../../testing/src/project/root.mjs'

/** @param {string} code */
function built(code) {
  const untouched = join(mkdtempSync(join(tmpdir(), 'tillkit-untouched-')), 'untouched.ts')
  writeFileSync(untouched, code)
  return buildUntouched({ name: 'lamp', untouched })
}

it('makes a module that imports nothing, with what it needs built into it', async () => {
  const code = await built(`import { readCookie } from '${inRoot('packages/dom/src/index.ts')}'\nexport const untouched = () => readCookie('lamp')`)
  expect(code).toMatch(/document\.cookie.*export\{\w+ as untouched\}/s)
  expect(code).not.toContain('import')
})

it('fails where that is the life of units, or comes later', async () => {
  await expect(built(`import { live } from '${inRoot('packages/mount/src/index.ts')}'\nexport const untouched = live`)).rejects.toThrow(/lamp\.untouched\.js imports packages\/mount\/src/)
  await expect(built(`export const untouched = () => import('${inRoot('packages/dom/src/storage.ts')}')`)).rejects.toThrow('lamp.untouched.js imports packages/dom/src/storage.ts')
})
