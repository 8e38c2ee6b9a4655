import { ERROR_EVENT, INSTANCE, pageInstance, type Problem, type KnownUnit } from '@tillkit/mount'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startLoader } from './loader.ts'
import type { LoaderOptions } from './options.ts'
import { TIMEOUT } from './take-over.ts'
import { problemMessages } from './problem-messages.ts'

const load = vi.fn<LoaderOptions['load']>()
let problems: Problem[]
let listening: AbortController

const unit = (name: string, changes: Partial<KnownUnit> = {}): KnownUnit => ({
  name,
  selector: '.lamp',
  when: 'now',
  claims: [{ type: 'click', selector: '.lamp button' }],
  ...changes,
})
/** What one script of the shop's does. */
const replacing = (handle: string, changes: Partial<KnownUnit> = {}) => ({ ...changes, legacy: [{ handle, file: `/${handle}.` }] })
const tiers = unit('tiered-pricing', replacing('old-tiers'))

beforeEach(() => {
  // Our style sheet is linked, not fetched.
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM
  settings['handleDisabledFileLoadingAsSuccess'] = true
  vi.useFakeTimers()
  load.mockReset().mockReturnValue(new Promise(() => undefined))
  problems = []
  listening = new AbortController()
  const { signal } = listening
  document.addEventListener(ERROR_EVENT, (event) => {
    event.preventDefault()
    problems.push((event as CustomEvent<Problem>).detail)
  }, { signal })
  vi.spyOn(console, 'info').mockReturnValue()
  document.body.innerHTML = '<div class="lamp"><button>On</button></div><form><input class="qty" value="1"></form>'
})

afterEach(() => {
  pageInstance()?.stop()
  Reflect.deleteProperty(window, INSTANCE)
  listening.abort()
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

const start = (manifests: readonly KnownUnit[], options: Partial<LoaderOptions> = {}) => {
  startLoader({ base: new URL('http://shop.test/tillkit/0.1.0/'), known: manifests, force: [], load, problemMessages: () => Promise.resolve({ problemMessages }), ...options })
}
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const states = () => pageInstance()?.hosts().map(({ unit: name, state }) => `${name} ${state}`)

/** An inert tag, which has no file unless it is named: then the test says when that comes. */
function inert(handle = 'old-tiers', src = ''): HTMLScriptElement {
  const script = document.createElement('script')
  Object.assign(script, { id: `${handle}-js`, type: 'text/plain' })
  if (src) vi.spyOn(script, 'src', 'get').mockReturnValue(src)
  document.head.append(script)
  return script
}

/** The files that are fetched ahead of running them, which happy-dom does not do. */
const preloads = () => [...document.querySelectorAll('link[rel=preload]')]
const answer = async (type: 'load' | 'error') => {
  for (const link of preloads()) link.dispatchEvent(new Event(type))
  await passes(0)
}

/** What the page's own listeners hear of the quantity field and the button. */
function ears(): string[] {
  const heard: string[] = []
  const { signal } = listening
  for (const type of ['input', 'change', 'click']) {
    document.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).localName}`), { signal })
  }
  return heard
}

function type(value: string): void {
  const field = document.querySelector('input') as HTMLInputElement
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('a unit whose code is late', () => {
  it('leaves the page to the shop\'s own script, says so once with its file and what to do, and stays off', async () => {
    const script = inert()
    start([tiers])
    await passes(TIMEOUT - 1)
    expect([script.type, problems]).toEqual(['text/plain', []])
    await passes(1)
    expect(script.type).toBe('')
    expect(problems).toMatchObject([{ unit: 'tiered-pricing', message: expect.stringContaining('tiered-pricing.js'), advice: expect.stringContaining('files') }])
    expect(problems[0]?.message).toContain('after 5 s; the shop\'s own script was started instead')
    expect(states()).toEqual(['tiered-pricing refused'])
    expect(pageInstance()?.loader?.of('tiered-pricing')).toMatchObject({ isReported: true })
    await passes(TIMEOUT)
    expect([problems.length, vi.mocked(console.info).mock.calls]).toEqual([1, []])
  })

  it('is waited for as long as it takes where there is no script that could do its work', async () => {
    start([tiers])
    await passes(TIMEOUT * 10)
    expect([problems, states()]).toEqual([[], ['tiered-pricing waiting']])
  })

  it('is given its time from when its code is asked for, not from when the page came', async () => {
    const script = inert()
    start([unit('tiered-pricing', replacing('old-tiers', { when: 'interaction' }))])
    await passes(TIMEOUT * 2)
    document.querySelector('.lamp')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await passes(TIMEOUT - 1)
    expect(script.type).toBe('text/plain')
    await passes(1)
    expect(script.type).toBe('')
  })

  it.each<{ how: string; act: () => void }>([
    { how: 'has mounted', act: () => pageInstance()?.loader?.started('tiered-pricing') },
    { how: 'was stopped', act: () => pageInstance()?.stop('tiered-pricing') },
  ])('is left alone where it $how in time: that script is not even fetched', async ({ act }) => {
    const script = inert(undefined, '/legacy.js')
    start([tiers])
    act()
    await passes(TIMEOUT)
    expect([script.type, problems, preloads()]).toEqual(['text/plain', [], []])
  })

  it('is left alone where our tag has it run beside that script anyway', async () => {
    const script = inert()
    start([tiers], { force: true })
    await passes(TIMEOUT)
    expect(script.type).toBe('text/plain')
  })

  it('that has come before the file of the shop\'s own script keeps its page', async () => {
    const script = inert(undefined, '/legacy.js')
    start([tiers])
    await passes(TIMEOUT)
    expect([script.type, preloads().length]).toEqual(['text/plain', 1])
    pageInstance()?.loader?.started('tiered-pricing')
    await answer('load')
    expect([script.type, problems, preloads()]).toEqual(['text/plain', [], []])
  })

  it('that is stopped while that file is on its way leaves it alone', async () => {
    const script = inert(undefined, '/legacy.js')
    start([tiers])
    await passes(TIMEOUT)
    pageInstance()?.stop('tiered-pricing')
    await answer('load')
    expect([script.type, problems]).toEqual(['text/plain', []])
  })

  it('is still waited for where that file does not come either, and reported once where its own does not', async () => {
    let fail: (cause: Error) => void = () => undefined
    load.mockReturnValue(new Promise((_, reject) => (fail = reject)))
    const script = inert(undefined, '/legacy.js')
    start([tiers])
    await passes(TIMEOUT)
    await answer('error')
    expect([script.type, problems, states()]).toEqual(['text/plain', [], ['tiered-pricing waiting']])
    fail(new Error('404'))
    await passes(0)
    await answer('error')
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('could not be loaded; the server\'s page stays as it is')])
  })

  it.each(['load', 'error'] as const)('that fails while the file is on its way is reported once (%s)', async (type) => {
    let fail: (cause: Error) => void = () => undefined
    load.mockReturnValue(new Promise((_, reject) => (fail = reject)))
    const script = inert(undefined, '/legacy.js')
    start([tiers])
    await passes(TIMEOUT)
    fail(new Error('404'))
    await passes(0)
    await answer(type)
    expect([script.type, problems.length]).toEqual([type === 'load' ? '' : 'text/plain', 1])
  })

  it('that is missing has that file fetched once, also where it does not come either', async () => {
    load.mockRejectedValue(new Error('404'))
    inert(undefined, '/legacy.js')
    start([tiers])
    await passes(0)
    expect(preloads()).toHaveLength(1)
    await answer('error')
    await passes(TIMEOUT)
    expect([preloads(), problems.length]).toEqual([[], 1])
  })

  it.each(['online', 'click'])('that is missing is asked for once more at each %s, and said once', async (type) => {
    load.mockRejectedValue(new Error('404'))
    start([tiers])
    await passes(0)
    const asked = () => load.mock.calls.filter(([url]) => url.endsWith('tiered-pricing.js')).length
    await passes(TIMEOUT)
    expect([asked(), problems.length]).toEqual([1, 1])
    window.dispatchEvent(new Event(type))
    await passes(0)
    expect([asked(), states()]).toEqual([2, ['tiered-pricing failed']])
    load.mockResolvedValue({})
    window.dispatchEvent(new Event(type))
    await passes(0)
    expect(states()).toEqual(['tiered-pricing waiting'])
    window.dispatchEvent(new Event(type))
    await passes(0)
    expect([asked(), problems.length]).toEqual([3, 1])
  })

  it('that is missing is waited for once at a time, however often it is asked for', async () => {
    load.mockRejectedValue(new Error('404'))
    const [heard, left] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')]
    const online = ({ mock }: typeof heard | typeof left) => mock.calls.filter(([type]) => type === 'online').length
    start([unit('lamp')])
    for (let times = 0; times < 20; times += 1) {
      await passes(0)
      window.dispatchEvent(new Event('click'))
    }
    await passes(0)
    expect([load.mock.calls.filter(([url]) => url.endsWith('lamp.js')).length, online(heard) - online(left)]).toEqual([21, 1])
  })

  it.each([
    ['is missing once more', () => load.mockRejectedValue(new Error('no line'))],
    ['is late then', () => load.mockRejectedValueOnce(new Error('no line'))],
  ])('that %s leaves the page to the shop\'s own script, which could not be had either the first time, and is said once', async (_what, prepare) => {
    prepare()
    const script = inert(undefined, '/legacy.js')
    start([tiers])
    await passes(0)
    await answer('error')
    expect([script.type, problems.length]).toEqual(['text/plain', 1])
    window.dispatchEvent(new Event('online'))
    await passes(TIMEOUT)
    await answer('load')
    expect([script.type, problems.length, states()]).toEqual(['', 1, ['tiered-pricing refused']])
  })

  it('that is missing is not asked for again where the shop\'s own script has taken over, or all was stopped', async () => {
    load.mockRejectedValue(new Error('404'))
    inert()
    start([tiers, unit('lamp')])
    await passes(0)
    pageInstance()?.stop('lamp')
    load.mockClear()
    window.dispatchEvent(new Event('online'))
    await passes(0)
    expect([load.mock.calls, states()]).toEqual([[], ['tiered-pricing refused']])
  })

  it('that is missing after the shop\'s own script has come by itself stays off, without a word', async () => {
    let fail: (cause: Error) => void = () => undefined
    load.mockReturnValue(new Promise((_, reject) => (fail = reject)))
    start([tiers])
    inert().type = ''
    await passes(0)
    fail(new Error('404'))
    await passes(0)
    expect([states(), problems]).toEqual([['tiered-pricing refused'], []])
  })

  it('takes the other units of the script along, each said once', async () => {
    load.mockImplementation((url) => (url.endsWith('filters.js') ? new Promise(() => undefined) : Promise.resolve()))
    inert('woofilters')
    start([unit('filters', replacing('woofilters')), unit('mini-cart', replacing('woofilters')), unit('lamp')])
    pageInstance()?.loader?.started('mini-cart')
    await passes(TIMEOUT)
    expect(states()).toEqual(['filters refused', 'mini-cart refused', 'lamp waiting'])
    expect(problems.map(({ unit: name }) => name)).toEqual(['filters'])
    expect(vi.mocked(console.info).mock.calls.map(([line]) => String(line))).toEqual([expect.stringContaining('mini-cart stays off')])
  })
})

describe('the shop\'s own script that takes over', () => {
  it('hears once of fields that were changed and touches that were held before it came, when it has bound to them', async () => {
    const script = inert()
    start([tiers])
    type('5')
    await passes(TIMEOUT - 1000)
    const heard = ears()
    document.querySelector('button')?.click()
    await passes(1000)
    expect([script.type, heard]).toEqual(['', []])
    await passes(100)
    expect(heard).toEqual(['input input', 'change input', 'click button'])
    await passes(TIMEOUT)
    expect(heard).toHaveLength(3)
  })

  it('hears of them too where our code could not be loaded', async () => {
    load.mockRejectedValue(new Error('404'))
    inert()
    start([unit('tiered-pricing', replacing('old-tiers', { when: 'interaction' }))])
    type('5')
    const heard = ears()
    document.querySelector('button')?.click()
    await passes(0)
    expect(heard).toEqual([])
    await passes(100)
    expect(heard).toEqual(['input input', 'change input', 'click button'])
  })

  it('is given nothing before it has run, where its tag comes late', async () => {
    start([unit('tiered-pricing', replacing('old-tiers', { when: 'interaction' }))])
    const heard = ears()
    document.querySelector('button')?.click()
    const script = inert(undefined, '/legacy.js')
    script.type = ''
    await passes(1000)
    expect(heard).toEqual([])
    script.dispatchEvent(new Event('load'))
    await passes(100)
    expect(heard).toEqual(['click button'])
  })

  it('is given its own time where another has come a moment before it', async () => {
    const other = unit('door', replacing('old-doors', { selector: '.qty', claims: [{ selector: '.qty' }] }))
    start([unit('tiered-pricing', replacing('old-tiers', { when: 'interaction' })), { ...other, when: 'interaction' }])
    const heard = ears()
    for (const selector of ['button', '.qty']) document.querySelector<HTMLElement>(selector)?.click()
    inert().type = ''
    await passes(60)
    inert('old-doors').type = ''
    await passes(60)
    expect(heard).toEqual([])
    await passes(40)
    expect(heard).toEqual(['click button', 'click input'])
  })

  it('is given nothing where it was there from the start', async () => {
    const script = inert()
    script.type = ''
    start([tiers])
    type('5')
    const heard = ears()
    script.dispatchEvent(new Event('load'))
    await passes(TIMEOUT)
    expect(heard).toEqual([])
  })
})
