import { defineScenario, goals, loadScenario, shiftScenario, type Scenario } from '@tillkit/bench'
import {
  COLOURED_ROLLS, galleryHtml, galleryScript, MANY_OPTIONS, productScript, reviewedTabsHtml, reviewLinkHtml, SHAPES, stickyBarHtml, stickyBarScript, variableProductHtml,
  variationScript, variationTemplates,
} from '@tillkit/fixtures/product-page'

const HEAD = variationScript() + variationTemplates()
const ROLLS = variableProductHtml({ ...COLOURED_ROLLS, pictures: [] })
const REVIEWED = reviewLinkHtml() + reviewedTabsHtml()
const REVIEWED_HEAD = productScript() + stickyBarScript()
const BAR = `<div class="summary entry-summary"><p>Rolls</p></div>${stickyBarHtml({ id: 358, name: 'Gallery rolls' })}`

/** Runs in the page: opens each tab in turn, and measures each press. */
function measureTabs(): Promise<number[]> {
  const links = [...document.querySelectorAll<HTMLElement>('.wc-tabs a')].reverse()
  return links.reduce<Promise<number[]>>(async (before, link) => {
    const presses = await before
    await new Promise(requestAnimationFrame)
    const start = performance.now()
    link.click()
    return [...presses, performance.now() - start]
  }, Promise.resolve([]))
}

const GALLERY_HEAD = galleryScript({ slider: { animationSpeed: 0 } })
const GALLERY = galleryHtml(SHAPES)

/** Runs in the page: goes through the thumbnails, and measures each move, laid out. */
function measureMoves(): Promise<number[]> {
  const thumbs = [...document.querySelectorAll<HTMLElement>('.flex-control-thumbs img')]
  return thumbs.toReversed().reduce<Promise<number[]>>(async (before, thumb) => {
    const moves = await before
    await new Promise(requestAnimationFrame)
    const start = performance.now()
    thumb.click()
    document.querySelector('.flex-viewport')?.getBoundingClientRect()
    return [...moves, performance.now() - start]
  }, Promise.resolve([]))
}

/** Runs in the page: chooses the last option of each select in turn, and measures each choice. */
function measureChoices(): Promise<number[]> {
  const selects = [...document.querySelectorAll<HTMLSelectElement>('.variations select')]
  return selects.reduce<Promise<number[]>>(async (before, select) => {
    const rounds = await before
    await new Promise(requestAnimationFrame)
    select.value = [...select.options].at(-1)?.value ?? ''
    const start = performance.now()
    select.dispatchEvent(new Event('change', { bubbles: true }))
    return [...rounds, performance.now() - start]
  }, Promise.resolve([]))
}

export const scenarios: Scenario[] = [
  loadScenario({ unit: 'variation-form', host: () => ROLLS, head: HEAD }),
  shiftScenario({ name: 'variation-form/shift', main: ROLLS, head: HEAD }),
  loadScenario({ unit: 'product-tabs', host: () => REVIEWED, head: REVIEWED_HEAD }),
  shiftScenario({ name: 'product-tabs/shift', main: REVIEWED, head: REVIEWED_HEAD }),
  defineScenario({
    name: 'product-tabs/open',
    figures: { press: { label: 'slowest of three tabs opened, same task', unit: 'ms', goal: goals.interaction } },
    async run(bench) {
      const page = await bench.open({ main: REVIEWED, globals: REVIEWED_HEAD })
      return { press: Math.max(...(await page.evaluate(measureTabs))) }
    },
  }),
  loadScenario({ unit: 'sticky-add-to-cart', host: () => BAR, head: REVIEWED_HEAD }),
  loadScenario({ unit: 'product-gallery', host: () => GALLERY, head: GALLERY_HEAD }),
  shiftScenario({ name: 'product-gallery/shift', main: GALLERY, head: GALLERY_HEAD }),
  defineScenario({
    name: 'product-gallery/moves/80-pictures',
    figures: { move: { label: 'slowest of 80 moves, same task, laid out', unit: 'ms', goal: goals.interaction } },
    async run(bench) {
      const pictures = Array.from({ length: 80 }, (_, id) => ({ id, file: `roll-${id}`, alt: `Roll ${id}` }))
      const page = await bench.open({ main: galleryHtml(pictures), globals: GALLERY_HEAD })
      return { move: Math.max(...(await page.evaluate(measureMoves))) }
    },
  }),
  defineScenario({
    name: 'variation-form/choice/200-variations',
    figures: { round: { label: 'slowest of five choices among 200 variations, same task', unit: 'ms', goal: goals.interaction } },
    async run(bench) {
      const page = await bench.open({ main: variableProductHtml({ ...MANY_OPTIONS, pictures: [] }), globals: HEAD })
      return { round: Math.max(...(await page.evaluate(measureChoices))) }
    },
  }),
]
