import { groupedFormHtml, simpleFormHtml, stickyBarHtml } from '@tillkit/fixtures/product-page'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./sticky-add-to-cart.ts')).stickyAddToCart
const PARAMS = { storefront_sticky_add_to_cart_params: { trigger_class: 'entry-summary' } }
const IN = 'storefront-sticky-add-to-cart--slideInDown'
const OUT = 'storefront-sticky-add-to-cart--slideOutUp'

/** A product's page, which says whose it is on its body. */
const productHtml = (kind: string, form = simpleFormHtml({ id: 358 })) =>
  `<div id="product-358" class="product product-type-${kind}"><div class="summary entry-summary">${form}</div></div>${stickyBarHtml({ id: 358, name: 'Gallery rolls' })}`

beforeEach(() => {
  document.body.className = 'single-product postid-358'
})
afterEach(() => document.body.removeAttribute('class'))

describeWidget(load, { html: productHtml('simple'), globals: PARAMS })

describe('the bar', () => {
  let page: TestPage
  let see: (bottom: number) => void = () => undefined
  const scrolled = vi.fn()

  async function open(html: string, params: unknown = PARAMS.storefront_sticky_add_to_cart_params): Promise<void> {
    page = await openTestPage(load, { html, globals: { storefront_sticky_add_to_cart_params: params } })
    vi.stubGlobal('IntersectionObserver', class {
      constructor(told: IntersectionObserverCallback) {
        see = (bottom) => told([{ isIntersecting: bottom >= 0, boundingClientRect: new DOMRect(0, bottom - 100, 10, 100) } as IntersectionObserverEntry], this as never)
      }
      observe() { see(400) }
      disconnect() { see = () => undefined }
    })
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(70)
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) { scrolled(this.id, how) })
    await page.start()
  }
  afterEach(() => {
    page.close()
    vi.restoreAllMocks()
    scrolled.mockReset()
  })
  const bar = () => document.querySelector('.storefront-sticky-add-to-cart') as HTMLElement
  const state = () => [bar().classList.contains(IN), bar().classList.contains(OUT), bar().hasAttribute('inert')]
  const press = (init: MouseEventInit = {}) => {
    let wasAnswered: boolean | undefined
    addEventListener('click', (event) => {
      wasAnswered = event.defaultPrevented
      event.preventDefault()
    }, { once: true })
    document.querySelector('.storefront-sticky-add-to-cart__content-button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    return wasAnswered
  }

  it('comes once the summary has been scrolled past and goes with its return; away, nothing in it can be reached', async () => {
    await open(productHtml('simple'))
    expect(state()).toEqual([false, false, true])
    see(-1)
    expect(state()).toEqual([true, false, false])
    see(20)
    expect(state()).toEqual([false, true, true])
    see(-1)
    expect(state()).toEqual([true, false, false])
  })

  it('stays for as long as the focus is in it', async () => {
    await open(productHtml('simple'))
    see(-1)
    const link = document.querySelector<HTMLElement>('.storefront-sticky-add-to-cart__content-button')
    link?.focus()
    see(20)
    expect([state(), document.activeElement]).toEqual([[true, false, false], link])
    link?.blur()
    expect(state()).toEqual([false, true, true])
  })

  it('leaves its room at the top of the window to what the page goes to', async () => {
    await open(productHtml('simple'))
    expect(document.documentElement.style.scrollPaddingTop).toBe('70px')
    page.stop()
    expect(document.documentElement.hasAttribute('style')).toBe(false)
  })

  it.each(['simple', 'external'])('has a link that adds a product of the kind %s', async (kind) => {
    await open(productHtml(kind))
    expect([press(), scrolled.mock.calls.length]).toEqual([false, 0])
  })

  it('leads to what has to be chosen of any other product, with the keyboard', async () => {
    await open(productHtml('grouped', groupedFormHtml()))
    expect([press({ ctrlKey: true }), scrolled.mock.calls.length]).toEqual([false, 0])
    expect([press(), scrolled.mock.calls]).toEqual([true, [['product-358', { behavior: 'smooth' }]]])
    expect((document.activeElement as HTMLInputElement).name).toBe('quantity[17]')
  })

  it('leads beyond what is hidden behind a plugin\'s controls', async () => {
    await open(productHtml('variable', '<form class="cart"><select></select><button>Add</button></form>'))
    const select = document.querySelector('select') as HTMLElement
    const layout = vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
      return { length: this === select ? 0 : 1 } as DOMRectList
    })
    press()
    layout.mockRestore()
    expect(document.activeElement?.tagName).toBe('BUTTON')
  })

  it('is a link where the page does not say whose it is', async () => {
    document.body.className = 'single-product'
    await open(productHtml('grouped', groupedFormHtml()))
    expect(press()).toBe(false)
  })

  it('moves at once for who wants less motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
    await open(productHtml('grouped', groupedFormHtml()))
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
    press()
    expect([scrolled.mock.calls[0]?.[1], bar().style.animationDuration]).toEqual([{ behavior: 'instant' }, '0s'])
  })

  it.each([[{ trigger_class: 'elsewhere' }], [{}], [{ trigger_class: 7 }], [{ trigger_class: ' ' }], ['a text']])('stays as printed where its parameters are %o', async (params) => {
    await open(productHtml('simple'), params)
    see(-1)
    expect([bar().className, bar().hasAttribute('inert')]).toEqual(['storefront-sticky-add-to-cart', false])
  })
})
