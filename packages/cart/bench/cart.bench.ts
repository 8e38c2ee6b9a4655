import type { Scenario } from '@tillkit/bench'
import { answerByHand, besideBare, defineScenario, firstTouchScenario, goals, loadScenario, shiftScenario, swapByHand } from '@tillkit/bench'
import { addListHtml, cartAnswer, cartGlobalsScript, classicMiniCartHtml, classicMiniCartWidgetHtml } from '@tillkit/fixtures'
import { cartPage, linesOf, listPage } from './pages.ts'

const BUTTON = '.add_to_cart_button[data-product_id="1"]'
const ROWS = '.woocommerce-mini-cart-item'
const QUANTITY = '[name="cart[k1][qty]"]'
const list = listPage(1, 2)

export const scenarios: Scenario[] = [
  loadScenario({
    unit: 'add-to-cart',
    host: () => addListHtml([{ productId: 1 }]) + classicMiniCartWidgetHtml({ lines: linesOf(2) }),
    head: cartGlobalsScript({ fragments: true, woocommerce: true }),
  }),
  shiftScenario({ name: 'cart/shift/list', main: list.main ?? '', head: list.globals ?? '' }),
  shiftScenario({ name: 'cart/shift/basket', main: cartPage(4).main ?? '', head: cartPage(4).globals ?? '' }),
  firstTouchScenario({
    name: 'cart/first-touch/add-button',
    page: listPage(12, 4),
    press: BUTTON,
    heard: `${BUTTON}.loading`,
    done: `${BUTTON}.added`,
    call: { name: 'add_to_cart', answer: cartAnswer(linesOf(5), 'h2') },
    old: `jQuery(document.body).on('click', '.ajax_add_to_cart', (event) => {
      const button = jQuery(event.currentTarget).addClass('loading')
      event.preventDefault()
      jQuery.post('/?wc-ajax=add_to_cart', { product_id: button.data('product_id') }, ({ fragments }) => {
        button.removeClass('loading').addClass('added')
        for (const selector of Object.keys(fragments)) jQuery(selector).replaceWith(fragments[selector])
      })
    })`,
  }),
  ...[[12, 4], [200, 40]].map(([products = 0, lines = 0]) => add(products, lines)),
  ...[4, 40].map((lines) => update(lines)),
]

/**
 * From a click to the button that says so, and from the shop's answer to the cart that shows it. Painting many new
 * lines takes the browser itself long, so they are also put in by hand on the same page without Tillkit; the goal is for
 * what comes on top.
 */
function add(products: number, lines: number): Scenario {
  return defineScenario({
    name: `cart/add/${products}-products-${lines}-lines`,
    figures: {
      said: { label: 'click to the button that says "loading", same task', unit: 'ms', goal: goals.interaction },
      frame: { label: 'click to the painted frame with it', unit: 'ms', goal: goals.interaction },
      shown: { label: 'answer to the painted basket', unit: 'ms' },
      ...besideBare,
    },
    async run(bench) {
      const page = await bench.open(listPage(products, lines))
      await answerByHand(page, cartAnswer(linesOf(lines + 1), 'h2'))
      const clicked = await page.evaluate((selector) => {
        const button = document.querySelector<HTMLElement>(selector)
        return window.__bench.timed({ act: () => button?.click(), marks: { loading: () => button?.classList.contains('loading') ?? false } })
      }, BUTTON)
      const { frame } = await page.evaluate(({ rows, expected, selector }) => window.__bench.timed({
        act: () => window.__answer(),
        marks: {
          rows: () => document.querySelectorAll(rows).length === expected,
          added: () => document.querySelector(selector)?.classList.contains('added') ?? false,
        },
      }), { rows: ROWS, expected: lines + 1, selector: BUTTON })
      const bare = await swapByHand(bench, listPage(products, lines), {
        place: '.widget_shopping_cart_content',
        html: classicMiniCartHtml({ lines: linesOf(lines + 1) }),
      })
      return { said: clicked.marks.loading, frame: clicked.frame, shown: frame, bare, more: frame - bare }
    },
  })
}

/** From the shop's answer to an updated cart to the page that shows it. */
function update(lines: number): Scenario {
  return defineScenario({
    name: `cart/update/${lines}-lines`,
    figures: {
      said: { label: 'click to the basket that says it is busy, same task', unit: 'ms', goal: goals.interaction },
      shown: { label: 'answer to the painted basket', unit: 'ms' },
      ...besideBare,
    },
    async run(bench) {
      const page = await bench.open(cartPage(lines))
      const changed = linesOf(lines).map((line, index) => (index === 0 ? { ...line, quantity: 77 } : line))
      await answerByHand(page, `<!doctype html><html><body>${cartPage(lines, changed).main ?? ''}</body></html>`)
      const clicked = await page.evaluate((selector) => {
        const field = document.querySelector<HTMLInputElement>(selector)
        const form = field?.form
        if (field) field.value = '76'
        field?.dispatchEvent(new Event('change', { bubbles: true }))
        return window.__bench.timed({
          act: () => form?.querySelector<HTMLElement>('[name="update_cart"]')?.click(),
          marks: { busy: () => form?.classList.contains('processing') ?? false },
        })
      }, QUANTITY)
      // A shop takes longer to work out a cart than to hand out the file that comes with the click.
      await page.evaluate(() => window.__bench.rest())
      const { frame } = await page.evaluate((selector) => window.__bench.timed({
        act: () => window.__answer(),
        marks: { shown: () => document.querySelector<HTMLInputElement>(selector)?.value === '77' },
      }), QUANTITY)
      const bare = await swapByHand(bench, cartPage(lines), { place: '.woocommerce:not(body)', html: cartPage(lines, changed).main ?? '' })
      return { said: clicked.marks.busy, shown: frame, bare, more: frame - bare }
    },
  })
}
