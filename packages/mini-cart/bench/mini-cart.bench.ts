import { anatomy, classes } from '@tillkit/mini-cart'
import { besideBare, changeByHand, defineScenario, firstTouchScenario, goals, readPlaces, unitScenarios, type Bench, type Scenario } from '@tillkit/bench'
import { cartGlobalsScript, LINES, miniCartAnswer, miniCartHtml, type CartLine } from '@tillkit/fixtures'
import { readFileSync } from 'node:fs'

/** The plugin's sheet is there with our script and without. */
const STYLES = `<style>${readFileSync(new URL('../../fixtures/src/styles/mini-cart-styles.css', import.meta.url), 'utf8')}</style>`
const globals = cartGlobalsScript({ woocommerce: true })

/** As many lines as a shopper has at most, and more. */
const linesOf = (count: number): CartLine[] => {
  const [line] = LINES
  return Array.from({ length: count }, (_, at) => ({ ...(line as CartLine), key: `line${at}`, quantity: 2 }))
}

const page = (lines: readonly CartLine[]) => ({ main: `<header>${miniCartHtml({ lines, hover: 'none' })}</header>`, globals, head: STYLES })

/** Loading, mounting 1, 10 and 50 modules, layout shift, memory; and what a shopper does, with few lines and many. */
export const scenarios: Scenario[] = [
  ...unitScenarios({
    unit: 'mini-cart',
    head: STYLES + globals,
    // Without the plugin's inline script: the browser keeps something of each script that it compiles.
    host: (index) => miniCartHtml({ lines: LINES, hover: 'none', orderClass: `ags_woo_mini_cart_${index}` }).replace(/<script>.*?<\/script>/s, ''),
  }),
  firstTouchScenario({
    name: 'mini-cart/first-touch/open',
    page: page(linesOf(3)),
    press: anatomy.link,
    heard: `.${classes.shown}`,
    old: `jQuery(document).on('click', '.ags_woo_mini_cart .et_pb_module_inner > a', (event) => {
      event.preventDefault()
      jQuery('.${classes.shown.replace('dswcp-show-', 'dswcp-')}').addClass('${classes.shown} ${classes.shownByClick}')
    })`,
  }),
  ...[3, 50].map((count) => opening(count)),
  ...[3, 50].map((count) => quantity(count)),
]

/** What changes as a side cart opens. */
const SIDE = { attributes: `html, ${anatomy.sideCart}` }

/** Fifty lines take the browser long to lay out for the first time, which moving the focus there waits for: the goal is for what comes on top. */
function opening(count: number): Scenario {
  return defineScenario({
    name: `mini-cart/open/${count}-lines`,
    figures: {
      task: { label: 'click to the open side cart, same task', unit: 'ms' },
      frame: { label: 'click to the painted frame', unit: 'ms' },
      ...besideBare,
    },
    async run(bench) {
      const options = page(linesOf(count))
      const opened = await bench.open(options)
      const { marks, frame } = await opened.evaluate(({ link, shown }) => window.__bench.timed({
        act: () => document.querySelector<HTMLElement>(link)?.click(),
        marks: { open: () => document.querySelector(`.${shown}`) !== null },
      }), { link: anatomy.link, shown: classes.shown })
      const bare = await changeByHand(bench, options, SIDE, await readPlaces(opened, SIDE))
      return { task: marks.open, frame, bare, more: frame - bare }
    },
  })
}

function quantity(count: number): Scenario {
  return defineScenario({
    name: `mini-cart/quantity/${count}-lines`,
    figures: {
      task: { label: 'input to quantity and badge, same task', unit: 'ms', goal: goals.interaction },
      frame: { label: 'input to the painted frame', unit: 'ms', goal: goals.interaction },
    },
    run: (bench) => timeQuantity(bench, linesOf(count)),
  })
}

async function timeQuantity(bench: Bench, lines: readonly CartLine[]) {
  const opened = await bench.open(page(lines))
  await opened.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), anatomy.link)
  const answer = bench.server.hold('dswcp_update_cart')
  const selectors = { field: anatomy.quantityField, count: anatomy.count }
  const { task, frame } = await opened.evaluate(async ({ field, count }) => {
    const input = document.querySelector<HTMLInputElement>(field)
    const { marks, frame } = await window.__bench.timed({
      act() {
        if (!input) return
        input.value = '9'
        for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
      },
      marks: { badge: () => (document.querySelector(count)?.textContent ?? '').trim() !== String(document.querySelectorAll(field).length * 2) },
    })
    return { task: marks.badge, frame }
  }, selectors)
  // So that the page can be closed: the line of changes is waiting for it.
  answer.send(miniCartAnswer({ lines, hover: 'none' }))
  return { task, frame }
}
