import { F1, globalsScript, pluginStylesHtml, simpleProductMain, tillkitVersion } from '@tillkit/testing'
import type { DisplayType, OpenOptions, OpenPage, Shop } from '@tillkit/testing'
import type { Locator, Page } from 'playwright-core'

/** The folder of the built files on the test shop. */
export const base = `/tillkit/${tillkitVersion()}`

/** A product's page as the tests open it. */
export function productPage(displayType: DisplayType = 'table', premium = false): Pick<OpenOptions, 'main' | 'globals' | 'head'> {
  return {
    main: simpleProductMain(F1, { displayType, generation: '7.x', premium }),
    globals: globalsScript({ generation: '7.x', premium }),
    head: pluginStylesHtml('7.x'),
  }
}

/** Opens a page with the panel. */
export async function openDebugged(shop: Shop, options: Partial<OpenOptions> = {}): Promise<OpenPage & { panel: Locator }> {
  const open = await shop.openFixture({ ...productPage(), search: '?tillkit-debug', ...options })
  await open.page.locator('tillkit-debug').waitFor({ state: 'attached' })
  return { ...open, panel: panelOf(open.page) }
}

/** The open panel. */
export function panelOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Tillkit debug panel' })
}

/** The part of the panel about the unit that the test's page is for. */
export function unitOf(panel: Locator, name = 'tiered-pricing'): Locator {
  return panel.getByRole('region', { name, exact: true })
}

/** Opens one of the tabs. */
export async function openTab(panel: Locator, name: 'Units' | 'Events & calls' | 'Page'): Promise<void> {
  await panel.getByRole('tab', { name }).click()
}

/** The boxes of the frames that are shown, by what they stand for. */
export function frames(page: Page): Promise<{ look: string; box: number[] }[]> {
  return page.locator('tillkit-debug .frame').evaluateAll((all) =>
    all
      .filter((frame) => getComputedStyle(frame).display !== 'none')
      .map((frame) => {
        const { x, y, width, height } = frame.getBoundingClientRect()
        return { look: frame.getAttribute('data-look') ?? '', box: [x, y, width, height].map(Math.round) }
      }),
  )
}

/** Where an element of the page is. */
export function boxOf(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).first().evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  })
}

/** What has focus, the panel's inside included: its name, or its tag. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const outer = document.activeElement
    const inner = outer?.shadowRoot?.activeElement ?? outer
    return inner?.textContent.trim() || inner?.localName || ''
  })
}
