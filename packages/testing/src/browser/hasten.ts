import type { Page } from 'playwright-core'

/** So many times as fast as on a shopper's page. */
const SPEED = 20

/**
 * Has a page's transitions and animations run twenty times as fast, on each page that it goes to until its test ends: for tests that wait
 * for what comes after them, and say nothing of how long they take. Scripts' own timers run as ever.
 */
export async function hasten(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: SPEED })
}

/**
 * Has a page's transitions and animations stand still from now on, until the test lets them go on: for tests of what shows while
 * something moves, on a machine that may be slower than that.
 */
export async function holdMotion(page: Page): Promise<{ readonly goOn: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  return { goOn: async () => void (await session.send('Animation.setPlaybackRate', { playbackRate: 1 })) }
}
