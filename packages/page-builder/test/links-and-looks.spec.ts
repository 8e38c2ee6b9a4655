import { clickableHtml, dividerHtml, lightboxImageHtml, linkOptions, MULTI_VIEW_WORDS, multiViewHtml, pricingTableHtml, searchModuleHtml, sectionHtml, rowHtml, columnHtml, starRatingHtml, testimonialHtml } from '@tillkit/fixtures/page-builder'
import { eventually, hostsOn, tillkitVersion, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()

const WORDS = '<div class="et_pb_module et_pb_text et_pb_text_0"><p>Words</p></div>'
const LINKS = [
  clickableHtml('et_pb_text_0', '<p>To the rolls</p>'),
  clickableHtml('et_pb_text_1', '<h4>Card</h4><p>Holds a <a href="/contact/">link of its own</a></p>'),
  clickableHtml('et_pb_text_2', '<p>To the prices</p>'),
].join('')
const links = linkOptions(
  { class: 'et_pb_text_0', url: '/rolls/' },
  { class: 'et_pb_text_1', url: '/card/', target: '_blank' },
  { class: 'et_pb_text_2', url: '#pricing' },
)
const FAR = '<div style="height: 3000px"></div><div id="pricing"><h2>Prices</h2></div><div style="height: 3000px"></div>'

describe('modules that are links', () => {
  it('are reached and opened by the keyboard, beside the page where that is asked for', async () => {
    for (const path of ['/rolls/', '/card/']) shop.server.page(path, `<!doctype html><title>${path}</title>`)
    const { page, context, pageErrors } = await openModules(shop, { html: LINKS + FAR, more: links })
    expect(await page.getByRole('link').evaluateAll((all) => all.map((link) => link.textContent?.trim()))).toEqual(['To the rolls', 'Card', 'link of its own', 'To the prices'])
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => [document.activeElement?.className.split(' ')[2], getComputedStyle(document.activeElement ?? document.body).outlineStyle])).toEqual(['et_pb_text_0', 'auto'])
    await page.keyboard.press('Tab')
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Enter')
    const beside = await opened
    await beside.waitForLoadState()
    expect([await beside.title(), await beside.evaluate(() => window.opener === null)]).toEqual(['/card/', true])
    await beside.close()
    const middle = context.waitForEvent('page')
    await page.locator('.et_pb_text_0 p').click({ button: 'middle' })
    await (await middle).close()
    await page.locator('.et_pb_text_0 p').click()
    await page.waitForURL('**/rolls/')
    expect(pageErrors).toEqual([])
  })

  it('scroll to a place of the page below the header that stays, from where the keyboard goes on, and Back leads back', async () => {
    const { page } = await openModules(shop, {
      html: LINKS + FAR, more: links, bodyClass: 'et_divi_theme et_fixed_nav',
      head: '<style>#main-header { position: fixed; top: 0; height: 80px; width: 100% }</style>', bodyEnd: '<div id="main-header"></div>',
    })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.locator('.et_pb_text_2').focus()
    await page.keyboard.press('Enter')
    await eventually(() => page.evaluate(() => [Math.round(document.querySelector('#pricing')?.getBoundingClientRect().top ?? 0), document.activeElement?.id, location.hash])).toEqual([79, 'pricing', '#pricing'])
    await page.goBack()
    expect(new URL(page.url()).hash).toBe('')
  })
})

describe("a review's stars", () => {
  it('are one stop of the keyboard, and a review without them is not sent: it is said why, beside them', async () => {
    const { page } = await openModules(shop, { html: starRatingHtml() })
    await page.getByLabel('Your rating').first().waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('star-1')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('comment')
    await page.getByRole('button', { name: 'Submit' }).click()
    // The product's reviews speak for stars of the builder's too; where that unit is off, the browser does.
    await page.getByRole('alert').filter({ hasText: /rating/i }).waitFor()
    expect(await page.evaluate(() => [document.activeElement?.className, location.pathname])).toEqual(['star-1', '/landing/'])
    await page.getByRole('radio', { name: 'Good' }).click()
    expect(await page.getByRole('radio', { name: 'Good' }).isChecked()).toBe(true)
    expect(await page.evaluate(() => document.querySelector<HTMLFormElement>('#commentform')?.checkValidity())).toBe(true)
  })
})

describe('what modules look like', () => {
  it('follows their size on a real page, wide and narrow', async () => {
    const html = sectionHtml(
      dividerHtml('top') + rowHtml(columnHtml('4_4', testimonialHtml(), searchModuleHtml(), pricingTableHtml(), multiViewHtml({ content: MULTI_VIEW_WORDS }))),
      'section_has_divider',
    )
    const { page, pageErrors } = await openModules(shop, { html, isWhole: true, head: '<style>.et_pb_top_inside_divider { background-size: 25% 50px }</style>' })
    await page.setViewportSize({ width: 1283, height: 900 })
    const look = () => page.evaluate(() => {
      const of = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body
      return {
        portrait: of('.et_pb_testimonial_portrait').offsetWidth,
        beside: of('.et_pb_testimonial_description').getBoundingClientRect().left >= of('.et_pb_testimonial_portrait').getBoundingClientRect().right,
        field: of('.et_pb_s').offsetHeight >= of('.et_pb_searchsubmit').offsetHeight,
        currency: Math.abs(of('.et_pb_dollar_sign').getBoundingClientRect().right - of('.et_pb_sum').getBoundingClientRect().left) <= 1,
        divider: /^\d+px 50px$/.test(of('.et_pb_top_inside_divider').style.backgroundSize),
        words: of('[data-et-multi-view]').textContent,
      }
    })
    await eventually(look).toEqual({ portrait: 90, beside: true, field: true, currency: true, divider: true, words: 'Words for the desk' })
    await page.setViewportSize({ width: 390, height: 800 })
    await eventually(async () => (await look()).words).toBe('Words for the phone')
    await eventually(() => page.evaluate(() => document.querySelector('.et_pb_testimonial_description')?.getAttribute('style') ?? '')).toBe('')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(pageErrors).toEqual([])
  })
})

describe('the family on a page', () => {
  it('tells the window once that what was hidden around sections is shown', async () => {
    const hidden = `<div id="popup" style="display: none">${sectionHtml(rowHtml(columnHtml('4_4', '<p>One</p>')))}${sectionHtml(rowHtml(columnHtml('4_4', '<p>Two</p>')))}</div>`
    const { page } = await openModules(shop, { html: clickableHtml('et_pb_text_0') + hidden, more: links })
    await page.evaluate(() => addEventListener('resize', () => { document.body.dataset['told'] = String(Number(document.body.dataset['told'] ?? 0) + 1) }))
    const told = () => page.evaluate(() => document.body.dataset['told'])
    const show = (isShown: boolean) => page.evaluate((display) => { (document.querySelector('#popup') as HTMLElement).style.display = display }, isShown ? 'block' : 'none')
    await show(true)
    await eventually(told).toBe('1')
    await show(false)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await show(true)
    await eventually(told).toBe('2')
  })

  it('brings rows their code, its own and what it stands on, the theme’s functions, and nothing of what other modules share', async () => {
    const quarters = sectionHtml(rowHtml(...['a', 'b', 'c', 'd'].map((word) => columnHtml('1_4', `<p>${word}</p>`))))
    const { page } = await openModules(shop, { html: quarters, isWhole: true, alone: true })
    await eventually(() => page.locator('.et_pb_row_4col').count()).toBe(1)
    await eventually(() => page.evaluate(() => typeof Reflect.get(window, 'et_pb_init_modules'))).toBe('function')
    await page.waitForLoadState('networkidle')
    const files = await page.evaluate(() => performance.getEntriesByType('resource').flatMap(({ name }) => /\/tillkit\/[^/]+\/(.+)$/.exec(name)?.[1] ?? []))
    expect(files.filter((name) => !name.startsWith('tillkit.') && !name.endsWith('.early.js')).sort()).toEqual(['base.js', 'page-builder.css', 'page-builder.js', 'theme.js'])
  })

  it('is loaded where text has an inner shadow, and nothing else needs it', async () => {
    const { page } = await openModules(shop, { html: WORDS, more: { et_pb_box_shadow_elements: ['.et_pb_text_0'] } })
    await eventually(() => page.locator('.et_pb_text_0.has-box-shadow-overlay > .box-shadow-overlay:first-child').count()).toBe(1)
  })

  it('answers presses that came before its code did, once, and leaves links in modules that are links to themselves', async () => {
    for (const path of ['/rolls/', '/contact/']) shop.server.page(path, `<!doctype html><title>${path}</title>`)
    const header = '<section class="et_pb_module et_pb_fullwidth_header"><div class="et_pb_fullwidth_header_scroll"><a href="#">On</a></div></section>'
    const html = `<div style="height: 1500px">${header}</div>${LINKS}${lightboxImageHtml()}`
    const pressEarly = async (press: (page: Page) => Promise<void>) => {
      let bring = () => {}
      const isPressed = new Promise<void>((resolve) => { bring = resolve })
      const { page } = await openModules(shop, {
        html, more: links, waitForMount: false, alone: true,
        before: (each) => each.route(`**/tillkit/${tillkitVersion()}/page-builder.js`, (route) => isPressed.then(() => route.continue())),
      })
      await page.waitForFunction(() => document.readyState === 'complete' && Symbol.for('tillkit') in window)
      await press(page)
      bring()
      return page
    }
    const scrolled = await pressEarly((page) => page.locator('.et_pb_fullwidth_header_scroll a').click())
    await eventually(() => scrolled.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(new URL(scrolled.url()).hash).toBe('')
    const viewed = await pressEarly((page) => page.locator('.et_pb_lightbox_image').click())
    await viewed.getByRole('dialog').waitFor()
    const followed = await pressEarly((page) => page.locator('.et_pb_text_0 p').click())
    await followed.waitForURL('**/rolls/')
    // The browser follows it at once: nobody waits for code that has nothing to do with it.
    const left = await pressEarly(async (page) => {
      await page.getByRole('link', { name: 'link of its own' }).click()
      await page.waitForURL('**/contact/', { timeout: 900 })
    })
    expect(await left.title()).toBe('/contact/')
  })

  it('is not loaded where there is text alone', async () => {
    const { page } = await openModules(shop, { html: WORDS, more: { et_pb_box_shadow_elements: [] }, waitForMount: false, alone: true })
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? '').filter((name) => name.startsWith('page-builder')))).toEqual([])
    expect(await hostsOn(page, 'page-builder')).toEqual([])
  })
})
