import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardFocus, newNotice, noticesOnPage } from './notices.ts'

let life: EndableLife

beforeEach(() => {
  vi.useFakeTimers()
  life = createLife((cause) => {
    throw cause
  })
})

afterEach(() => {
  life.end()
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Notices as a theme may print them: with a mark of its own, or without one. */
function print(...marks: readonly (string | null)[]): HTMLElement[] {
  document.body.innerHTML = marks.map((mark) => `<div class="woocommerce-message" role="alert"${mark === null ? '' : ` tabindex="${mark}"`}>Added.</div>`).join('')
  return noticesOnPage()
}

const marksOf = (notices: readonly Element[]) => notices.map((notice) => notice.getAttribute('tabindex'))

/** As the platform's script: the first notice is marked, and has the focus half a second later where it can take it. */
function updateCart(): void {
  const [first] = noticesOnPage()
  first?.setAttribute('tabindex', '-1')
  setTimeout(() => first?.hasAttribute('tabindex') && first.focus(), 500)
  document.body.dispatchEvent(new Event('updated_wc_div', { bubbles: true }))
}

describe('a notice that is not new', () => {
  it('has no mark while a script waits to give it the focus, and has the theme\'s own again when that is over', () => {
    const notices = print('-1', null)
    guardFocus(life)
    vi.advanceTimersByTime(1000)
    updateCart()
    vi.advanceTimersByTime(499)
    expect(marksOf(notices)).toEqual([null, null])
    vi.advanceTimersByTime(500)
    expect([marksOf(notices), document.activeElement]).toEqual([['-1', null], document.body])
  })

  it('keeps the theme\'s mark where no script waits, whatever the shopper does', () => {
    const notices = print('-1')
    guardFocus(life)
    vi.advanceTimersByTime(1000)
    document.body.dispatchEvent(new Event('focusin', { bubbles: true }))
    expect(marksOf(notices)).toEqual(['-1'])
  })

  it('is guarded as often as the cart changes, each time for as long as a script may wait', () => {
    const notices = print('-1')
    guardFocus(life)
    vi.advanceTimersByTime(1000)
    updateCart()
    vi.advanceTimersByTime(400)
    updateCart()
    vi.advanceTimersByTime(499)
    expect(marksOf(notices)).toEqual([null])
    vi.advanceTimersByTime(500)
    expect([marksOf(notices), document.activeElement]).toEqual([['-1'], document.body])
  })

  it('has its mark again at once when we go, unless somebody has set another meanwhile', () => {
    const notices = print('-1', null)
    guardFocus(life)
    vi.advanceTimersByTime(1000)
    notices[1]?.setAttribute('tabindex', '-1')
    updateCart()
    vi.advanceTimersByTime(1)
    expect(marksOf(notices)).toEqual([null, null])
    notices[1]?.setAttribute('tabindex', '0')
    life.end()
    expect(marksOf(notices)).toEqual(['-1', '0'])
  })
})

describe('a new notice', () => {
  it('keeps its mark and takes the focus', () => {
    print()
    guardFocus(life)
    vi.advanceTimersByTime(1000)
    const [notice] = print(null)
    expect(newNotice()).toBe(notice)
    updateCart()
    vi.advanceTimersByTime(500)
    expect(document.activeElement).toBe(notice)
  })

  it('takes no focus once the shopper has gone on, and has its mark when that is over', () => {
    print()
    guardFocus(life)
    vi.advanceTimersByTime(1000)
    const notices = print(null)
    updateCart()
    vi.advanceTimersByTime(100)
    document.body.dispatchEvent(new Event('focusin', { bubbles: true }))
    vi.advanceTimersByTime(400)
    expect([marksOf(notices), document.activeElement]).toEqual([[null], document.body])
    vi.advanceTimersByTime(500)
    expect([marksOf(notices), newNotice()]).toEqual([['-1'], undefined])
  })
})
