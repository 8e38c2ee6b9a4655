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
