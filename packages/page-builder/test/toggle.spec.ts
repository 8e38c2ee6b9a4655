import { accordionHtml, toggleHtml } from '@tillkit/fixtures/page-builder'
import { eventually, stopTillkit, tillkitErrors, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()
const TALL = '<div style="height: 1600px">Long</div>'
const HEADER = '<header id="main-header" style="position: fixed; inset: 0 0 auto; height: 80px; background: #fff">Shop</header>'
const above = '<div style="height: 500px"></div>'
const below = '<div style="height: 2500px"></div>'

const open = (page: Page) => page.$$eval('.et_pb_toggle', (all) => all.map((each) => each.classList.contains('et_pb_toggle_open')))
const shown = (page: Page) => page.$$eval('.et_pb_toggle_content', (all) => all.map((each) => each.getBoundingClientRect().height > 0))
const expanded = (page: Page) => page.getByRole('button').evaluateAll((all) => all.map((each) => each.getAttribute('aria-expanded')))
/** Waits until nothing opens or closes any more. */
const still = (page: Page) => eventually(() => page.evaluate(() => document.getAnimations().length + document.querySelectorAll('.et_pb_accordion_toggling').length)).toBe(0)
/** Waits until the page has not been scrolled for some frames, whose events have been told then. */
const unmoved = (page: Page) => eventually(() => page.evaluate(async () => {
  const before = scrollY
  for (let frames = 5; frames > 0; frames -= 1) await new Promise(requestAnimationFrame)
  return scrollY - before
})).toBe(0)
const title = (page: Page, name: string) => page.getByRole('heading', { name })

describe('an accordion', () => {
  it('has one item open, which the opening of another closes and its own click does not [page-builder-modules#28]', async () => {
    const html = accordionHtml()
    const plain = await openModules(shop, { html, tillkit: false, waitForMount: false })
    const printed = await plain.page.locator('.et_pb_column').innerHTML()
    const { page } = await openModules(shop, { html })
    expect([await open(page), await shown(page)]).toEqual([[true, false, false], [true, false, false]])
    await title(page, 'Can I send them back?').click()
    // At no moment there are two.
    expect(await page.locator('.et_pb_toggle_open').count()).toBe(1)
    await still(page)
    expect([await open(page), await shown(page), await expanded(page)]).toEqual([[false, false, true], [false, false, true], ['false', 'false', 'true']])
    await title(page, 'Can I send them back?').click()
    await still(page)
    expect([await open(page), await page.getByRole('button', { name: 'Can I' }).getAttribute('aria-disabled')]).toEqual([[false, false, true], 'true'])
    expect(await tillkitErrors(page)).toEqual([])
    await stopTillkit(page)
    expect(await page.locator('.et_pb_column').innerHTML()).toBe(printed)
  })

  it('is scrolled to the headers and 50 px where the title of what has opened had gone above the window, and not otherwise [page-builder-modules#29]', async () => {
    const items = [{ title: 'First', content: TALL }, { title: 'Second', content: TALL }, { title: 'Third', content: '<p>Short</p>' }]
    // Not all browsers keep what is looked at in its place when something above it closes.
    const head = '<style>html { overflow-anchor: none }</style>'
    const { page } = await openModules(shop, { html: HEADER + above + accordionHtml(items) + below, isWhole: true, head })
    const top = (name: string) => title(page, name).evaluate((each) => each.getBoundingClientRect().top)
    // Its title stands below the first item, which closes: that takes it above the window.
    await title(page, 'Second').evaluate((each) => window.scrollTo(0, each.getBoundingClientRect().top + scrollY - 300))
    await title(page, 'Second').click()
    await still(page)
    await eventually(async () => Math.round(await top('Second'))).toBe(130)
    await unmoved(page)
    expect(Math.round(await top('Second'))).toBe(130)
    await page.evaluate(() => window.scrollTo(0, 0))
    await unmoved(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(() => addEventListener('scroll', () => document.body.classList.add('was-scrolled')))
    // By the time that the second has opened, a scroll to the first would have begun.
    for (const name of ['First', 'Third']) {
      await title(page, name).evaluate((each) => (each as HTMLElement).click())
      await still(page)
    }
    expect(await page.locator('.was-scrolled').count()).toBe(0)
  })
})

describe('toggles', () => {
  const html = toggleHtml({ id: 'guarantee', title: 'Guarantee', content: '<p id="years">Two years.</p>' }) + toggleHtml({ title: 'Carriage', content: '<p>Free from £40.</p>', isOpen: true, level: 2 })

  it('open and close by themselves, by Enter and Space, and say whether they are open [page-builder-modules#30]', async () => {
    const { page } = await openModules(shop, { html })
    expect([await open(page), await expanded(page)]).toEqual([[false, true], ['false', 'true']])
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Guarantee')
    await page.keyboard.press('Enter')
    await still(page)
    expect([await open(page), await shown(page), await expanded(page)]).toEqual([[true, true], [true, true], ['true', 'true']])
    await page.keyboard.press('Tab')
    await page.keyboard.press(' ')
    await still(page)
    expect([await open(page), await shown(page), await expanded(page)]).toEqual([[true, false], [true, false], ['true', 'false']])
    expect(await page.evaluate(() => scrollY)).toBe(0)
    // The outline of headings stays.
    expect(await page.getByRole('heading').evaluateAll((all) => all.map(({ localName }) => localName))).toEqual(['h5', 'h2'])
  })

  it('open and close without a jump, whatever padding, border and margin their content has, and whichever box is meant by its height', async () => {
    const look = 'padding: 20px 0 13px; border-bottom: 7px solid; margin-top: 11px; height: auto'
    const { page } = await openModules(shop, { html, head: `<style>.et_pb_toggle_content { ${look}; box-sizing: content-box } .et_pb_toggle_1 .et_pb_toggle_content, h2 + .et_pb_toggle_content { box-sizing: border-box }</style>` })
    /** How high a toggle is at the beginning and at the end of its motion, beside what it is before and after. */
    const jumps = (index: number) => page.evaluate(async (nth) => {
      const toggle = document.querySelectorAll<HTMLElement>('.et_pb_toggle')[nth] as HTMLElement
      const height = () => toggle.getBoundingClientRect().height
      const before = height()
      toggle.querySelector<HTMLElement>('[role=button]')?.click()
      const [motion] = document.getAnimations()
      if (!motion) throw new Error('nothing moves')
      motion.pause()
      const ends = [0, 699.9].map((time) => {
        motion.currentTime = time
        return height()
      })
      motion.finish()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return [Math.abs((ends[0] ?? 0) - before), Math.abs((ends[1] ?? 0) - height()), Math.abs(before - height())].map(Math.round)
    }, index)
    for (const index of [0, 0, 1, 1]) {
      const [first, last, whole] = await jumps(index)
      // A border is no thinner than a pixel until it has gone.
      expect([first, last].every((jump) => jump !== undefined && jump <= 1), `${String(index)}: ${String([first, last])}`).toBe(true)
      expect(whole).toBeGreaterThan(40)
    }
  })

  it('open for an address that names something in them, and for what the browser\'s search finds there; closed they take no room', async () => {
    const { page } = await openModules(shop, { html: html + below, search: '#years' })
    await eventually(() => open(page)).toEqual([true, true])
    await page.getByRole('button', { name: 'Guarantee' }).click()
    const content = page.locator('.et_pb_toggle_content').first()
    await eventually(async () => [await content.getAttribute('hidden'), await content.evaluate((each) => each.getBoundingClientRect().height)]).toEqual(['until-found', 0])
    // The browser looks for words in the same way for an address that names them.
    await page.evaluate(() => {
      location.hash = ''
      const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '#:~:text=Two%20years', textContent: 'Find' }))
      link.style.cssText = 'position: fixed; inset-block-start: 0'
    })
    await page.getByText('Find').click()
    await eventually(() => open(page)).toEqual([true, true])
    await eventually(() => shown(page)).toEqual([true, true])
  })
})
