import type { Page } from 'playwright-core'

/**
 * Has a page believe that its line is a slow one, on which nothing is fetched ahead of a touch: what comes is what something runs by.
 * @param before what else is done before the page is opened
 */
export function onSlowLine(before?: (page: Page) => Promise<unknown>): (page: Page) => Promise<void> {
  return async (page) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }))
    await before?.(page)
  }
}
