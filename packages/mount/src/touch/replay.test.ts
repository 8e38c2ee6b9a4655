import { afterEach, describe, expect, it, vi } from 'vitest'
import type { QueuedTouch } from './claims.ts'
import { replay } from './replay.ts'

/** Whether each click that reached the page was prevented, as the last of its listeners finds it. */
const prevented: boolean[] = []
const note = () => window.addEventListener('click', (event) => {
  prevented.push(event.defaultPrevented)
  // No test leaves its page.
  event.preventDefault()
}, { once: true })

afterEach(() => {
  vi.restoreAllMocks()
  prevented.splice(0)
  document.body.replaceChildren()
})

/** Presses a link by the replay of what was held on it. */
function press(href: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.addEventListener('click', note)
  replay({ element: link, event: new MouseEvent('click') } as unknown as QueuedTouch)
  return link
}

describe('a held press on a link that nobody has answered', () => {
  it.each<[string, string, boolean, boolean]>([
    ['leads nowhere without a line: the browser would show its error page', '/shop/page/2/', false, true],
    ['is followed with one', '/shop/page/2/', true, false],
    ['is followed to a place of this page', '#top', false, false],
    ['is left to the browser where it leads to another site', 'https://other.test/', false, false],
    ['is left to the browser where it is no page', 'mailto:shop@shop.test', false, false],
  ])('%s', (_what, href, onLine, isPrevented) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    press(href)
    expect(prevented).toEqual([isPrevented])
  })

  it('is the browser\'s when it is made again, also without a line', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    press('/shop/page/2/').click()
    expect(prevented).toEqual([true, false])
  })
})
