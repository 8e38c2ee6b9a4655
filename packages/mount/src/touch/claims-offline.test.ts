import { afterEach, expect, it, vi } from 'vitest'
import { keepClaims } from './claims.ts'

afterEach(() => vi.restoreAllMocks())

it('a form whose code has not come is not left to the browser without a line, then and later, and is with one; other forms are as they were', () => {
  document.body.innerHTML = '<form class="ours"><button>Send</button></form><form class="other"><button>Go</button></form>'
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const keeper = keepClaims([{ type: 'submit', selector: '.ours' }], () => undefined)
  const send = (selector: string) => document.querySelector<HTMLFormElement>(selector)?.requestSubmit()
  /** Whether somebody had kept each from the browser, as the page's own listeners find it, and as the last of all does. */
  const prevented: boolean[][] = []
  document.addEventListener('submit', ({ defaultPrevented }) => prevented.push([defaultPrevented]))
  const noteLast = () => window.addEventListener('submit', (event) => {
    prevented.at(-1)?.push(event.defaultPrevented)
    // No test leaves its page.
    event.preventDefault()
  }, { once: true })
  send('.ours')
  expect(prevented).toEqual([])
  document.addEventListener('submit', noteLast)
  keeper.release()
  send('.ours')
  send('.other')
  line.mockReturnValue(true)
  send('.ours')
  expect(prevented).toEqual([[false, true], [false, true], [false, false], [false, false]])
})

it('a touch that comes to nothing without a line is answered in words, and holding goes on', () => {
  document.body.innerHTML = '<a class="ours" href="/add/?add-to-cart=1">Add</a>'
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const wanted = vi.fn()
  const listen = vi.spyOn(window, 'addEventListener')
  const keeper = keepClaims([{ selector: '.ours' }], wanted)
  const press = () => document.querySelector<HTMLElement>('.ours')?.click()
  const notice = () => document.querySelector('.tillkit-offline')
  press()
  expect(notice()).toBeNull()
  keeper.flush()
  expect([notice()?.getAttribute('role'), notice()?.textContent]).toEqual(['alert', 'You are offline, so nothing was done. Please try again when you are connected.'])
  press()
  keeper.flush()
  expect([wanted.mock.calls.length, document.querySelectorAll('.tillkit-offline').length]).toEqual([2, 1])
  // Pressed as often as anybody likes, the page has one listener.
  expect(new Set(listen.mock.calls.filter(([type]) => type === 'online').map(([, listener]) => listener)).size).toBe(1)
  line.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(notice()).toBeNull()
  keeper.release()
})
