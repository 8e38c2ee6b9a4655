import type { Page } from 'playwright-core'

/** A form's field by its number, or a part of it by what its id ends in. */
export const fieldId = (form: string, field: string) => `#wpforms-${form}-field_${field}`

/** Goes to an element by the Tab key alone. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  for (let presses = 0; presses < 90; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not come to ${selector}.`)
}

/** Types into a field, or chooses in a list by its first letters. */
export async function type(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.type(text)
}

/** Ticks a box, or chooses the first radio button of a group; further ones by the arrow. */
export async function choose(page: Page, first: string, further = 0): Promise<void> {
  await tabTo(page, first)
  await page.keyboard.press('Space')
  for (let press = 0; press < further; press += 1) await page.keyboard.press('ArrowDown')
}

/** Presses Enter at an element. */
export async function press(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.press('Enter')
}

/** What is said to be wrong, as far as it is seen. */
export const wrong = (page: Page) => page.locator(':is(em, label).wpforms-error:visible').allInnerTexts()

/** What the shop has kept: the first form of its page. */
export async function kept(page: Page): Promise<Record<string, string>> {
  if (!page.url().includes('/sent/')) await page.goto(new URL('/sent/', page.url()).href)
  return page.locator('.sent-form').first().evaluate((form) =>
    Object.fromEntries([...form.querySelectorAll('dl > div')].map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? ''])))
}
