// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { coresSince, describeCores, readCores } from './cores.mjs'

const core = (/** @type {number} */ idle) => ({ times: { user: 1000, nice: 500, sys: 400, irq: 100, idle } })

describe('the time of cores', () => {
  it('is that of all of them together, whatever they worked for', () => {
    expect(readCores([core(3000), core(5000)])).toEqual({ busy: 4, idle: 8 })
  })

  it('is told since a moment, as seconds of work and the share that was idle', () => {
    const since = coresSince({ busy: 4, idle: 8 }, { busy: 7, idle: 9 })
    expect([since, describeCores(since)]).toEqual([{ busy: 3, idle: 1 }, ['3.0 s', '25 %']])
  })

  it('has no share where no time has passed', () => {
    expect(describeCores({ busy: 0, idle: 0 })).toEqual(['0.0 s', ''])
  })

  it('goes on on this machine', () => {
    const { busy, idle } = coresSince({ busy: 0, idle: 0 })
    expect(busy + idle).toBeGreaterThan(0)
  })
})
