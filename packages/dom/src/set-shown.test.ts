import { beforeEach, expect, it } from 'vitest'
import { setShown } from './set-shown.ts'

const SHEET = '<style>p { display: none }</style>'
const isSeen = (element: Element) => getComputedStyle(element).display !== 'none'

/** A notice of the server's, which a style sheet hides. */
function print(html: string): HTMLElement {
  document.body.innerHTML = SHEET + html
  return document.querySelector('p') as HTMLElement
}

beforeEach(() => document.body.replaceChildren())

it.each(['<p style="display:none;">Demo</p>', '<p>Demo</p>', '<p style="color: red">Demo</p>'])('%s is seen though a sheet hides it, is hidden, and is in the end what was printed', (html) => {
  for (const isShown of [true, false]) {
    const element = print(html)
    const life = new AbortController()
    setShown(element, isShown, life.signal)
    expect(isSeen(element)).toBe(isShown)
    life.abort()
    expect(document.body.innerHTML).toBe(SHEET + html)
  }
})

it('what somebody else has written since is theirs', () => {
  const element = print('<p style="display:none;">Demo</p>')
  const life = new AbortController()
  setShown(element, true, life.signal)
  element.style.display = 'flex'
  life.abort()
  expect(element.style.display).toBe('flex')
})
