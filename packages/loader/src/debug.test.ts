import { debugSession, ERROR_EVENT, INSTANCE, pageInstance, type Problem } from '@tillkit/mount'
import { TRACE } from '@tillkit/platform'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { debug } from './debug.ts'
import { isDebugged, startDebugged } from './start-debugged.ts'
import type { LoaderOptions } from './options.ts'
import { ROWS, unitsOf } from './units.ts'
import { problemMessages } from './problem-messages.ts'

const base = new URL('http://shop.test/tillkit/0.1.0/')
const known = unitsOf(ROWS)
const saying = () => Promise.resolve({ problemMessages })
const options = (load: LoaderOptions['load']): LoaderOptions => ({ base, known, units: ['tiered-pricing'], force: ['tiered-pricing'], load, problemMessages: saying })
let problems: Problem[]

beforeEach(() => {
  problems = []
  document.addEventListener(ERROR_EVENT, hear)
})

afterEach(() => {
  document.removeEventListener(ERROR_EVENT, hear)
  pageInstance()?.stop()
  Reflect.deleteProperty(window, INSTANCE)
  Reflect.deleteProperty(window, TRACE)
  vi.restoreAllMocks()
})

function hear(event: Event): void {
  event.preventDefault()
  problems.push((event as CustomEvent<Problem>).detail)
}

describe('debugging', () => {
  it.each([
    ['', false],
    ['?tillkit=off', false],
    ['?a=tillkit-debug', false],
    ['?tillkit-debug', true],
    ['?x=1&tillkit-debug=1', true],
  ])('is asked for by the address "%s": %s', (search, expected) => {
    expect(isDebugged({ search })).toBe(expected)
  })

  it('starts by the file that keeps a log, and by the script tag itself where that does not come', async () => {
    const there = vi.fn()
    const load = vi.fn(() => Promise.resolve({ debug: there }))
    startDebugged(options(load), 'browser')
    await vi.waitFor(() => expect(there).toHaveBeenCalledExactlyOnceWith(options(load), 'browser'))
    expect(load).toHaveBeenCalledExactlyOnceWith('http://shop.test/tillkit/0.1.0/debug-loader.js')
    expect(pageInstance()).toBeUndefined()
    startDebugged(options(() => Promise.reject(new TypeError('404'))), undefined)
    await vi.waitFor(() => expect(pageInstance()).toBeDefined())
    expect(problems.map(({ message }) => message)).toEqual(['404'])
  })
})

describe('the log', () => {
  it('begins before anything starts, knows what the tag says, and brings the panel beside the tag', () => {
    const load = vi.fn(() => Promise.resolve())
    debug(options(load), undefined)
    expect(debugSession()).toEqual({
      version: __TILLKIT_VERSION__,
      base: base.href,
      manifests: known,
      units: ['tiered-pricing'],
      force: ['tiered-pricing'],
      off: undefined,
      records: [],
    })
    expect(load).toHaveBeenCalledExactlyOnceWith('http://shop.test/tillkit/0.1.0/debug-panel.js')
    expect(pageInstance()).toBeDefined()
  })

  it('knows all units where the table of the page names some, and starts those', () => {
    const load = vi.fn(() => Promise.resolve())
    debug({ ...options(load), known: known.slice(0, 1), units: undefined }, 'browser')
    expect(debugSession()).toMatchObject({ manifests: known, units: [known[0]?.name] })
  })

  it('begins where we are kept off the page too, which stays as it is', () => {
    debug(options(vi.fn(() => Promise.resolve())), 'browser')
    expect(debugSession()?.off).toBe('browser')
    expect(pageInstance()).toBeUndefined()
  })

  it('is left to the first copy', () => {
    const load = vi.fn(() => Promise.resolve())
    debug(options(load), 'browser')
    const first = debugSession()
    debug(options(load), 'browser')
    expect(debugSession()).toBe(first)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is kept for nobody when the panel cannot be loaded, which is said', async () => {
    debug(options(() => Promise.reject(new TypeError('404'))), 'browser')
    await vi.waitFor(() => expect(problems.map(({ message }) => message)).toEqual(['debug-panel.js could not be loaded.']))
    expect(debugSession()).toBeUndefined()
  })
})
