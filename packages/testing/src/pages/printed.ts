import type { Page } from 'playwright-core'

/**
 * Has a page keep its body as the server printed it: when all of it has been read, its inline scripts have run, and nothing that is
 * deferred has, such as the script tag. Called before the page is opened.
 */
export function keepPrinted(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') Reflect.set(window, '__printed', document.body.outerHTML)
    })
  })
}

/**
 * The HTML of a page's body as the server printed it.
 * @throws {Error} where the page was not asked to keep it
 */
export async function printedOn(page: Page): Promise<string> {
  const printed = await page.evaluate(() => Reflect.get(window, '__printed') as unknown)
  if (typeof printed !== 'string') throw new Error('This page was opened without `keepPrinted`.')
  return printed
}
