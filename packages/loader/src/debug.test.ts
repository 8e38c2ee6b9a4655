import { debugSession } from '@tillkit/mount'
import { TRACE } from '@tillkit/platform'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isDebugged, startDebugging } from './debug.ts'
import type { LoaderOptions } from './loader.ts'

const base = new URL('http://shop.test/tillkit/0.1.0/')
const lamp = { name: 'lamp', selector: '.lamp', when: 'idle' } as const
const options = (bring: LoaderOptions['bring']): LoaderOptions => ({ base, units: ['lamp'], force: ['lamp'], bring })

afterEach(() => {
  Reflect.deleteProperty(window, TRACE)
  vi.restoreAllMocks()
})

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

  it('begins a log that knows what the tag says, and brings the panel beside the tag', () => {
    const bring = vi.fn(() => Promise.resolve())
    startDebugging([lamp], options(bring), 'browser')
    expect(debugSession()).toEqual({
      version: __TILLKIT_VERSION__, base: base.href, manifests: [lamp], units: ['lamp'], force: ['lamp'], off: 'browser', records: [],
    })
    expect(bring).toHaveBeenCalledExactlyOnceWith('http://shop.test/tillkit/0.1.0/debug-panel.js')
  })

  it('leaves the log to the first copy', () => {
    const bring = vi.fn(() => Promise.resolve())
    startDebugging([lamp], options(bring))
    const first = debugSession()
    startDebugging([], options(bring))
    expect(debugSession()).toBe(first)
    expect(bring).toHaveBeenCalledTimes(1)
  })

  it('says so when the panel cannot be loaded, and keeps no log for nobody', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    startDebugging([lamp], options(() => Promise.reject(new TypeError('404'))))
    await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1))
    expect(String(said.mock.calls[0]?.[0])).toContain('debug-panel.js')
    expect(debugSession()).toBeUndefined()
  })
})
