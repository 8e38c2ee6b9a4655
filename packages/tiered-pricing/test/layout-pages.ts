import { stopTillkit, tillkitErrors } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { activeTier, enter, expectCase3, priceOf, S, settled } from './helpers.ts'
import { lastUpdate } from './updates.ts'

/** Types ten on a layout's page: tier, price, summary, "you save" and what other scripts are told follow. */
export async function expectFollowed(page: Page): Promise<void> {
  await enter(page, 10)
  expect(await activeTier(page)).toEqual([10])
  expect(await priceOf(page)).toBe(S('10.00', '9.00'))
  await expectCase3(page)
  await settled(page)
  expect(await lastUpdate(page)).toMatchObject({ price: 9, quantity: 10, productId: 10, parentId: 10 })
}

/** Stops Tillkit: nothing was reported, and `main` is what the server printed. */
export async function expectGivenBack(page: Page): Promise<void> {
  expect(await tillkitErrors(page)).toEqual([])
  await stopTillkit(page)
  const { live, printed } = await mainHtml(page)
  expect(live).toBe(printed)
}

/** The live HTML of `main`, and what the server printed there. */
function mainHtml(page: Page): Promise<{ live: string; printed: string }> {
  return page.evaluate(async () => {
    const text = await (await fetch(location.href)).text()
    const printed = new DOMParser().parseFromString(text, 'text/html')
    return {
      live: document.querySelector('main')?.innerHTML ?? '',
      printed: printed.querySelector('main')?.innerHTML ?? '',
    }
  })
}
