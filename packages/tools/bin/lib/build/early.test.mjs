// @vitest-environment node
import { expect, it } from 'vitest'
import { buildEarly } from './early.mjs'
import { inRoot } from '../../../../testing/src/project/root.mjs'

const folder = inRoot('packages/loader/test/early')
const built = (/** @type {string} */ file) => buildEarly({ name: 'landing', folder, early: `${folder}/${file}.ts`, manifest: { precedes: '#gate' } })

it('makes a classic script of an early unit, with what lies in its folder built into it', async () => {
  const code = await built('early')
  expect(code).not.toMatch(/\b(import|export|require)\b/)
  expect(code).toContain('location.search')
  expect(() => new Function(code)).not.toThrow()
})

it('fails where an early script imports what is not its own, now or later', async () => {
  await expect(built('foreign')).rejects.toThrow(/landing\.early\.js imports .*packages\/dom\/src/)
  await expect(built('later')).rejects.toThrow('landing.early.js imports packages/loader/test/early/names.ts')
})
