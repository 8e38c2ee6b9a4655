import { bringUntouched, capturesFolder, eventually, openSharedPage, recordTillkitEvents, useShop, waitForMount } from '@tillkit/testing'
import { serveCaptured } from '@tillkit/testing/pages'
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'

/** Pages of a real shop; they are no part of the project, so the tests run only where they are at hand. */
const folder = capturesFolder()
const shop = useShop()

/** What the sheets of a page hide until a script shows it, and how many of them are seen once they have been in the window. */
const SEEN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  shop: { 'p.demo_store': 1 },
  'storefront-shop': { 'p.demo_store': 1 },
  'divi-contact-forms': { '.et_pb_contact_form [data-conditional-logic]': 1 },
  'divi-sliders': { '.et_pb_slider .et_pb_slide': 6 },
  'divi-post-sliders': { '.et_pb_slider .et_pb_slide': 4 },
  'divi-video': { '.et_pb_slider .et_pb_slide': 2 },
  'divi-gallery': { '.et_pb_gallery_grid .et_pb_gallery_item': 7, '.et_pb_gallery_fullwidth .et_pb_gallery_item': 2 },
  'divi-portfolio-filterable': { '.et_pb_filterable_portfolio_grid .et_pb_portfolio_item': 15 },
  'divi-portfolio-fullwidth': { '.et_pb_fullwidth_portfolio .et_pb_portfolio_item': 25 },
  'divi-counters': { '.et_pb_number_counter': 3, '.et_pb_circle_counter .percent p': 2, '.et_pb_counters:first-of-type .et_pb_counter_amount:not(.overlay)': 3 },
  'divi-tabs-toggles': { '.et_pb_all_tabs > div': 3 },
  'divi-side-navigation': { 'ul.et_pb_side_nav': 1 },
}

/** Controls whose only words the theme's sheet hides, and the names that they have all the same. */
const NAMED: Readonly<Record<string, readonly (readonly ['button' | 'link' | 'searchbox', string])[]>> = {
  'divi-sliders': [['button', 'Next'], ['button', 'Previous'], ['link', 'Facebook']],
  'divi-portfolio-fullwidth': [['button', 'Next']],
  shop: [['link', 'Facebook'], ['searchbox', 'Search']],
}

async function open(path: string | undefined): Promise<Page> {
  const page = await openSharedPage(shop.browser)
  await page.addInitScript(recordTillkitEvents)
  await page.goto(`${shop.server.origin}${path ?? '/not-captured/'}`)
  await waitForMount(page)
  await bringUntouched(page)
  return page
}

/** How many of them have a box that can be seen. All were in the window before: some come in only then. */
async function seen(page: Page, selector: string): Promise<number> {
  const all = await page.locator(selector).all()
  for (const one of all) await one.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return page.$$eval(selector, (elements) => elements.filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }).length)
}

describe.runIf(folder)('with the rules of its sheets on the page', () => {
  it.each(Object.keys(SEEN))('%s shows what they hide', async (name) => {
    const page = await open(serveCaptured(shop.server, folder ?? '').pathOf(name))
    for (const [selector, count] of Object.entries(SEEN[name] ?? {})) await eventually(() => seen(page, selector)).toBe(count)
  })

  it.each(Object.keys(NAMED))('%s names controls whose words they hide', async (name) => {
    const page = await open(serveCaptured(shop.server, folder ?? '').pathOf(name))
    for (const [role, words] of NAMED[name] ?? []) await eventually(() => page.getByRole(role, { name: words, exact: true }).count()).toBeGreaterThan(0)
  })
})
