import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { EMPTY_PATH, type ShopServer } from '../server/index.ts'

/** How often in a row a page has to be found at rest. */
const LOOKS = 3

/**
 * Waits until a page has nothing left to do: it has loaded, all that it asked the shop for is answered, and idle moments
 * bring nothing more. For tests of what does not come. Playwright's own `networkidle` was reached once and is not again.
 * @param server whose log tells what has been asked for; what the test itself holds back counts as unanswered
 */
export async function atRest(page: Page, server: ShopServer): Promise<void> {
  await page.waitForLoadState('load')
  let idle = 0
  const look = async () => {
    const { length } = server.requests
    await page.evaluate(idleMoment)
    idle = server.unanswered === 0 && server.requests.length === length ? idle + 1 : 0
    return idle
  }
  await expect.poll(look, { timeout: 20_000, interval: 0, message: 'the page goes on asking for something' }).toBeGreaterThanOrEqual(LOOKS)
}

/**
 * Waits until whatever a page has set about by now has been sent: its timers and two frames have passed, and then a request of the page
 * itself, which no log has, is answered. For tests of what is not sent while something else is held back, for which `atRest` would wait.
 * @param after the longest time that timers of the page wait before they send, in ms: ours is set after them, and runs out after them.
 *   Default 0
 */
export async function sentSoFar(page: Page, after = 0): Promise<void> {
  await page.evaluate(async ([path, wait]) => {
    await new Promise((resolve) => setTimeout(resolve, wait))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await new Promise((resolve) => setTimeout(resolve))
    await (await fetch(path)).text()
  }, [EMPTY_PATH, after] as const)
}

/** An idle moment, with a limit: a page in which nothing moves may have none for long. Then a task for what was put off to it. */
async function idleMoment(): Promise<void> {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  await new Promise((resolve) => setTimeout(resolve))
}
