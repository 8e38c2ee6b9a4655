import { createLife, type EndableLife } from '@tillkit/dom'
import { isNeeded } from '@tillkit/mount'
import { CART_COOKIES, joinCart, raiseChanged } from '@tillkit/platform/cart'
import { describeWidget, openTestPage, silence, type TestPage } from '@tillkit/testing/contract'
import { cartGlobals, LINES, classicMiniCartWidgetHtml } from '@tillkit/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { manifest } from './manifest.ts'

const load = async () => (await import('./cart-fragments.ts')).cartFragments

for (const [title, fragments] of [['names for the cache', true], ['no names for it', undefined]] as const) {
  describeWidget(load, {
    title: `a mini basket and ${title}`,
    html: classicMiniCartWidgetHtml({ lines: LINES }, { hideIfEmpty: true }),
    globals: cartGlobals({ ...(fragments ? { fragments } : {}) }),
    operate() {
      silence()
      document.dispatchEvent(new CustomEvent('tillkit:cart-refresh', { detail: { source: 'page', reason: 'plugin' } }))
    },
  })
}

it('is not there on pages that neither name the cache nor show the cart', () => {
  document.body.innerHTML = '<main></main>'
  expect(isNeeded(manifest)).toBe(false)
  document.body.innerHTML = classicMiniCartWidgetHtml({ lines: [] })
  expect(isNeeded(manifest)).toBe(true)
})

describe('when its code comes while a change is on its way', () => {
  const fragments = { 'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">1 roll</div>' }
  let page: TestPage
  let calls: string[]
  let life: EndableLife

  beforeEach(async () => {
    page = await openTestPage(load, { html: classicMiniCartWidgetHtml({ lines: [] }), globals: cartGlobals({ fragments: true }) })
    calls = []
    vi.stubGlobal('fetch', (url: string) => {
      calls.push(String(url))
      return Promise.resolve(new Response(JSON.stringify({ fragments, cart_hash: 'asked' })))
    })
    life = createLife((cause) => { throw cause })
  })
  afterEach(() => {
    life.end()
    page.close()
    document.cookie = `${CART_COOKIES.hash}=; max-age=0`
    sessionStorage.clear()
  })

  /** Another unit changes the cart: the cookie comes with the head of the answer, before our code is there. */
  async function changeAround(end: () => void) {
    let answered: (value?: unknown) => void = () => {}
    const change = joinCart(life).queue.change(() => new Promise((resolve) => { answered = resolve })).then(end, () => {})
    document.cookie = `${CART_COOKIES.hash}=new`
    await page.start()
    answered()
    await change
    await page.rest()
  }

  it('takes what the change has brought, and asks nobody', async () => {
    await changeAround(() => raiseChanged('added', { source: 'tillkit', fragments, cartHash: 'new' }))
    expect(calls).toEqual([])
    const { cart_hash_key: key } = Reflect.get(window, 'wc_cart_fragments_params') as { cart_hash_key: string }
    expect(sessionStorage.getItem(key)).toBe('new')
  })

  it('asks once where nobody has said what came of it', async () => {
    await changeAround(() => {})
    expect(calls).toHaveLength(1)
    expect(document.querySelector('.widget_shopping_cart_content')?.textContent).toBe('1 roll')
  })
})
