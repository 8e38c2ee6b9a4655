import { themePageHtml } from '@tillkit/fixtures/page-chrome'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./page-details.ts')).unit

/** What was measured, to be told by the test. */
let told: (height: number) => void = () => undefined
class Measures {
  constructor(sized: ResizeObserverCallback) {
    told = (blockSize) => sized([{ borderBoxSize: [{ blockSize }] } as unknown as ResizeObserverEntry], this as never)
  }
  observe(): void {
    // The test says what is measured.
  }
  disconnect(): void {
    told = () => undefined
  }
}

let page: TestPage
const scrolled = vi.fn()
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(scrolled as never)
})
afterEach(() => {
  page.close()
  document.body.className = ''
  vi.restoreAllMocks()
  scrolled.mockReset()
})
const get = (selector: string) => document.querySelector(selector) as HTMLElement
async function open(html: string) {
  page = await openTestPage(load, { html, jquery: true })
  vi.stubGlobal('ResizeObserver', Measures)
  await page.start()
}
const trigger = (name: string, ...args: unknown[]) => (Reflect.get(window, 'jQuery') as JQueryStatic)(document.body).trigger(name, args as never)

describe('small things of a page', () => {
  it('leave its last line free of the shop\'s notice, for as long as that shows', async () => {
    await open(`<p class="woocommerce-store-notice demo_store" style="display:none">Demo</p>${themePageHtml()}`)
    told(0)
    expect(get('#footer-bottom').getAttribute('style')).toBeNull()
    told(52)
    expect(get('#footer-bottom').style.marginBottom).toBe('52px')
    told(0)
    expect(get('#footer-bottom').style.marginBottom).toBe('')
    told(52)
    page.stop()
    expect(get('#footer-bottom').getAttribute('style')).toBeNull()
  })

  it('scroll to a checkout\'s form when its order is refused, beneath the header, in 1 s, and not for parts that came as they should', async () => {
    const html = '<div id="main-header"></div><form class="checkout">F</form>'
    document.body.className = 'et_fixed_nav'
    await open(html)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, this.id ? 0 : 1000, 100, 66)
    })
    trigger('updated_checkout', { result: 'success' })
    await vi.advanceTimersByTimeAsync(1200)
    expect(scrolled).not.toHaveBeenCalled()
    for (const [type, told] of [['checkout_error', '<ul></ul>'], ['updated_checkout', { result: 'failure' }]] as const) {
      scrolled.mockReset()
      trigger(type, told)
      await vi.advanceTimersByTimeAsync(800)
      const top = () => (scrolled.mock.lastCall?.[0] as { top: number }).top
      expect(top()).toBeLessThan(834)
      await vi.advanceTimersByTimeAsync(300)
      expect(top()).toBe(834)
    }
  })

  it('leave the page where it is without a header that stays, or on a narrow screen, as they are when the order is refused', async () => {
    await open('<form class="checkout">F</form>')
    trigger('checkout_error')
    await vi.advanceTimersByTimeAsync(1200)
    document.body.className = 'et_fixed_nav'
    Reflect.set(window, 'innerWidth', 980)
    trigger('checkout_error')
    await vi.advanceTimersByTimeAsync(1200)
    expect(scrolled).not.toHaveBeenCalled()
    Reflect.set(window, 'innerWidth', 1024)
    trigger('checkout_error')
    await vi.advanceTimersByTimeAsync(1200)
    expect(scrolled).toHaveBeenCalled()
  })

  it('scroll once where the platform is on its own way to the notices, which stops', async () => {
    document.body.className = 'et_fixed_nav'
    await open('<form class="checkout">F</form>')
    const page = (Reflect.get(window, 'jQuery') as JQueryStatic)('html, body')
    page.animate({ scrollTop: 4000 }, 1000)
    expect(page.is(':animated')).toBe(true)
    trigger('checkout_error')
    document.dispatchEvent(new CustomEvent('tillkit:checkout-failed'))
    await vi.advanceTimersByTimeAsync(0)
    expect(page.is(':animated')).toBe(false)
    await vi.advanceTimersByTimeAsync(1200)
    expect(scrolled).toHaveBeenCalled()
  })

  it('leave the page where a checkout of ours has brought it, a field or nowhere, and its new totals', async () => {
    document.body.className = 'et_fixed_nav'
    await open('<form class="checkout">F</form>')
    trigger('checkout_error')
    document.dispatchEvent(new CustomEvent('tillkit:checkout-failed'))
    await vi.advanceTimersByTimeAsync(1200)
    trigger('updated_checkout', { result: 'failure' })
    document.dispatchEvent(new CustomEvent('tillkit:checkout-updated'))
    await vi.advanceTimersByTimeAsync(1200)
    expect(scrolled).not.toHaveBeenCalled()
    // What a gateway raises by itself is nobody else's.
    trigger('checkout_error')
    await vi.advanceTimersByTimeAsync(1200)
    expect(scrolled).toHaveBeenCalled()
  })
})
