import { columnHtml, motionElements, motionItem, rowHtml, sectionHtml, stickyElements, stickyItem, stickyTextHtml } from '@tillkit/fixtures/page-builder'
import { eventually, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openModules, type ModulePage } from './module-page.ts'

const shop = useShop()

const ROOM = '<div style="height: 1500px"></div>'
const section = (content: string) => sectionHtml(rowHtml(columnHtml('4_4', content)))
const module = stickyTextHtml('et_pb_text_0', '<p style="margin: 0; height: 60px">Sticks <a id="inside" href="#end">on</a> <input id="field"></p>')
const text = (words: string) => `<div class="et_pb_module et_pb_text"><p class="after">${words}</p></div>`
/** What the page is told of, in its order. */
const recorder = `<script>var told = []; for (const type of ['ETBuilderStickyStart', 'ETBuilderStickyEnd']) addEventListener(type, ({ detail }) => told.push(type.slice(15) + ' ' + detail.stickyId))</script>`

const open = (more: Partial<ModulePage> = {}) => openModules(shop, {
  html: section(text('Before') + module + text('After')) + section(ROOM + ROOM) + '<p id="end">End</p>',
  isWhole: true,
  more: stickyElements(stickyItem('et_pb_text_0')),
  head: recorder,
  ...more,
})
const told = (page: Page) => page.evaluate(() => Reflect.get(window, 'told') as string[])
/** Scrolls the page, and waits until what follows that has been shown. */
const scrolled = (page: Page, y: number) => page.evaluate((to) => {
  scrollTo({ top: to, behavior: 'instant' })
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}, y)
/** Where elements are, in px from the window's top, and how high. */
const boxes = (page: Page, ...selectors: string[]) => page.evaluate((all) => all.map((selector) => {
  const rect = document.querySelector(selector)?.getBoundingClientRect()
  return rect ? [rect.left, rect.top, rect.width, rect.height].map(Math.round) : null
}), selectors)
const pageTop = (page: Page, selector: string) => page.evaluate((name) => Math.round((document.querySelector(name)?.getBoundingClientRect().top ?? 0) + scrollY), selector)
const ready = (page: Page, count = 1) => eventually(() => page.locator('[data-tillkit-sticks]').count()).toBe(count)

describe('an element that sticks', () => {
  it('is told of when it does and when it is back, and nothing of the page moves by either [page-builder-modules#49]', async () => {
    const { page } = await open()
    await ready(page)
    const at = await pageTop(page, '.et_pb_text_0')
    const after = await pageTop(page, '.et_pb_text_0 + * .after')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const [before] = await boxes(page, '.et_pb_text_0')
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value))).observe({ type: 'layout-shift', buffered: false })
    })
    await eventually(async () => { await scrolled(page, at - 19); return told(page) }).toEqual(['Start et_pb_text_0'])
    expect(await page.locator('.et_pb_text_0').evaluate((element) => [...element.classList].filter((name) => name.includes('sticky')))).toEqual(['et_pb_sticky_module', 'et_pb_sticky', 'et_pb_sticky--top'])
    expect(await page.locator('.has_et_pb_sticky').count()).toBe(3)
    await scrolled(page, at + 500)
    // Of the same size, in the place that was its own.
    const [stuck, placeholder] = await boxes(page, '.et_pb_text_0', '.et_pb_sticky_placeholder')
    expect(stuck).toEqual([before?.[0], 20, before?.[2], before?.[3]])
    expect(placeholder).toEqual([before?.[0], -500, before?.[2], before?.[3]])
    expect(await pageTop(page, '.et_pb_sticky_placeholder + * .after')).toBe(after)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    expect(await page.locator('.et_pb_text_0').evaluate((element) => { const { position, zIndex } = getComputedStyle(element); return [position, zIndex] })).toEqual(['fixed', '10000'])
    // What keeps its place has nothing of it that could be found, read or focused twice.
    expect(await page.locator('.et_pb_sticky_placeholder').evaluate((box) => [box.getAttribute('data-sticky-placeholder-id'), box.childElementCount, (box as HTMLElement).inert, box.getAttribute('aria-hidden'), box.id])).toEqual(['et_pb_text_0', 0, true, 'true', ''])
    await scrolled(page, 0)
    expect(await told(page)).toEqual(['Start et_pb_text_0', 'End et_pb_text_0'])
    expect([await boxes(page, '.et_pb_text_0'), await page.locator('.et_pb_sticky_placeholder,.et_pb_sticky,.has_et_pb_sticky').count()]).toEqual([[before], 0])
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number[])).toEqual([])
  })

  it('that another script has copied, with the section around it too, while it was stuck sticks for itself and is in its place again [page-builder-modules#52]', async () => {
    const { page } = await open()
    await ready(page)
    await eventually(async () => { await scrolled(page, 600); return page.locator('.et_pb_sticky').count() }).toBe(1)
    await page.evaluate(() => {
      const module = document.querySelector('.et_pb_text_0') as HTMLElement
      document.querySelector('#end')?.before((module.closest('.et_pb_section') as HTMLElement).cloneNode(true))
      module.after(module.cloneNode(true))
    })
    await ready(page, 3)
    await eventually(async () => { await scrolled(page, 0); return page.locator('.et_pb_sticky').count() }).toBe(0)
    expect(await page.$$eval('.et_pb_text_0', (all) => all.map((module) => [module.getAttribute('style') ?? '', getComputedStyle(module).position]))).toEqual(Array.from({ length: 3 }, () => ['', 'relative']))
    expect(await page.locator('.et_pb_sticky_placeholder').count()).toBe(0)
  })

  it('keeps the focus and what is typed in it, and what is jumped to does not end up beneath it', async () => {
    const { page } = await open()
    await ready(page)
    await page.locator('#field').fill('typed')
    await eventually(async () => { await scrolled(page, 600); return page.locator('.et_pb_sticky').count() }).toBe(1)
    expect(await page.evaluate(() => [(document.activeElement as HTMLInputElement).id, (document.activeElement as HTMLInputElement).value])).toEqual(['field', 'typed'])
    await page.evaluate(() => document.querySelector('#end')?.scrollIntoView({ block: 'start', behavior: 'instant' }))
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)).toBe('80px')
  })

  it('covers no field that gets the focus, at the window\'s lower end either', async () => {
    const fields = Array.from({ length: 30 }, (_, index) => `<p style="margin: 0; height: 60px"><input id="f${String(index)}"></p>`).join('')
    const { page } = await open({
      html: section(text('Before')) + section(fields + module) + section(ROOM),
      more: stickyElements(stickyItem('et_pb_text_0', { position: 'bottom', bottomOffset: '10px' })),
    })
    await ready(page)
    await eventually(async () => { await scrolled(page, 100); return told(page) }).toEqual(['Start et_pb_text_0'])
    for (const at of [10, 14, 18, 22]) {
      await page.locator(`#f${String(at)}`).focus()
      const [bottom, top] = await page.evaluate(() => [document.activeElement?.getBoundingClientRect().bottom ?? 0, document.querySelector('.et_pb_text_0')?.getBoundingClientRect().top ?? 0])
      expect(bottom).toBeLessThanOrEqual(top ?? 0)
    }
    await page.locator('#f0').focus()
    await scrolled(page, 99_999)
    expect(await page.evaluate(() => document.documentElement.style.scrollPaddingBottom)).toBe('')
  })

  it('lays nothing out while the page is scrolled (weakness 4)', async () => {
    const { page } = await open({ before: (next) => next.addInitScript(() => {
      let reads = 0
      const { getBoundingClientRect } = Element.prototype
      Element.prototype.getBoundingClientRect = function (this: Element) { reads += 1; return getBoundingClientRect.call(this) }
      const { getComputedStyle: computed } = window
      window.getComputedStyle = (...args) => { reads += 1; return computed(...args) }
      Object.assign(window, { reads: () => reads })
    }) })
    await ready(page)
    await eventually(async () => { await scrolled(page, 600); return page.locator('.et_pb_sticky').count() }).toBe(1)
    const reads = () => page.evaluate(() => (Reflect.get(window, 'reads') as () => number)())
    const [before] = [await reads(), await page.evaluate(async () => {
      for (const y of [0, 700, 100, 900, 0, 1200]) {
        scrollTo({ top: y, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }
    })]
    expect(await reads()).toBe(before)
    expect((await told(page)).length).toBeGreaterThan(3)
  })

  it('stays at the end of its section where that is its limit, and is carried away with it', async () => {
    const { page } = await open({ html: section(module + ROOM) + section(ROOM + ROOM), more: stickyElements(stickyItem('et_pb_text_0', { bottomLimit: 'section' })) })
    await ready(page)
    const end = await page.evaluate(() => (document.querySelector('.et_pb_section')?.getBoundingClientRect().bottom ?? 0) + scrollY)
    await eventually(async () => { await scrolled(page, end - 200); return page.locator('.et_pb_sticky').count() }).toBe(1)
    expect((await boxes(page, '.et_pb_text_0'))[0]?.[1]).toBe(20)
    await scrolled(page, end - 50)
    expect((await boxes(page, '.et_pb_text_0'))[0]?.slice(1, 2)).toEqual([-10])
    expect(await told(page)).toEqual(['Start et_pb_text_0'])
    await scrolled(page, end - 200)
    expect((await boxes(page, '.et_pb_text_0'))[0]?.[1]).toBe(20)
  })

  it('has its own setting on each kind of screen, is in its place again where it has none, and follows the window', async () => {
    const { page } = await open({ more: stickyElements(stickyItem('et_pb_text_0', { position: { desktop: 'top', tablet: 'none', phone: 'none' } })) })
    await ready(page)
    await eventually(async () => { await scrolled(page, 900); return page.locator('.et_pb_sticky').count() }).toBe(1)
    await page.setViewportSize({ width: 1100, height: 900 })
    const widths = async () => { const [one, other] = await boxes(page, '.et_pb_text_0', '.et_pb_row'); return one?.[2] === other?.[2] && one?.[0] === other?.[0] }
    await eventually(widths).toBe(true)
    await page.setViewportSize({ width: 800, height: 900 })
    await eventually(() => page.locator('.et_pb_sticky').count()).toBe(0)
    expect(await told(page)).toEqual(['Start et_pb_text_0', 'End et_pb_text_0'])
  })

  it('stands where it stood on a phone, from right to left, too, with another layer in a header and its transform told', async () => {
    const { page } = await open({
      html: `<div class="et-l et-l--header">${section(module.replace('class="', 'style="transform: translateX(7px)" class="'))}</div>` + section(ROOM + ROOM),
      width: 390,
      dir: 'rtl',
    })
    await ready(page)
    const [before] = await boxes(page, '.et_pb_text_0')
    await eventually(async () => { await scrolled(page, 600); return page.locator('.et_pb_sticky.et_pb_sticky--has-transform').count() }).toBe(1)
    const [stuck] = await boxes(page, '.et_pb_text_0')
    expect([stuck?.[1], stuck?.[2]]).toEqual([20, before?.[2]])
    expect(stuck?.[0]).toBe(before?.[0])
    expect(await page.locator('.et_pb_text_0').evaluate((element) => getComputedStyle(element).zIndex)).toBe('10010')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  it('keeps a look that came with an animation while the page grows around it, and has its place measured all the same', async () => {
    const { page } = await open({
      html: section('<div id="above"></div>' + module + text('After') + '<div id="below"></div>') + section(ROOM + ROOM),
      more: stickyElements(stickyItem('et_pb_text_0', { bottomLimit: 'section' })),
      head: `${recorder}<style>html { overflow-anchor: none } @keyframes appear { from { opacity: 0 } } .et_pb_text_0.et_pb_sticky { animation: appear 30s }</style>
        <script>var begun = 0; addEventListener('animationstart', ({ animationName }) => { begun += Number(animationName === 'appear') })</script>`,
    })
    await ready(page)
    const grow = (selector: string, height: number) => page.evaluate(([name, px]) => {
      (document.querySelector(name) as HTMLElement).style.height = `${px}px`
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    }, [selector, height] as const)
    const begun = () => page.evaluate(() => Reflect.get(window, 'begun') as number)
    await grow('#below', 400)
    const at = await pageTop(page, '.et_pb_text_0')
    await eventually(async () => { await scrolled(page, at + 50); return begun() }).toBe(1)
    for (const height of [500, 600, 700, 800, 900]) await grow('#below', height)
    expect(await begun()).toBe(1)
    // Where its section ends by now, it ends too.
    const end = await page.evaluate(() => (document.querySelector('.et_pb_section')?.getBoundingClientRect().bottom ?? 0) + scrollY)
    await scrolled(page, end - 50)
    expect((await boxes(page, '.et_pb_text_0'))[0]?.[1]).toBe(-10)
    // What stands in its place follows what is above it, and what is in it.
    await scrolled(page, at + 50)
    await grow('#above', 300)
    await eventually(() => page.locator('.et_pb_sticky').count()).toBe(0)
    await eventually(async () => { await scrolled(page, at + 350); return page.locator('.et_pb_sticky').count() }).toBe(1)
    await page.evaluate(() => document.querySelector('.et_pb_text_0')?.getAnimations().forEach((animation) => animation.finish()))
    await grow('.et_pb_text_0 p', 130)
    await eventually(async () => (await boxes(page, '.et_pb_sticky_placeholder'))[0]?.[3]).toBe((await boxes(page, '.et_pb_text_0'))[0]?.[3])
    expect((await boxes(page, '.et_pb_text_0'))[0]?.[3]).toBeGreaterThanOrEqual(130)
    expect(await told(page)).toContain('Start et_pb_text_0')
  })

  it('stays in its place within what is transformed, by a style or by effects along the page\'s scrolling, where it could not stay in the window', async () => {
    const free = stickyTextHtml('et_pb_text_9', '<p style="margin: 0; height: 40px">Free</p>')
    const { page } = await open({
      html: section(free) + sectionHtml(rowHtml(columnHtml('4_4', module))).replace('class="', 'style="will-change: transform" class="') + section(ROOM + ROOM),
      more: stickyElements(stickyItem('et_pb_text_0'), stickyItem('et_pb_text_9')),
    })
    await ready(page, 2)
    await eventually(async () => { await scrolled(page, 900); return told(page) }).toEqual(['Start et_pb_text_9'])
    expect(await page.locator('.et_pb_sticky_placeholder').count()).toBe(1)
    await page.evaluate(() => (document.querySelector('[style*=will-change]') as HTMLElement).removeAttribute('style'))
    await page.evaluate(() => dispatchEvent(new Event('resize')))
    await eventually(() => told(page)).toEqual(['Start et_pb_text_9', 'Start et_pb_text_0'])
    // Both units on a page, the effects after it sticks.
    const moved = await open({
      html: section(text('Before') + module).replace('et_pb_row ', 'et_pb_row et_pb_row_5 ') + section(ROOM + ROOM),
      more: { ...stickyElements(stickyItem('et_pb_text_0')), ...motionElements([motionItem('.et_pb_row_5', { resolver: 'scale', startValue: 50, midValue: 100, endValue: 100 })]) },
      before: (each) => each.route('**/motion-effects.js', async (route) => {
        await each.locator('.et_pb_sticky').waitFor({ timeout: 8000 }).catch(() => undefined)
        await route.continue()
      }),
      waitForMount: false,
    })
    await eventually(async () => { await scrolled(moved.page, 900); return told(moved.page) }).toEqual(['Start et_pb_text_0', 'End et_pb_text_0'])
    expect(await moved.page.locator('.et_pb_sticky, .et_pb_sticky_placeholder').count()).toBe(0)
  })

  it('is printed in its place', async () => {
    const { page } = await open()
    await ready(page)
    await eventually(async () => { await scrolled(page, 900); return page.locator('.et_pb_sticky').count() }).toBe(1)
    // At the moment at which the page is one for paper: as a window it would be shorter, and scrolled back with its next frame.
    await page.evaluate(() => matchMedia('print').addEventListener('change', () => {
      Reflect.set(window, 'printed', ['.et_pb_sticky', '.et_pb_sticky_placeholder'].map((name) => { const { position, display } = getComputedStyle(document.querySelector(name) as Element); return [position, display] }))
    }, { once: true }))
    await page.emulateMedia({ media: 'print' })
    await eventually(() => page.evaluate(() => Reflect.get(window, 'printed') as unknown)).toEqual([['static', 'block'], ['static', 'none']])
  })
})

describe('several elements that stick', () => {
  const other = stickyTextHtml('et_pb_text_9', '<p style="margin: 0; height: 40px">Second</p>')
  const row = (content: string) => `<div class="et_pb_row et_pb_row_7 et_pb_sticky_module">${columnHtml('4_4', content)}</div>`

  it('stand one below the other, and at both ends of the window', async () => {
    const { page } = await open({
      html: section(module + ROOM) + section(other + ROOM + ROOM) + sectionHtml(row('<p style="margin: 0; height: 30px">Both ends</p>')) + ROOM,
      more: stickyElements(stickyItem('et_pb_text_0'), stickyItem('et_pb_text_9', { topOffset: '5px' }), stickyItem('et_pb_row_7', { position: 'bottom', bottomOffset: '10px' })),
    })
    await ready(page, 3)
    // The row's place is far below: it stands at the window's lower end from the beginning.
    await eventually(async () => (await boxes(page, '.et_pb_row_7'))[0]?.[1]).toBe(900 - 10 - 84)
    const second = await pageTop(page, '.et_pb_text_9')
    await scrolled(page, second + 300)
    expect((await boxes(page, '.et_pb_text_0', '.et_pb_text_9')).map((box) => box?.[1])).toEqual([20, 85])
    expect(await page.locator('.et_pb_row_7').evaluate((element) => element.classList.contains('et_pb_sticky--bottom'))).toBe(true)
    await scrolled(page, 100_000)
    await eventually(() => page.locator('.et_pb_row_7.et_pb_sticky').count()).toBe(0)
  })
})

it('an order review of the checkout\'s modules keeps what is chosen in it, once, however far the page is scrolled', async () => {
  const method = (value: string, isTicked: boolean) => `<li class="wc_payment_method payment_method_${value}"><input type="radio" class="input-radio" id="payment_method_${value}" name="payment_method" value="${value}"${isTicked ? ' checked' : ''}><label for="payment_method_${value}">${value}</label><div class="payment_box payment_method_${value}"${isTicked ? '' : ' style="display: none"'}>${value}</div></li>`
  const review = `<div class="et_pb_module ags_woo_checkout_order_review ags_woo_checkout_order_review_0 et_pb_sticky_module"><div class="et_pb_module_inner"><ul class="wc_payment_methods">${method('bacs', true)}${method('cod', false)}</ul></div></div>`
  const { page, pageErrors } = await open({
    html: section(`<div class="ags_woo_checkout_billing_info">Billing</div>${review}`) + ROOM + ROOM,
    more: stickyElements(stickyItem('ags_woo_checkout_order_review_0', { topOffset: '30px' })),
  })
  await ready(page)
  await eventually(() => page.locator('.wc_payment_method.active').count()).toBe(1)
  const at = await pageTop(page, '.ags_woo_checkout_order_review')
  const chosen = () => page.evaluate(() => [...document.querySelectorAll<HTMLInputElement>('[name="payment_method"]')].map(({ value, checked }) => `${value} ${String(checked)}`))
  await eventually(async () => { await scrolled(page, at + 300); return page.locator('.ags_woo_checkout_order_review.et_pb_sticky').count() }).toBe(1)
  expect((await boxes(page, '.ags_woo_checkout_order_review'))[0]?.[1]).toBe(30)
  expect(await chosen()).toEqual(['bacs true', 'cod false'])
  await page.locator('#payment_method_cod').check()
  expect(await chosen()).toEqual(['bacs false', 'cod true'])
  await scrolled(page, 0)
  await eventually(() => page.locator('.et_pb_sticky').count()).toBe(0)
  expect([await pageTop(page, '.ags_woo_checkout_order_review'), await chosen(), pageErrors]).toEqual([at, ['bacs false', 'cod true'], []])
})
