import { atRest, eventually, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openConsent, press, useThirdParty, type ConsentPage } from './third-party.ts'

const shop = useShop()
const third = useThirdParty()
const at = (path: string) => `${third.server.origin}${path}`
const frame = (name: string, attributes: string) => `<iframe title="${name}" data-cookieyes="cookieyes-functional" data-cookieyes-src="${at(`/map/${name}`)}" ${attributes}></iframe>`

/** Opens a page that counts how far what is on it moves. */
async function openFrames(page: ConsentPage) {
  const opened = await openConsent(shop, third, {
    ...page,
    before: (its) => its.addInitScript(() => {
      const shifts: number[] = []
      Reflect.set(window, 'shifts', shifts)
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value))).observe({ type: 'layout-shift', buffered: true })
    }),
  })
  await opened.page.locator('.tillkit-placeholder').first().waitFor()
  return opened
}

const shiftOf = (page: Page) => page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0))

describe('in the place of a frame that waits', () => {
  it.each([
    ['inline, of a size of its own', () => frame('one', 'width="300" height="150"'), ''],
    ['as wide as its column', () => `<div style="width: 400px">${frame('one', 'width="100%" height="200"')}</div>`, ''],
    ['laid over a box that keeps its shape', () => `<div style="position: relative; width: 400px; padding-top: 56%">${frame('one', '')}</div>`, 'iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0 }'],
  ])('something stands that is as large, and nothing moves: %s', async (_how, print, css) => {
    const { page } = await openFrames({ main: `<style>${css}</style>${print()}<p id="below">Below</p>` })
    const placeholder = await page.locator('.tillkit-placeholder').boundingBox()
    const below = await page.locator('#below').boundingBox()
    expect(await shiftOf(page)).toBe(0)
    await page.getByRole('button', { name: 'Show this content from 127.0.0.1' }).click()
    await eventually(() => third.asked).toEqual(['/map/one'])
    expect(await page.locator('.tillkit-placeholder').count()).toBe(0)
    expect([await page.locator('iframe').boundingBox(), await page.locator('#below').boundingBox()]).toEqual([placeholder, below])
  })

  it('a button lets this one through and no other, and takes the keyboard along', async () => {
    const { page } = await openFrames({ main: frame('one', 'width="300" height="150"') + frame('two', 'width="300" height="150"') + frame('tracker', 'width="1" height="1"') })
    expect(await page.locator('.tillkit-placeholder').count()).toBe(2)
    const second = page.getByRole('group', { name: 'two' })
    await second.getByRole('button', { name: 'Show' }).focus()
    await page.keyboard.press('Enter')
    await eventually(() => third.asked).toEqual(['/map/two'])
    expect(await page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe('two')
    await atRest(page, third.server)
    expect(third.asked).toEqual(['/map/two'])
    await press(page, 'accept-button')
    await eventually(() => third.asked).toEqual(['/map/two', '/map/one', '/map/tracker'])
    expect(await page.locator('.tillkit-placeholder').count()).toBe(0)
  })

  it('the plugin\'s own short code stands, for visitors who have chosen too', async () => {
    const { page } = await openFrames({ main: frame('one', 'width="300" height="150"'), allowed: ['analytics'] })
    expect(await page.locator('.tillkit-placeholder [data-cky-tag="placeholder-title"]').textContent()).toBe('Allow cookies to see this')
    await page.locator('.tillkit-placeholder [data-cky-tag="placeholder-title"]').click()
    await page.locator('[data-cky-tag="detail"]').waitFor()
  })

  it('of one that is hidden it comes when that shows', async () => {
    const { page } = await openFrames({ main: `${frame('one', 'width="300" height="150"')}<div id="tab" style="display: none">${frame('two', 'width="300" height="150"')}</div>` })
    expect(await page.locator('.tillkit-placeholder').count()).toBe(1)
    await page.evaluate(() => document.querySelector('#tab')?.removeAttribute('style'))
    await eventually(() => page.locator('.tillkit-placeholder').count()).toBe(2)
  })

  it('of one that a script puts there it comes as well', async () => {
    const { page } = await openFrames({ main: `<div id="box"></div><script>box.innerHTML = '<iframe width="300" height="150" title="made" src="${at('/map/made')}"></iframe>'</script>` })
    await page.getByRole('group', { name: 'made' }).getByRole('button', { name: 'Show' }).click()
    await eventually(() => third.asked).toEqual(['/map/made'])
  })
})
