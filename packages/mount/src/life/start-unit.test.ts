import type { Translate } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { defineBehaviour } from './definition.ts'
import { pageInstance } from '../page/instance.ts'
import { GRACE } from './keyed-stores.ts'
import { lampHtml, lampUnit, type LampHost, type LampState } from './lamp.fixtures.ts'
import { settle } from '../page/observe.ts'
import { enterLoader, lamps, main, print, states, useLampPage } from './lamp-page.fixtures.ts'
import { MOUNTED_EVENT } from './mounting.ts'
import { startUnit } from './start-unit.ts'

const { problems, mounted } = useLampPage()

describe('starting a unit', () => {
  it('mounts it on every element, says so there, and lists them', () => {
    startUnit(lampUnit())
    expect(mounted).toEqual(lamps())
    expect(pageInstance()?.hosts('lamp')).toEqual(lamps().map((element) => ({ unit: 'lamp', element, state: 'mounted' })))
    expect(pageInstance()?.hosts('other')).toEqual([])
    expect(pageInstance()?.version).toBe(__TILLKIT_VERSION__)
  })

  it('does nothing the second time', () => {
    startUnit(lampUnit())
    startUnit(lampUnit())
    lamps()[0]?.click()
    expect(mounted).toHaveLength(2)
    expect(lamps()[0]?.classList.contains('lit')).toBe(true)
  })

  it('does nothing where the address says tillkit=off', () => {
    history.replaceState(null, '', '?tillkit=off')
    const { body: { innerHTML: before } } = document
    startUnit(lampUnit())
    expect(mounted).toEqual([])
    expect(document.body.innerHTML).toBe(before)
    expect(pageInstance()).toBeUndefined()
  })

  it('sets its stub up first, and goes on when that throws', () => {
    const stub = vi.fn(() => {
      throw new Error('boom')
    })
    startUnit(lampUnit({ stub }))
    expect(stub).toHaveBeenCalledTimes(1)
    expect(problems).toMatchObject([{ unit: 'lamp', element: null, message: 'boom' }])
    expect(states()).toEqual(['mounted', 'mounted'])
  })

  it('tells the loader when all has mounted that was there', async () => {
    const { loader } = enterLoader()
    startUnit(lampUnit())
    await vi.waitFor(() => expect(loader.started).toHaveBeenCalledExactlyOnceWith('lamp'))
  })

  it.each([
    ['visible', undefined, 'waiting'],
    ['interaction', undefined, 'waiting'],
    ['idle', undefined, 'mounted'],
    ['interaction', 'loader', 'mounted'],
  ] as const)('%s: the loader has waited already (%s): %s', (when, loader, state) => {
    vi.spyOn(lamps()[0] as HTMLElement, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
    if (loader) enterLoader()
    startUnit(lampUnit({ when }))
    expect(states()?.[0]).toBe(state)
  })
})

describe('one bad host', () => {
  it('is reported with unit, element and field, and the others mount', () => {
    print(lampHtml('hall', 'many') + lampHtml())
    const before = lamps()[0]?.outerHTML
    startUnit(lampUnit())
    expect(states()).toEqual(['failed', 'mounted'])
    expect(problems).toEqual([
      expect.objectContaining({ unit: 'lamp', element: lamps()[0], field: 'data-watts', advice: 'Print a number.' }),
    ])
    expect(lamps()[0]?.outerHTML).toBe(before)
  })

  it('takes back what it had bound before it threw', () => {
    const { bind } = lampUnit()
    startUnit(lampUnit({
      bind(host) {
        bind(host as never)
        host.store.setState({ lit: true })
        throw new Error('boom')
      },
    }))
    expect(problems.map(({ message }) => message)).toEqual(['boom', 'boom'])
    expect(main().innerHTML).toBe(lampHtml() + lampHtml('kitchen'))
    lamps()[0]?.click()
    expect(main().innerHTML).toBe(lampHtml() + lampHtml('kitchen'))
  })

  it('is told of by the unit itself too, and stays mounted', () => {
    startUnit(lampUnit({ bind: (host) => host.report({ message: 'flickers', field: 'data-watts' }) }))
    expect(problems[0]).toEqual({ unit: 'lamp', element: lamps()[0], message: 'flickers', field: 'data-watts' })
    expect(states()).toEqual(['mounted', 'mounted'])
  })
})

describe('hosts with one key', () => {
  it('share a store, and one made for another key stays apart', () => {
    print(lampHtml() + lampHtml() + lampHtml('kitchen'))
    startUnit(lampUnit())
    lamps()[0]?.click()
    expect(lamps().map((lamp) => lamp.classList.contains('lit'))).toEqual([true, true, false])
  })

  it('hand their state to one that takes their place in the same batch', () => {
    print(lampHtml())
    startUnit(lampUnit())
    lamps()[0]?.click()
    main().innerHTML = lampHtml()
    settle()
    expect(states()).toEqual(['mounted'])
    expect(lamps()[0]?.classList.contains('lit')).toBe(true)
  })

  it('hand it over within the grace, not later', () => {
    print(lampHtml())
    const dispose = vi.fn()
    startUnit(lampUnit({ dispose }))
    lamps()[0]?.click()
    const replace = (pause: number) => {
      main().innerHTML = ''
      settle()
      vi.advanceTimersByTime(pause)
      main().innerHTML = lampHtml()
      settle()
      return lamps()[0]?.classList.contains('lit')
    }
    expect(replace(GRACE - 1)).toBe(true)
    expect(dispose).not.toHaveBeenCalled()
    expect(replace(GRACE)).toBe(false)
    expect(dispose).toHaveBeenCalledTimes(1)
  })

  it('renew the store with what the later one says', () => {
    const renew = vi.fn()
    const store = vi.fn(() => createStore<LampState>(() => ({ lit: false })))
    print(lampHtml() + lampHtml('hall', 40))
    startUnit(lampUnit({ renew, store }))
    expect(store).toHaveBeenCalledExactlyOnceWith({ watts: 5, room: 'hall' })
    expect(renew).toHaveBeenCalledExactlyOnceWith(store.mock.results[0]?.value, { watts: 40, room: 'hall' })
  })
})

describe('what a host brings', () => {
  it('is waited for before it counts as mounted and before the loader is told', async () => {
    const { loader } = enterLoader()
    let arrive: (value: string) => void = () => undefined
    const use = vi.fn()
    print(lampHtml())
    startUnit(lampUnit({
      bind: (host) => host.load(host, () => new Promise<string>((resolve) => { arrive = resolve }), use),
    }))
    await Promise.resolve()
    expect(states()).toEqual(['waiting'])
    expect(loader.started).not.toHaveBeenCalled()
    arrive('code')
    await vi.waitFor(() => expect(loader.started).toHaveBeenCalledTimes(1))
    expect(use).toHaveBeenCalledExactlyOnceWith('code')
    expect(states()).toEqual(['mounted'])
    expect(mounted).toEqual(lamps())
  })

  it('is reported when it cannot be loaded, and left out', async () => {
    print(lampHtml())
    startUnit(lampUnit({ bind: (host) => host.load(host, () => Promise.reject(new Error('404')), () => undefined) }))
    await vi.waitFor(() => expect(states()).toEqual(['mounted']))
    expect(problems).toMatchObject([{ unit: 'lamp', element: lamps()[0], cause: new Error('404') }])
  })

  it('is nobody\'s business once the host has gone', async () => {
    const use = vi.fn()
    print(lampHtml())
    lamps()[0]?.addEventListener(MOUNTED_EVENT, ({ target }) => mounted.push(target as Element))
    const loads = [Promise.resolve('code'), Promise.reject(new Error('404'))]
    startUnit(lampUnit({ bind: (host) => loads.forEach((load) => host.load(host, () => load, use)) }))
    lamps()[0]?.remove()
    settle()
    await vi.dynamicImportSettled()
    expect(use).not.toHaveBeenCalled()
    expect(problems).toEqual([])
    expect(mounted).toEqual([])
  })
})

describe('the host that a unit gets', () => {
  const hosts: LampHost[] = []
  const keep = () => {
    hosts.length = 0
    startUnit(lampUnit({ bind: (host) => hosts.push(host) }))
  }
  const config = (text: string) => {
    document.head.innerHTML = `<script type="application/json" id="tillkit-config">${text}</script>`
  }

  it('has the shop\'s options and words for this unit', () => {
    config('{"units": {"lamp": {"dim": "yes"}, "other": {"dim": false}}, "messages": {"lamp": {"on": "An"}}}')
    keep()
    expect(hosts[0]?.options).toEqual({ dim: true, watts: 40 })
    expect(problems).toEqual([])
    expect([hosts[0]?.t('on'), hosts[0]?.t('left', { count: 2 })]).toEqual(['An', '2 lamps left'])
  })

  it('has the default of an option that cannot be used, which is reported once by its path, as is one that there is not', () => {
    config('{"units": {"lamp": {"dim": "maybe", "wats": 60}}}')
    keep()
    expect(hosts.map(({ options }) => options)).toEqual([{ dim: false, watts: 40 }, { dim: false, watts: 40 }])
    const there = { unit: 'lamp', element: document.querySelector('#tillkit-config') }
    expect(problems).toMatchObject([
      { ...there, field: '#tillkit-config: units.lamp.wats', message: 'is no option. There is dim, watts' },
      { ...there, field: '#tillkit-config: units.lamp.dim', message: 'is "maybe", which cannot be used. false counts' },
    ])
  })

  it('leaves what is set of units that do not run here to our script tag, which knows what there is', () => {
    const report = vi.fn()
    enterLoader({ report, of: (unit) => (unit === 'door' ? { isStopped: false, isReported: false } : undefined) })
    config('{"units": {"lamp": {}, "door": {"wide": true}, "door/handle": {"left": true}, "dor": {"wide": true}}}')
    keep()
    expect(report.mock.calls).toEqual([['settings', 'lamp', {}], ['settings', 'dor', { wide: true }]])
  })

  it('says nothing for a text that the unit does not have, which is reported once for all its hosts', () => {
    keep()
    const say = hosts[0]?.t as Translate | undefined
    expect([say?.('of'), say?.('of'), (hosts[1]?.t as Translate | undefined)?.('of')]).toEqual(['', '', ''])
    expect(problems).toMatchObject([{ unit: 'lamp', field: 'of', message: 'is no text of the unit' }])
  })

  it('reports a text that the shop gives and the unit does not have, once and by its path', () => {
    config('{"messages": {"lamp": {"on": "An", "onn": "Aus"}}}')
    keep()
    expect(hosts[0]?.t('on')).toBe('An')
    expect(problems).toMatchObject([{ unit: 'lamp', field: '#tillkit-config: messages.lamp.onn', message: 'is no text of the unit' }])
  })

  it('has the defaults where the settings cannot be read, which is reported', () => {
    config('{"units": ')
    keep()
    expect(hosts[0]?.options).toEqual({ dim: false, watts: 40 })
    expect(problems).toMatchObject([{ unit: 'tillkit', element: document.querySelector('#tillkit-config') }])
    expect(states()).toEqual(['mounted', 'mounted'])
  })

  it('speaks through the page\'s one announcer', async () => {
    keep()
    await vi.waitFor(() => expect(document.querySelector('[aria-live]')).not.toBeNull())
    hosts[0]?.announce('one')
    hosts[1]?.announce('two')
    const said = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent)
    vi.advanceTimersByTime(400)
    expect(said()).toEqual(['one'])
    vi.advanceTimersByTime(1000)
    expect(said()).toEqual(['two'])
  })

  it('lives as long as its element', () => {
    keep()
    lamps()[0]?.remove()
    settle()
    expect(hosts.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })
})

describe('a behaviour', () => {
  it('starts for each element with a life and a config, and shares nothing', () => {
    const start = vi.fn()
    const read = (element: HTMLElement) => element.dataset['room']
    startUnit(defineBehaviour({ name: 'hum', selector: '.lamp', when: 'now', read, start }))
    expect(start.mock.calls.map(([host]) => [host.element, host.config, host.store])).toEqual(
      lamps().map((lamp) => [lamp, lamp.dataset['room'], undefined]),
    )
  })
})
