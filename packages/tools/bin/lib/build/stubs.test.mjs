// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { buildStubs } from './stubs.mjs'
import { readUnits } from '../../../../testing/src/project/units.mjs'

/** @param {readonly string[]} sources */
function stubsOf(sources) {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-stubs-'))
  return sources.map((source, index) => {
    const stub = join(folder, `stub${index}.ts`)
    writeFileSync(stub, source)
    return { stub }
  })
}

describe('stub.js', () => {
  it('sets up the globals of every unit that has a stub, whatever another stub throws', async () => {
    const error = vi.fn()
    const page = { console: { error } }
    const throwing = `export function stub(): void { throw new Error('boom') }`
    const setting = `export const stub = () => { (globalThis as { lamp?: string }).lamp ??= 'stub' }`
    runInNewContext(await buildStubs([...stubsOf([throwing, setting]), {}]), page)
    expect(page).toHaveProperty('lamp', 'stub')
    expect(error).toHaveBeenCalledTimes(1)
  })

  it('is empty where no unit has a stub', async () => {
    expect(await buildStubs([{}])).toBe('')
  })

  it('leaves what the tier plugin\'s inline code has set before it, and may run twice', async () => {
    const overrides = { $getQuantityField: () => [] }
    const document = { __tieredPricing: { overrides } }
    const script = await buildStubs(readUnits().units)
    runInNewContext(script, { document })
    const surface = document.__tieredPricing
    expect(surface).toMatchObject({ activeInstances: [], overrides, initFunction: expect.any(Function) })
    runInNewContext(script, { document })
    expect(document.__tieredPricing).toBe(surface)
  })
})
