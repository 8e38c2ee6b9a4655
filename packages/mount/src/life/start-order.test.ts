import { describe, expect, it, vi } from 'vitest'
import type { HostInfo } from '../page/instance.ts'
import { lampHtml, lampUnit } from './lamp.fixtures.ts'
import { enterLoader, print, states, useLampPage } from './lamp-page.fixtures.ts'
import { startUnit } from './start-unit.ts'
import { START_TIMEOUT_MS } from './start-order.ts'

useLampPage()

const torch = () => lampUnit({ name: 'torch', selector: '.torch', follows: ['lamp'] })
const TORCH = '<i class="torch" data-watts="1"></i>'

/** A page of which the script tag knows a lamp and a torch, whose code has not come. */
function printBoth(lamp: Partial<HostInfo> = {}): void {
  print(lampHtml() + TORCH)
  enterLoader({}, [{ unit: 'lamp', element: document.querySelector('.lamp') as Element, state: 'waiting', ...lamp }])
}

describe('a unit that follows another', () => {
  it('starts once that has mounted, whichever has come first', () => {
    printBoth()
    startUnit(torch())
    expect(states('torch')).toEqual([])
    startUnit(lampUnit())
    expect([states('lamp'), states('torch')]).toEqual([['mounted'], ['mounted']])
  })

  it('waits for all that the other mounts on, done in steps', () => {
    print(lampHtml() + lampHtml('kitchen') + TORCH)
    const steps: (() => void)[] = []
    startUnit(lampUnit(), (step) => steps.push(step))
    while (states('lamp')?.length !== 2) steps.shift()?.()
    startUnit(torch())
    const seen: unknown[] = []
    for (let step = steps.shift(); step; step = steps.shift()) {
      seen.push([states('lamp')?.filter((state) => state === 'mounted').length, states('torch')?.length])
      step()
    }
    expect(seen).toContainEqual([1, 0])
    expect(states('torch')).toEqual(['mounted'])
  })

  it.each([
    ['is not on the page', () => print(TORCH)],
    ['waits for a touch', () => printBoth({ isUntouched: true })],
    ['has failed', () => printBoth({ state: 'failed' })],
    ['stays off', () => printBoth({ state: 'refused' })],
  ])('starts at once where the other %s', (_what, open) => {
    open()
    startUnit(torch())
    expect(states('torch')).toEqual(['mounted'])
  })

  it('starts when the other fails', () => {
    printBoth()
    startUnit(torch())
    startUnit(lampUnit({ read: () => { throw new Error('boom') } }))
    expect([states('lamp'), states('torch')]).toEqual([['failed'], ['mounted']])
  })

  it('starts after a while where nothing is heard of the other', () => {
    printBoth()
    startUnit(torch())
    vi.advanceTimersByTime(START_TIMEOUT_MS - 1)
    expect(states('torch')).toEqual([])
    vi.advanceTimersByTime(1)
    expect(states('torch')).toEqual(['mounted'])
  })
})
