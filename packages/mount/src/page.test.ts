import { createStore } from 'zustand/vanilla'
import { LEGACY_SCRIPTS } from '@tillkit/platform'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineBehaviour, type Unit } from './definition.ts'
import { enterPage, INSTANCE, pageInstance, type HostInfo, type LoaderLink } from './instance.ts'
import { GRACE } from './keyed.ts'
import { lampHtml, lampUnit, type LampHost, type LampState } from './lamp.fixtures.ts'
import { settle } from './observe.ts'
import { MOUNTED_EVENT, startUnit } from './page.ts'
import { ERROR_EVENT, type Problem } from './problem.ts'

const address = location.href
let problems: Problem[]
let mounted: Element[]
let listening: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  problems = []
  mounted = []
  listening = new AbortController()
  const { signal } = listening
  document.addEventListener(ERROR_EVENT, (event) => {
    event.preventDefault()
    problems.push((event as CustomEvent<Problem>).detail)
  }, { signal })
  document.addEventListener(MOUNTED_EVENT, (event) => mounted.push(event.target as Element), { signal })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'info').mockReturnValue()
  print(lampHtml() + lampHtml('kitchen'))
})

afterEach(() => {
  pageInstance()?.stop()
  Reflect.deleteProperty(window, INSTANCE)
  vi.advanceTimersByTime(GRACE)
  vi.useRealTimers()
  vi.restoreAllMocks()
  listening.abort()
  history.replaceState(null, '', address)
  document.head.replaceChildren()
  document.body.replaceChildren()
})

function print(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`
}

const lamps = () => [...document.querySelectorAll<HTMLElement>('.lamp')]
const states = (unit?: string) => pageInstance()?.hosts(unit).map(({ state }) => state)
const main = () => document.querySelector('main') as HTMLElement

/** What the loader had entered before the runtime came. */
function enterLoader(link: Partial<LoaderLink> = {}, hosts: HostInfo[] = []) {
  const loader: LoaderLink = { force: [], stopped: new Set(), started: vi.fn(), ...link }
  const stop = vi.fn()
  enterPage({ version: __TILLKIT_VERSION__, hosts: (unit) => hosts.filter((host) => !unit || host.unit === unit), stop, loader })
  return { loader, stop }
}

function legacyScript(unit = 'tiered-pricing', type = ''): HTMLScriptElement {
  const script = document.createElement('script')
  script.id = `${LEGACY_SCRIPTS.find(({ units }) => units.includes(unit))?.handle ?? ''}-js`
  script.type = type
  return script
}

/** A lamp that replaces a script which the table of legacy scripts knows. */
const replacing = (): Unit => lampUnit({ name: 'tiered-pricing' })

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
      bind: (host) => host.bring(host, () => new Promise<string>((resolve) => { arrive = resolve }), use),
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
    startUnit(lampUnit({ bind: (host) => host.bring(host, () => Promise.reject(new Error('404')), () => undefined) }))
    await vi.waitFor(() => expect(states()).toEqual(['mounted']))
    expect(problems).toMatchObject([{ unit: 'lamp', element: lamps()[0], cause: new Error('404') }])
  })

  it('is nobody\'s business once the host has gone', async () => {
    const use = vi.fn()
    print(lampHtml())
    lamps()[0]?.addEventListener(MOUNTED_EVENT, ({ target }) => mounted.push(target as Element))
    const loads = [Promise.resolve('code'), Promise.reject(new Error('404'))]
    startUnit(lampUnit({ bind: (host) => loads.forEach((load) => host.bring(host, () => load, use)) }))
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
    config('{"units": {"lamp": {"dim": true}, "other": {"dim": false}}, "messages": {"lamp": {"on": "An"}}}')
    keep()
    expect(hosts[0]?.options).toEqual({ dim: true })
    expect([hosts[0]?.say('on'), hosts[0]?.say('left', { count: 2 })]).toEqual(['An', '2 lamps left'])
  })

  it('has none where the settings cannot be read, which is reported', () => {
    config('{"units": ')
    keep()
    expect(hosts[0]?.options).toEqual({})
    expect(problems).toMatchObject([{ unit: 'tillkit', element: document.querySelector('#tillkit-config') }])
    expect(states()).toEqual(['mounted', 'mounted'])
  })

  it('speaks through the page\'s one announcer', () => {
    keep()
    hosts[0]?.announce('one')
    hosts[1]?.announce('two')
    vi.advanceTimersByTime(400)
    expect([...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent)).toEqual(['two'])
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
    startUnit(defineBehaviour({ name: 'hum', selector: '.lamp', when: 'now', read: (element) => element.dataset['room'], start }))
    expect(start.mock.calls.map(([host]) => [host.element, host.config, host.store])).toEqual(
      lamps().map((lamp) => [lamp, lamp.dataset['room'], undefined]),
    )
  })
})

describe('stopping', () => {
  it('puts the HTML back, and nothing starts again', () => {
    const { body: { innerHTML: before } } = document
    startUnit(lampUnit())
    lamps()[0]?.click()
    pageInstance()?.stop()
    expect(document.body.innerHTML).toBe(before)
    expect(pageInstance()?.hosts()).toEqual([])
    main().insertAdjacentHTML('beforeend', lampHtml())
    settle()
    startUnit(lampUnit())
    startUnit(lampUnit({ name: 'other' }))
    expect(mounted).toHaveLength(2)
  })

  it('can be for one unit', () => {
    startUnit(lampUnit())
    startUnit(lampUnit({ name: 'other', bind: () => undefined }))
    pageInstance()?.stop('lamp')
    startUnit(lampUnit())
    expect(pageInstance()?.hosts().map(({ unit }) => unit)).toEqual(['other', 'other'])
  })

  it('reaches the units that the loader still waits for', () => {
    const { stop } = enterLoader()
    startUnit(lampUnit())
    pageInstance()?.stop('other')
    pageInstance()?.stop()
    expect(stop.mock.calls).toEqual([['other'], [undefined]])
  })

  it('holds for code that arrives later', () => {
    enterLoader({ stopped: new Set(['lamp']) })
    startUnit(lampUnit())
    expect(mounted).toEqual([])
  })
})

describe('beside a loader', () => {
  it('the hosts that it waits for are listed until their unit starts', () => {
    const element = document.body
    const waiting = [{ unit: 'lamp', element, state: 'waiting' }, { unit: 'door', element, state: 'waiting' }] as const
    enterLoader({}, [...waiting])
    startUnit(lampUnit())
    expect(pageInstance()?.hosts().map(({ unit, state }) => `${unit} ${state}`)).toEqual([
      'lamp mounted',
      'lamp mounted',
      'door waiting',
    ])
    expect(pageInstance()?.hosts('door')).toHaveLength(1)
  })
})

describe('another copy of Tillkit', () => {
  const foreign = (changes: object) => enterPage({ version: __TILLKIT_VERSION__, hosts: () => [], stop: () => undefined, ...changes })

  it.each([
    ['of another version', { version: '0.0.1' }],
    ['of this version with a runtime of its own', { runtime: {} }],
  ])('%s is left alone, and that is said once', (_what, changes) => {
    const there = foreign(changes)
    const { body: { innerHTML: before } } = document
    startUnit(lampUnit())
    startUnit(lampUnit({ name: 'other' }))
    expect(pageInstance()).toBe(there)
    expect(mounted).toEqual([])
    expect(document.body.innerHTML).toBe(before)
    expect(console.error).toHaveBeenCalledTimes(1)
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('second copy')
  })
})

describe('a legacy script', () => {
  it('that is live keeps its unit off, and that is said once', () => {
    const script = legacyScript()
    document.head.append(script)
    startUnit(replacing())
    startUnit(lampUnit({ bind: () => undefined }))
    expect(states('tiered-pricing')).toEqual(['refused', 'refused'])
    expect(states('lamp')).toEqual(['mounted', 'mounted'])
    expect(console.info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(script.id), script)
  })

  it('that is inert does not', () => {
    document.head.append(legacyScript('tiered-pricing', 'text/plain'))
    startUnit(replacing())
    expect(states()).toEqual(['mounted', 'mounted'])
    expect(console.info).not.toHaveBeenCalled()
  })

  it('that comes late takes over: what we wrote is taken back and stays so', () => {
    startUnit(replacing())
    lamps()[0]?.click()
    document.head.append(legacyScript())
    settle()
    expect(states()).toEqual(['refused', 'refused'])
    expect(main().innerHTML).toBe(lampHtml() + lampHtml('kitchen'))
    main().insertAdjacentHTML('beforeend', lampHtml())
    document.head.append(legacyScript())
    settle()
    expect(mounted).toHaveLength(2)
    expect(console.info).toHaveBeenCalledTimes(1)
  })

  it.each<{ force: LoaderLink['force'] }>([
    { force: true },
    { force: ['tiered-pricing'] },
  ])('is put up with where the tag says data-force: $force', ({ force }) => {
    enterLoader({ force })
    document.head.append(legacyScript())
    startUnit(replacing())
    document.head.append(legacyScript())
    settle()
    expect(states()).toEqual(['mounted', 'mounted'])
  })

  it('is not put up with where data-force names another unit', () => {
    enterLoader({ force: ['other'] })
    document.head.append(legacyScript())
    startUnit(replacing())
    expect(states()).toEqual(['refused', 'refused'])
  })
})
