import { ERROR_EVENT, INSTANCE, pageInstance, type KnownUnit, type Problem } from '@tillkit/mount'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { meantOf } from './candidates.ts'
import { startLoader } from './loader.ts'
import { isCapable, readOptions, scriptOf, type LoaderOptions } from './options.ts'
import { ROWS, unitsOf } from './units.ts'
import { problemMessages } from './problem-messages.ts'

const base = new URL('http://shop.test/tillkit/0.1.0/')
const load = vi.fn<LoaderOptions['load']>()
/** The file with our words is there. */
const saying = () => Promise.resolve({ problemMessages })
let problems: Problem[]
let listening: AbortController

const lamp: KnownUnit = {
  name: 'lamp',
  selector: '.lamp',
  when: 'now',
  claims: [{ type: 'click', selector: '.lamp button' }],
}
const door: KnownUnit = { name: 'door', selector: '.door', when: 'interaction' }
/** A unit that replaces a script of the shop's. */
const replacing: KnownUnit = { ...lamp, name: 'tiered-pricing', legacy: [{ handle: 'old-tiers', file: '/old-tiers.' }] }

beforeEach(() => {
  // Our style sheet is linked, not fetched.
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM
  settings['handleDisabledFileLoadingAsSuccess'] = true
  vi.useFakeTimers()
  load.mockReset().mockReturnValue(new Promise(() => undefined))
  problems = []
  listening = new AbortController()
  document.addEventListener(ERROR_EVENT, (event) => {
    event.preventDefault()
    problems.push((event as CustomEvent<Problem>).detail)
  }, { signal: listening.signal })
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  document.body.innerHTML = '<div class="lamp"><button>On</button></div><div class="door"></div>'
})

afterEach(() => {
  leavePage()
  listening.abort()
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

/** A page that is left takes its Tillkit along. */
function leavePage(): void {
  pageInstance()?.stop()
  Reflect.deleteProperty(window, INSTANCE)
}

const start = (manifests: readonly KnownUnit[], options: Partial<LoaderOptions> = {}) =>
  startLoader({ base, known: manifests, force: [], load, problemMessages: saying, ...options })

/** The code of the unit has come and says so. */
const started = (unit = 'lamp') => pageInstance()?.loader?.started(unit)

const loaded = () => load.mock.calls.map(([url]) => url)

/** The style sheets that are linked, without their folder. */
const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link')].map(({ href }) => href.replace(base.href, ''))

/** Lets rejections reach those who wait for them. */
const microtasks = () => vi.advanceTimersByTimeAsync(0)

function legacyScript(type = ''): HTMLScriptElement {
  const script = document.createElement('script')
  script.id = 'old-tiers-js'
  script.type = type
  document.head.append(script)
  return script
}

/** Clicks the button, and gives what the page's own listeners heard. */
function clickButton(): { heard: () => number; event: MouseEvent } {
  const button = document.querySelector('button')
  const listener = vi.fn()
  button?.addEventListener('click', listener, { signal: listening.signal })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  button?.dispatchEvent(event)
  return { heard: () => listener.mock.calls.length, event }
}

describe('readOptions', () => {
  const tag = (attributes: Record<string, string>) => {
    const script = document.createElement('script')
    script.src = 'http://shop.test/tillkit/0.1.0/tillkit.js?x=1'
    script.type = 'text/plain'
    Object.assign(script.dataset, attributes)
    return readOptions(script, load)
  }

  it('finds the files of this version beside the script', () => {
    expect(tag({}).base.href).toBe('http://shop.test/tillkit/0.1.0/')
    expect(tag({}).load).toBe(load)
  })

  it.each([
    [{}, undefined, []],
    [{ units: '' }, [], []],
    [{ units: ' mini-cart,  filters ' }, ['mini-cart', 'filters'], []],
    [{ force: '' }, undefined, true],
    [{ force: 'true' }, undefined, true],
    [{ force: 'mini-cart' }, undefined, ['mini-cart']],
    [{ units: 'a b', force: 'b,c' }, ['a', 'b'], ['b', 'c']],
  ])('reads %j', (attributes, units, force) => {
    expect(tag(attributes as Record<string, string>)).toMatchObject({ force })
    expect(tag(attributes as Record<string, string>).units).toEqual(units)
  })
})

describe('our script tag', () => {
  const print = (src: string) => {
    const script = document.createElement('script')
    script.type = 'text/plain'
    if (src) script.src = src
    document.head.append(script)
    return script
  }

  it('is the running one, whatever its name', () => {
    const running = print('/tillkit.min.js')
    expect(scriptOf(running)).toBe(running)
    expect(console.error).not.toHaveBeenCalled()
  })

  it('is the one with our file where none is running: as a module, or started by an optimiser', () => {
    const tag = print('/tillkit/0.1.0/tillkit.js?x=1')
    expect([scriptOf(null), scriptOf(print(''))]).toEqual([tag, tag])
  })

  it('is missing where an optimiser has combined it with others, which is said', () => {
    expect(scriptOf(print(''))).toBeNull()
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Nothing starts'))
  })

  it('says which units may run, and is warned of names that this version does not have', async () => {
    const options = { base, load, problemMessages: saying, known: [lamp, door], force: ['windows'], units: ['lamp', 'roof'] }
    expect(meantOf(options)).toEqual([lamp])
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    start([lamp, door], options)
    await microtasks()
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no roof, windows. It has lamp, door.'))
  })
})

describe('isCapable', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['all that we need', ['popover'], true, true],
    ['no popover', [], true, false],
    ['no :has()', ['popover'], false, false],
  ])('judges a browser with %s', (_what, members, has, expected) => {
    const supports = vi.fn(() => has)
    vi.stubGlobal('HTMLElement', { prototype: Object.fromEntries(members.map((name) => [name, null])) })
    vi.stubGlobal('CSS', { supports })
    expect(isCapable()).toBe(expected)
    if (expected) expect(supports).toHaveBeenCalledWith('selector(:has(a))')
  })
})

describe('the units of this build', () => {
  it('each say what they mount on and when', () => {
    const units = unitsOf(ROWS)
    expect(units.map(({ name }) => name)).toContain('tiered-pricing')
    expect(units.find(({ name }) => name === 'tiered-pricing')).toMatchObject({ when: 'idle', stub: expect.any(Function) as unknown })
    for (const { selector } of units) expect(() => document.querySelector(selector)).not.toThrow()
  })
})

describe('a row of the table', () => {
  it('says when, or means an idle moment', () => {
    const row = { name: 'lamp', selector: '.lamp' }
    expect(unitsOf([row, { ...row, when: 'now' }]).map(({ when }) => when)).toEqual(['idle', 'now'])
  })
})

describe('bringing a unit', () => {
  it('happens once, from beside our script, when its moment has come', () => {
    document.body.insertAdjacentHTML('beforeend', '<div class="lamp"></div>')
    start([lamp, door])
    expect(loaded()).toEqual(['http://shop.test/tillkit/0.1.0/lamp.js'])
    document.querySelector('.door')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(loaded()).toHaveLength(2)
    expect(loaded()[1]).toBe('http://shop.test/tillkit/0.1.0/door.js')
  })

  it('waits for an element that is not there yet', async () => {
    document.body.replaceChildren()
    start([lamp])
    expect(loaded()).toEqual([])
    document.body.innerHTML = '<div class="lamp"></div>'
    await microtasks()
    expect(loaded()).toHaveLength(1)
  })

  it('is for the chosen units only', () => {
    start([lamp, door], { units: ['door'] })
    expect(loaded()).toEqual([])
    expect(pageInstance()?.hosts().map(({ unit }) => unit)).toEqual(['door'])
  })

  it('sets stubs up first, whatever one of them throws', async () => {
    const stub = vi.fn()
    start([{ ...door, stub: () => { throw new Error('boom') } }, { ...lamp, stub }])
    expect(stub).toHaveBeenCalledTimes(1)
    expect(loaded()).toHaveLength(1)
    await microtasks()
    expect(problems).toMatchObject([{ unit: 'tillkit', message: 'boom' }])
  })

  it('links the style sheet once', () => {
    start([lamp, { ...door, when: 'now' }])
    expect(loaded()).toHaveLength(2)
    const links = [...document.querySelectorAll<HTMLLinkElement>('link')]
    expect(links.map(({ rel, href }) => [rel, href])).toEqual([['stylesheet', `${base.href}tillkit.css`]])
  })

  it('links what a unit names together with its code, each sheet once, and not those of this version that the page has', () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/theme/lamp.css"><link rel="stylesheet" href="/tillkit/0.1.0/shade.css?ver=2">'
    start([{ ...lamp, styles: ['lamp', 'shade', 'ui'] }, { ...door, when: 'now', styles: ['ui'] }])
    const links = [...document.querySelectorAll<HTMLLinkElement>('link.tillkit')]
    expect(links.map(({ href }) => href.replace(base.href, ''))).toEqual(['tillkit.css', 'lamp.css', 'ui.css'])
    expect(loaded()).toHaveLength(2)
  })

  it('takes away a sheet that cannot be had, so that nothing waits for it', () => {
    start([{ ...lamp, styles: ['lamp'] }])
    document.querySelector('link[href$="/lamp.css"]')?.dispatchEvent(new Event('error'))
    expect(sheets()).toEqual(['tillkit.css'])
  })

  it.each(['online', 'click'])('asks for a sheet that could not be had once more at each %s, unless all was stopped', (type) => {
    start([{ ...lamp, styles: ['lamp'] }])
    const miss = () => document.querySelector('link[href$="/lamp.css"]')?.dispatchEvent(new Event('error'))
    const goOn = () => window.dispatchEvent(new Event(type))
    for (let times = 2; times > 0; times -= 1) {
      miss()
      expect(sheets()).toEqual(['tillkit.css'])
      goOn()
      expect(sheets()).toEqual(['tillkit.css', 'lamp.css'])
    }
    goOn()
    expect(sheets()).toEqual(['tillkit.css', 'lamp.css'])
    miss()
    pageInstance()?.stop()
    goOn()
    expect(sheets()).toEqual(['tillkit.css'])
  })

  it('links none where the page has one, or where no unit is loaded', () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/elsewhere/tillkit.css?ver=1">'
    start([lamp])
    expect(document.querySelectorAll('link')).toHaveLength(1)
    document.head.replaceChildren()
    leavePage()
    start([door])
    expect(document.querySelectorAll('link')).toHaveLength(0)
  })

  it('is what the page\'s Tillkit reports as waiting', () => {
    start([lamp, door])
    const element = document.querySelector('.lamp')
    expect(pageInstance()?.hosts('lamp')).toEqual([{ unit: 'lamp', element, state: 'waiting', isUntouched: false }])
  })
})

describe('what is fetched ahead of a touch', () => {
  it('is, on a page on which nothing has changed since it was looked at', async () => {
    const seen: Element[] = []
    vi.stubGlobal('IntersectionObserver', class {
      readonly #tell: (entries: object[]) => void
      constructor(tell: (entries: object[]) => void) {
        this.#tell = tell
      }
      observe(element: Element): void {
        seen.push(element)
        this.#tell([{ isIntersecting: true }])
      }
      disconnect(): void {}
    })
    start([door])
    await microtasks()
    await vi.advanceTimersByTimeAsync(5000)
    vi.unstubAllGlobals()
    expect(seen).toEqual([document.querySelector('.door')])
    expect([...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)).toEqual([`${base.href}door.js`])
  })
})

describe('a claimed touch', () => {
  it('brings the code at once and is replayed when the unit has started', () => {
    start([{ ...lamp, when: 'interaction' }])
    const { heard, event } = clickButton()
    expect(event.defaultPrevented).toBe(true)
    expect(loaded()).toHaveLength(1)
    expect(heard()).toBe(0)
    started('door')
    expect(heard()).toBe(0)
    started()
    expect(heard()).toBe(1)
  })

  it('does not ask again for code that is on its way', () => {
    start([lamp])
    clickButton()
    expect(loaded()).toHaveLength(1)
  })

  it('is not held once the unit has started', () => {
    start([lamp])
    started()
    const { heard, event } = clickButton()
    expect([heard(), event.defaultPrevented]).toEqual([1, false])
  })

  it('is replayed when the code cannot be loaded', async () => {
    load.mockRejectedValue(new Error('404'))
    start([{ ...lamp, when: 'interaction' }])
    const { heard } = clickButton()
    await microtasks()
    expect(heard()).toBe(1)
  })

  it('is let go when everything is stopped, and no more are held', () => {
    start([{ ...lamp, when: 'interaction' }])
    const first = clickButton()
    pageInstance()?.stop()
    expect(first.heard()).toBe(1)
    const second = clickButton()
    expect([second.heard(), second.event.defaultPrevented]).toEqual([1, false])
  })
})

describe('a page on which everything is stopped', () => {
  it('is watched no more, neither for what comes nor for what is typed', () => {
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect')
    const field = document.createElement('input')
    document.body.append(field)
    start([lamp])
    pageInstance()?.stop()
    pageInstance()?.stop()
    expect(disconnect).toHaveBeenCalledTimes(1)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect(pageInstance()?.loader?.changed(field)).toBe(false)
  })
})

describe('a unit that stands on other files', () => {
  const chunky: KnownUnit = { ...door, chunks: ['base', 'cart'] }
  const files = ['door.js', 'base.js', 'cart.js'].map((file) => `http://shop.test/tillkit/0.1.0/${file}`)

  it('is asked for together with them, once', () => {
    start([chunky])
    expect(loaded()).toEqual([])
    for (const type of ['pointerover', 'pointerdown']) document.querySelector('.door')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(loaded().sort()).toEqual(files.sort())
  })

  it('is reported once where one of them cannot be had: by its own module, which fails then', async () => {
    load.mockRejectedValue(new Error('404'))
    start([{ ...chunky, when: 'now' }])
    await microtasks()
    expect(problems.map(({ unit }) => unit)).toEqual(['door'])
  })
})

describe('code that cannot be loaded', () => {
  it('is reported, and the hosts are listed as failed', async () => {
    const cause = new Error('404')
    load.mockRejectedValue(cause)
    start([lamp])
    await microtasks()
    expect(problems).toMatchObject([{ unit: 'lamp', element: null, cause }])
    expect(problems[0]?.message).toContain('the server\'s page stays as it is')
    expect(pageInstance()?.hosts().map(({ state }) => state)).toEqual(['failed'])
  })

  it('brings an inert legacy tag back, where one was left', async () => {
    const inert = legacyScript('text/plain')
    load.mockRejectedValue(new Error('404'))
    start([replacing])
    expect(loaded()).toHaveLength(1)
    await microtasks()
    const revived = document.querySelector<HTMLScriptElement>(`#${inert.id}`)
    expect(revived?.type).toBe('')
    expect(problems[0]?.message).toContain('started instead')
  })

  it('lets held touches go and is reported when the legacy tag cannot be loaded back either', async () => {
    const inert = legacyScript('text/plain')
    vi.spyOn(inert, 'after').mockImplementation(() => {
      throw new Error('refused')
    })
    load.mockRejectedValue(new Error('404'))
    start([{ ...replacing, when: 'interaction' }])
    const { heard } = clickButton()
    await microtasks()
    expect(heard()).toBe(1)
    expect(problems.map(({ unit, message }) => [unit, message])).toEqual([
      ['tillkit', 'refused'],
      ['tiered-pricing', expect.stringContaining('stays as it is')],
    ])
  })

  it('is reported by unit, code and values where our words cannot be loaded either', async () => {
    const cause = new Error('404')
    load.mockRejectedValue(cause)
    start([lamp], { problemMessages: () => Promise.reject(new Error('404')) })
    await microtasks()
    const what = { cause, after: undefined, isReplaced: false }
    expect(problems).toEqual([{ unit: 'lamp', element: null, message: 'gaveUp', cause: what }])
    listening.abort()
    leavePage()
    start([door], { problemMessages: () => Promise.reject(new Error('404')) })
    start([door], { problemMessages: () => Promise.reject(new Error('404')) })
    await microtasks()
    expect(console.error).toHaveBeenCalledExactlyOnceWith('[tillkit]', 'tillkit', 'second', __TILLKIT_VERSION__)
  })

  it('leaves the other units alone', async () => {
    load.mockImplementation((url) => (url.endsWith('lamp.js') ? Promise.reject(new Error('404')) : Promise.resolve()))
    start([lamp, { ...door, when: 'now' }])
    await microtasks()
    expect(problems.map(({ unit }) => unit)).toEqual(['lamp'])
    expect(loaded()).toHaveLength(2)
  })
})

describe('a live legacy script', () => {
  it('keeps its unit off: no code, no stub, no holding, said once', () => {
    const script = legacyScript()
    const stub = vi.fn()
    start([{ ...replacing, stub }, door])
    const { heard, event } = clickButton()
    expect([heard(), event.defaultPrevented]).toEqual([1, false])
    expect(loaded()).toEqual([])
    expect(stub).not.toHaveBeenCalled()
    expect(pageInstance()?.hosts('tiered-pricing').map(({ state }) => state)).toEqual(['refused'])
    expect(console.info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(script.id), script)
  })

  it('is not spoken of on pages that have nothing for the unit', () => {
    legacyScript()
    document.body.replaceChildren()
    start([replacing])
    expect(console.info).not.toHaveBeenCalled()
  })

  it.each<{ force: LoaderOptions['force'] }>([{ force: true }, { force: ['tiered-pricing'] }])(
    'does not when the tag says data-force: $force',
    ({ force }) => {
      legacyScript()
      start([replacing], { force })
      expect(loaded()).toHaveLength(1)
    },
  )
})

describe('a legacy script that was taken out although it does more than our units', () => {
  it.each([{ others: '.door', state: 'refused' }, { others: '.wall', state: 'waiting' }])('on a page with or without $others: ours is $state', ({ others, state }) => {
    const script = legacyScript('text/plain')
    script.dataset['tillkitUnless'] = others
    start([replacing])
    expect(script.type).toBe(state === 'refused' ? '' : 'text/plain')
    expect(pageInstance()?.hosts('tiered-pricing').map((host) => host.state)).toEqual([state])
    expect(loaded()).toHaveLength(state === 'refused' ? 0 : 1)
  })

  it('is loaded back although another tag is written wrongly', async () => {
    legacyScript('text/plain').dataset['tillkitUnless'] = '..'
    const right = legacyScript('text/plain')
    right.dataset['tillkitUnless'] = '.door'
    start([replacing])
    expect(right.type).toBe('')
    await microtasks()
    expect(problems).toHaveLength(1)
  })

  it('is left as it is where its tag is written wrongly, which is reported', async () => {
    legacyScript('text/plain').dataset['tillkitUnless'] = '..'
    start([replacing])
    await microtasks()
    expect(problems).toHaveLength(1)
    expect(loaded()).toHaveLength(1)
  })
})

describe('an odd element', () => {
  it('costs no other its unit, and is reported', async () => {
    document.body.replaceChildren()
    start([lamp])
    const odd = document.createElement('odd-lamp')
    const prototype = Object.create(Object.getPrototypeOf(odd) as object) as object
    Object.defineProperty(prototype, 'matches', { value: () => { throw new Error('odd') } })
    Object.setPrototypeOf(odd, prototype)
    document.body.append(odd, Object.assign(document.createElement('div'), { className: 'lamp' }))
    await microtasks()
    expect(loaded()).toEqual(['http://shop.test/tillkit/0.1.0/lamp.js'])
    expect(problems[0]).toMatchObject({ unit: 'tillkit', message: 'odd' })
  })

  it('of a consent plugin, a script without a type, costs none its unit', async () => {
    document.body.replaceChildren()
    start([lamp])
    document.body.append(Object.defineProperty(document.createElement('script'), 'type', { get: () => null }))
    document.body.append(Object.assign(document.createElement('div'), { className: 'lamp' }))
    await microtasks()
    expect(loaded()).toEqual(['http://shop.test/tillkit/0.1.0/lamp.js'])
    expect(problems).toEqual([])
  })
})

describe('a legacy script that comes late', () => {
  it.each(['while the code is on its way', 'before it was asked for'])('%s ends the holding', async (moment) => {
    const isOnItsWay = moment.startsWith('while')
    start([{ ...replacing, when: isOnItsWay ? 'now' : 'interaction' }, door])
    const script = legacyScript()
    await vi.advanceTimersByTimeAsync(100)
    const { heard, event } = clickButton()
    expect([heard(), event.defaultPrevented]).toEqual([1, false])
    expect(loaded()).toHaveLength(isOnItsWay ? 1 : 0)
    expect(console.info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(script.id), script)
    // Code that comes does not say it again.
    expect(pageInstance()?.loader?.of('tiered-pricing')).toMatchObject({ isReported: true })
    expect(pageInstance()?.hosts().map(({ state }) => state)).toEqual(['refused', 'waiting'])
  })

  it('by being made live in its place ends the holding too', () => {
    const script = legacyScript('text/plain')
    start([{ ...replacing, when: 'interaction' }])
    script.type = ''
    script.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(100)
    expect(clickButton().event.defaultPrevented).toBe(false)
    expect(console.info).toHaveBeenCalledTimes(1)
  })
})

describe('stopping', () => {
  it('a unit brings no code any more, and the others go on', () => {
    start([{ ...lamp, when: 'interaction' }, door])
    pageInstance()?.stop('lamp')
    const touch = (selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    touch('.lamp')
    touch('.door')
    expect(loaded()).toEqual(['http://shop.test/tillkit/0.1.0/door.js'])
    expect(pageInstance()?.hosts().map(({ unit }) => unit)).toEqual(['door'])
  })

  it('is remembered for code that is on its way', () => {
    start([lamp, door])
    pageInstance()?.stop('lamp')
    expect(pageInstance()?.loader?.of('lamp')).toMatchObject({ isStopped: true })
  })
})

describe('a second script tag', () => {
  it('stays off and says so', async () => {
    start([lamp])
    const there = pageInstance()
    start([{ ...door, when: 'now' }])
    expect(pageInstance()).toBe(there)
    expect(loaded()).toHaveLength(1)
    await microtasks()
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('second copy'))
  })
})

describe('a unit whose page lacks what it stands on', () => {
  const needy: KnownUnit = { ...lamp, needs: ['.socket', 'lamp_params'] }
  const addSocket = () => document.body.append(Object.assign(document.createElement('div'), { className: 'socket' }))

  it('is loaded when that has come, and once', async () => {
    start([needy])
    expect(loaded()).toEqual([])
    addSocket()
    addSocket()
    await microtasks()
    expect(loaded()).toEqual(['http://shop.test/tillkit/0.1.0/lamp.js'])
    expect(pageInstance()?.hosts('lamp')).toHaveLength(1)
  })

  it('is loaded once where several things that it waited for come together', async () => {
    start([needy])
    const both = document.createElement('div')
    both.innerHTML = '<div class="socket"></div><script type="text/plain"></script><div class="socket"></div>'
    document.body.append(both)
    await microtasks()
    expect(loaded()).toEqual(['http://shop.test/tillkit/0.1.0/lamp.js'])
    expect(pageInstance()?.hosts('lamp')).toHaveLength(1)
  })

  it('stays off where a live legacy script does its work, of which nobody speaks before', async () => {
    start([{ ...needy, ...replacing, selector: needy.selector }])
    legacyScript()
    await microtasks()
    addSocket()
    await microtasks()
    expect(loaded()).toEqual([])
    expect(console.info).not.toHaveBeenCalled()
    expect(pageInstance()?.hosts('tiered-pricing').map(({ state }) => state)).toEqual(['refused'])
  })

  it('is not searched for again by what cannot have changed that: scripts, and pictures that load', async () => {
    const native = { one: document.querySelector.bind(document), all: Element.prototype.querySelectorAll }
    const searches: string[] = []
    vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => {
      searches.push(selector)
      return native.one(selector)
    })
    vi.spyOn(Element.prototype, 'querySelectorAll').mockImplementation(function (this: Element, selector: string) {
      if (this === document.documentElement) searches.push(selector)
      return native.all.call(this, selector)
    })
    for (let count = 0; count < 70; count += 1) document.head.append(Object.assign(document.createElement('script'), { type: 'text/javascript' }))
    start([needy])
    for (let count = 0; count < 10; count += 1) {
      document.body.append(document.createElement('img'), Object.assign(document.createElement('script'), { type: 'text/javascript' }))
      document.querySelector('img')?.dispatchEvent(new Event('load'))
      await microtasks()
    }
    expect(searches.filter((selector) => selector.includes('.socket'))).toHaveLength(1)
  })

  it('is loaded when a script has run that says so by its global, without another search', async () => {
    const script = legacyScript('text/javascript')
    start([needy])
    Reflect.set(window, 'lamp_params', { watts: 40 })
    script.dispatchEvent(new Event('load'))
    Reflect.deleteProperty(window, 'lamp_params')
    await microtasks()
    expect(loaded()).toEqual(['http://shop.test/tillkit/0.1.0/lamp.js'])
  })

  it.each([undefined, 'lamp'])('is not loaded after stop(%j)', async (unit) => {
    start([needy])
    pageInstance()?.stop(unit)
    addSocket()
    await microtasks()
    expect(loaded()).toEqual([])
  })
})
