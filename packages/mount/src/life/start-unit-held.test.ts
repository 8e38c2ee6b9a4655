import { describe, expect, it, vi } from 'vitest'
import type { TouchHelp } from '../touch/claims.ts'
import { adopt } from '../bridges/adopt.ts'
import { pageInstance } from '../page/instance.ts'
import { GRACE } from './keyed-stores.ts'
import { lampHtml, lampUnit } from './lamp.fixtures.ts'
import { settle } from '../page/observe.ts'
import { enterLoader, lamps, legacyScript, main, mountedStates, print, replacing, states, useLampPage } from './lamp-page.fixtures.ts'
import { startUnit } from './start-unit.ts'

const { problems } = useLampPage()

/** Every element has a box, so that `visible` waits. */
function giveBoxes(): void {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
}

describe('a touch that was held before the code came', () => {
  it('mounts its host at once, also where it would wait to be seen, before the touch is replayed', async () => {
    giveBoxes()
    const order: string[] = []
    print(lampHtml() + lampHtml('kitchen'))
    const started = vi.fn(() => order.push('replayed'))
    enterLoader({ queuedFor: () => [lamps()[1] as Element], started })
    startUnit(lampUnit({ when: 'visible', bind: ({ config }) => order.push(`mounted in the ${config.room}`) }))
    await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1))
    expect(order).toEqual(['mounted in the kitchen', 'replayed'])
    expect(states()).toEqual(['waiting', 'mounted'])
  })

  it('mounts all hosts where it fell beside them', () => {
    giveBoxes()
    enterLoader({ queuedFor: () => [main()] })
    startUnit(lampUnit({ when: 'visible' }))
    expect(states()).toEqual(['mounted', 'mounted'])
  })

  it('is replayed once a host has brought its parts that came while the others were bringing theirs', async () => {
    const order: string[] = []
    const arrived = new Map<string, (part: unknown) => void>()
    enterLoader({ started: () => order.push('replayed') })
    print(lampHtml())
    startUnit(lampUnit({
      bind: (host) => host.load(host, () => new Promise((resolve) => arrived.set(host.config.room, resolve)), () => order.push(`bound in the ${host.config.room}`)),
    }))
    main().insertAdjacentHTML('beforeend', lampHtml('kitchen'))
    settle()
    for (const room of ['hall', 'kitchen']) {
      arrived.get(room)?.({})
      await vi.advanceTimersByTimeAsync(0)
    }
    await vi.waitFor(() => expect(order).toEqual(['bound in the hall', 'bound in the kitchen', 'replayed']))
  })

  it('is replayed once a host is bound that was printed anew meanwhile', async () => {
    const order: string[] = []
    let arrive: (part: unknown) => void = () => undefined
    const part = new Promise((resolve) => (arrive = resolve))
    print(lampHtml())
    enterLoader({ started: () => order.push('replayed') })
    startUnit(lampUnit({ bind: (host) => host.load(host, () => part, () => order.push('bound')) }))
    print(lampHtml())
    settle()
    arrive({})
    await vi.waitFor(() => expect(order).toEqual(['bound', 'replayed']))
  })

  it('is left to the loader where the shop\'s own script is live: that script answers it when it has run', async () => {
    document.head.append(legacyScript())
    const [queuedFor, started] = [vi.fn(() => []), vi.fn()]
    enterLoader({ queuedFor, started })
    startUnit(replacing())
    await Promise.resolve()
    expect(states()).toEqual(['refused', 'refused'])
    expect([queuedFor, started].map(({ mock }) => mock.calls)).toEqual([[], []])
  })

  it('is left to the shop\'s own script that comes while the unit brings its parts', async () => {
    let arrived: (part: unknown) => void = () => undefined
    const part = new Promise((resolve) => { arrived = resolve })
    const started = vi.fn()
    enterLoader({ started })
    startUnit({ ...replacing(), bind: (host) => host.load(host, () => part, () => undefined) })
    document.head.append(legacyScript())
    settle()
    arrived({})
    await vi.advanceTimersByTimeAsync(0)
    expect([states(), started.mock.calls]).toEqual([['refused', 'refused'], []])
  })

  it('shows its element as busy in a way that the ledger knows', () => {
    let help: TouchHelp | undefined
    enterLoader({
      queuedFor(_unit, given) {
        help = given
        return []
      },
    })
    startUnit(lampUnit({
      bind(host) {
        const hideBusy = help?.show({ element: host.element })
        expect(host.element.getAttribute('aria-busy')).toBe('true')
        adopt(host, host.element, host.store, ({ lit }) => ({ attributes: { 'aria-busy': String(lit) } }))
        hideBusy?.()
      },
    }))
    expect(lamps()[0]?.getAttribute('aria-busy')).toBe('false')
    pageInstance()?.stop()
    expect(lamps()[0]?.hasAttribute('aria-busy')).toBe(false)
    expect(problems).toEqual([])
  })
})

describe('a unit that was stopped', () => {
  it('keeps no state for hosts that have left', () => {
    const dispose = vi.fn()
    startUnit(lampUnit({ dispose }))
    main().replaceChildren()
    settle()
    pageInstance()?.stop('lamp')
    expect(dispose).toHaveBeenCalledTimes(2)
  })

  it('before its code came stays off, without a script tag too', () => {
    startUnit(lampUnit())
    pageInstance()?.stop('torch')
    startUnit(lampUnit({ name: 'torch' }))
    expect(mountedStates()).toEqual(['lamp mounted', 'lamp mounted'])
  })
})

describe('a legacy script that somebody makes live in its place', () => {
  it('ends the unit', () => {
    const script = legacyScript('text/plain')
    document.head.append(script)
    startUnit(replacing())
    expect(states()).toEqual(['mounted', 'mounted'])
    script.type = 'text/javascript'
    script.dispatchEvent(new Event('load'))
    expect(states()).toEqual(['refused', 'refused'])
  })
})

describe('what a unit throws late', () => {
  it('is reported when its binding is asynchronous', async () => {
    print(lampHtml())
    startUnit(lampUnit({ bind: (async () => Promise.reject(new Error('boom'))) as () => void }))
    await vi.waitFor(() => expect(problems.map(({ message }) => message)).toEqual(['boom']))
  })

  it('is reported when its store cannot be disposed of', () => {
    print(lampHtml())
    startUnit(lampUnit({
      dispose() {
        throw new Error('boom')
      },
    }))
    main().replaceChildren()
    settle()
    vi.advanceTimersByTime(GRACE)
    expect(problems.map(({ unit, message }) => [unit, message])).toEqual([['lamp', 'boom']])
  })
})
