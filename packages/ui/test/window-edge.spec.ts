import { callButtonHtml, EDGE_NEIGHBOURS, storeNoticeHtml, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { framed, openEdgePage, pressed } from './edge-page.ts'

const shop = useShop()
const ALL = Object.values(EDGE_NEIGHBOURS).map((print) => print()).join('')
const rect = (page: Page, selector: string) => page.locator(selector).evaluate((element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return { top, bottom }
})
const isAtEdge = (page: Page, selector = '#bar') => page.locator(selector).evaluate((element) => element.classList.contains('tillkit-at-edge'))
const value = (page: Page, name: string) => page.evaluate((global) => Reflect.get(window, global) as unknown[], name)
const eventually = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 5000 })
const add = (page: Page, html: string) => page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), html)

describe('what is kept at an edge of the window', () => {
  it('stands at the edge where nothing else does, and nothing shifts', async () => {
    const page = await openEdgePage(shop)
    expect([await isAtEdge(page), (await rect(page, '#bar')).bottom, await pressed(page, '#go')]).toEqual([true, 660, []])
    expect([await value(page, 'shifts'), await value(page, 'failed')]).toEqual([[], []])
  })

  it.each(Object.entries(EDGE_NEIGHBOURS))('can be pressed beside a %s', async (_name, print) => {
    const page = await openEdgePage(shop, { others: print() })
    expect(await pressed(page, '#go')).toEqual([])
    const wide = await openEdgePage(shop, { others: print(), width: 1280 })
    expect(await pressed(wide, '#go')).toEqual([])
  })

  it('gives way to one that comes late, moves, is hidden by its class, and goes', async () => {
    const page = await openEdgePage(shop)
    await add(page, storeNoticeHtml())
    await page.locator('.demo_store').evaluate((notice) => notice.style.setProperty('display', 'block'))
    await eventually(() => pressed(page, '#go')).toEqual([])
    const above = (await rect(page, '#bar')).bottom
    expect(above).toBeLessThan(620)
    expect(above).toBeGreaterThan(520)
    await page.locator('.demo_store').evaluate((notice) => notice.append(' '.concat('More to say. '.repeat(20))))
    await eventually(async () => (await rect(page, '#bar')).bottom).toBeLessThan(above - 20)
    await add(page, callButtonHtml('full-bottom'))
    await page.locator('.demo_store').evaluate((notice) => notice.remove())
    await eventually(async () => (await rect(page, '#bar')).bottom).toBe(600)
    await page.locator('#callnowbutton').evaluate((button) => button.classList.remove('cnb-displaymode-always'))
    await eventually(async () => (await rect(page, '#bar')).bottom).toBe(660)
    // The notice has moved its own words.
    expect([(await value(page, 'shifts')).filter((name) => name === 'bar' || name === 'go'), await value(page, 'failed')]).toEqual([[], []])
  })

  it('gives way to what comes gently, where it is in the end, and to what hides in a frame as large as the window or in a tree of its own', async () => {
    const page = await openEdgePage(shop)
    await add(page, '<style>.in { animation: in .4s } @keyframes in { from { transform: translateY(100px) } }</style><div class="in" id="toast" style="position: fixed; inset: auto 0 0; height: 50px; background: red">Saved</div>')
    await eventually(async () => (await rect(page, '#bar')).bottom).toBe(610)
    await page.evaluate(() => {
      document.getElementById('toast')?.remove()
      document.body.insertAdjacentHTML('beforeend', '<div id="frame" style="position: fixed; inset: 0; pointer-events: none"><button style="position: absolute; right: 10px; bottom: 0; height: 70px; pointer-events: auto">Help</button></div>')
    })
    await eventually(async () => (await rect(page, '#bar')).bottom).toBe(590)
    await page.evaluate(() => {
      document.getElementById('frame')?.remove()
      const widget = document.body.appendChild(document.createElement('x-help'))
      widget.attachShadow({ mode: 'closed' }).innerHTML = '<button style="position: fixed; right: 10px; bottom: 0; height: 80px">Help</button>'
    })
    await eventually(async () => (await rect(page, '#bar')).bottom).toBeLessThanOrEqual(580)
    await eventually(() => pressed(page, '#go')).toEqual([])
  })

  it('gives way to what sticks to the edge, while it does', async () => {
    const page = await openEdgePage(shop, { head: '<style>#buy { position: sticky; bottom: 0; height: 50px; background: #eee; z-index: 5 } form { display: contents }</style>', keep: "document.querySelector('form').append(Object.assign(document.createElement('div'), { id: 'buy', textContent: 'Buy' })); T.keepAtEdge(life, bar, { edge: 'bottom' })" })
    expect((await rect(page, '#bar')).bottom).toBe(610)
    await page.locator('#bar').evaluate((bar) => bar.scrollIntoView({ block: 'start' }))
    await eventually(() => pressed(page, '#go')).toEqual([])
  })

  it('does not give way to what has taken the whole window', async () => {
    const page = await openEdgePage(shop, { others: '<div style="position: fixed; inset: 0; background: #0008; z-index: 1; overflow: auto"><p style="height: 1500px">A dialog</p><p style="position: sticky; bottom: 0">Its buttons</p></div>' })
    expect((await rect(page, '#bar')).bottom).toBe(660)
  })

  it('has a ground of its own: the page\'s, whatever a sheet says of it, on which its words can be read', async () => {
    const page = await openEdgePage(shop, { head: '<style>div#bar { background: none !important; }</style>' })
    expect(await page.locator('#bar').evaluate((bar) => getComputedStyle(bar).backgroundColor)).toBe('rgb(251, 247, 238)')
    const dark = await openEdgePage(shop, { head: '<style>form { color: #fff; background-image: linear-gradient(#000, #222) }</style>' })
    expect(await dark.locator('#bar').evaluate((bar) => getComputedStyle(bar).backgroundColor)).toBe('rgb(0, 0, 0)')
    const own = await openEdgePage(shop, { head: '<style>#bar { background: #123456 }</style>' })
    expect(await own.locator('#bar').evaluate((bar) => [getComputedStyle(bar).backgroundColor, bar.style.backgroundColor])).toEqual(['rgb(18, 52, 86)', ''])
  })

  it('goes back into the flow where there is no room, and comes back with it', async () => {
    const page = await openEdgePage(shop, { height: 330 })
    expect([await isAtEdge(page), await page.evaluate(() => document.documentElement.style.scrollPaddingBlockEnd)]).toEqual([false, ''])
    await page.setViewportSize({ width: 390, height: 660 })
    await eventually(() => isAtEdge(page)).toBe(true)
    await add(page, ALL)
    await eventually(() => pressed(page, '#go')).toEqual([])
    expect(await isAtEdge(page)).toBe(true)
    await page.locator('.cky-consent-bar').last().evaluate((banner) => banner.style.setProperty('height', '380px'))
    await eventually(() => isAtEdge(page)).toBe(false)
    await page.locator('#go').evaluate((button) => button.scrollIntoView({ block: 'nearest' }))
    expect(await pressed(page, '#go')).toEqual([])
  })

  it('goes back into the flow while a keyboard lies over the window, not while somebody magnifies it', async () => {
    const page = await openEdgePage(shop)
    const seen = (height: number, scale: number) => page.evaluate(([high, by]) => {
      Object.defineProperties(visualViewport, { height: { value: high, configurable: true }, scale: { value: by, configurable: true } })
      visualViewport?.dispatchEvent(new Event('resize'))
    }, [height, scale] as const)
    await seen(330, 2)
    await framed(page)
    expect(await isAtEdge(page)).toBe(true)
    await seen(330, 1)
    await eventually(() => isAtEdge(page)).toBe(false)
    await seen(660, 1)
    await eventually(() => isAtEdge(page)).toBe(true)
    expect(await value(page, 'shifts')).toEqual([])
  })

  it.each([['at the edge', 660], ['in the flow', 340]])('%s can be scrolled out from under its neighbours where nothing stands below it on the page', async (_where, height) => {
    const page = await openEdgePage(shop, { height, others: callButtonHtml('full-bottom'), head: '<style>footer, #filters { display: none !important }</style>' })
    await page.evaluate(() => scrollTo(0, 99_999))
    await framed(page)
    expect(await pressed(page, '#go')).toEqual([])
    expect((await rect(page, '#field-39')).bottom).toBeLessThanOrEqual((await rect(page, '#bar')).top)
  })

  it('never covers what has the focus: by keyboard, by a press at its edge, or when a neighbour comes', async () => {
    const page = await openEdgePage(shop)
    for (let at = 0; at < 12; at += 1) {
      await page.keyboard.press('Tab')
      await framed(page)
      const { bottom } = await page.evaluate(() => document.activeElement?.getBoundingClientRect() ?? new DOMRect())
      expect(bottom).toBeLessThanOrEqual((await rect(page, '#bar')).top)
    }
    // A press puts the focus into what shows by a strip alone, and the browser leaves it there.
    await page.evaluate(() => {
      const bar = document.getElementById('bar')?.getBoundingClientRect().top ?? 0
      const field = document.getElementById('field-20')
      scrollBy(0, (field?.getBoundingClientRect().top ?? 0) - bar + 6)
      field?.focus({ preventScroll: true })
    })
    await eventually(async () => (await rect(page, '#field-20')).bottom - (await rect(page, '#bar')).top).toBeLessThanOrEqual(0)
    await add(page, callButtonHtml('full-bottom'))
    await eventually(async () => (await rect(page, '#bar')).bottom).toBe(600)
    await eventually(async () => (await rect(page, '#field-20')).bottom - (await rect(page, '#bar')).top).toBeLessThanOrEqual(0)
    // What a shopper scrolls is left where it is.
    await page.mouse.move(200, 200)
    await page.mouse.wheel(0, -120)
    await page.waitForTimeout(600)
    expect((await rect(page, '#field-20')).bottom).toBeGreaterThan((await rect(page, '#bar')).top)
  })

  it('stands at the edge of the window whatever the page was scrolled away from beneath it', async () => {
    const head = '<style>main { background: #fff; position: relative; z-index: 1; margin-bottom: 380px } #under { position: fixed; inset: auto 0 0; height: 380px; z-index: 0; background: #333; color: #fff }</style>'
    const page = await openEdgePage(shop, { head, others: '<div id="under">The shop\'s imprint</div>' })
    expect([await isAtEdge(page), (await rect(page, '#bar')).bottom, await pressed(page, '#go')]).toEqual([true, 660, []])
  })

  it.each([['beside the window', 'translate: 100% 0'], ['lower than its own border', 'padding: 0; border: 0; height: 1px; overflow: hidden']])('comes to the edge once it shows, where it was %s before', async (_where, style) => {
    const page = await openEdgePage(shop, { head: `<style>html { overflow-x: hidden } #bar.away { ${style} }</style>`, keep: "bar.className = 'away'; T.keepAtEdge(life, bar, { edge: 'bottom' })" })
    await page.locator('#bar').evaluate((bar) => bar.classList.remove('away'))
    await eventually(async () => (await rect(page, '#bar')).bottom).toBe(660)
    expect(await isAtEdge(page)).toBe(true)
  })

  it.each([
    ['higher', '#bar.tillkit-at-edge { padding-block: 60px }', '', 400],
    ['wider, where somebody is', '#bar:not(.tillkit-at-edge) { width: 150px }', '<div style="position: fixed; inset: auto 0 0 auto; width: 100px; height: 400px; background: #ddd">Chat</div>', 660],
  ])('comes to rest where it is %s at the edge than in its place', async (_how, style, others, height) => {
    const page = await openEdgePage(shop, { head: `<style>${style}</style>`, others, height })
    const changes = await page.locator('#bar').evaluate(async (bar) => {
      let count = 0
      new MutationObserver((records) => {
        count += records.length
      }).observe(bar, { attributeFilter: ['class'] })
      await new Promise((done) => setTimeout(done, 600))
      return count
    })
    expect([changes, await isAtEdge(page)]).toEqual([0, false])
    await page.setViewportSize({ width: 391, height: 900 })
    await eventually(() => isAtEdge(page)).toBe(true)
  })

  it('a press on what shows by a strip alone counts: what it meets moves out from under the bar when it is over', async () => {
    const page = await openEdgePage(shop)
    await page.evaluate(() => {
      const field = document.getElementById('field-20')
      field?.insertAdjacentHTML('beforebegin', '<input type="checkbox" id="agree" aria-label="I agree" style="width: 40px; appearance: none; background: #c00">')
      scrollBy(0, (field?.previousElementSibling?.getBoundingClientRect().top ?? 0) - (document.getElementById('bar')?.getBoundingClientRect().top ?? 0) + 6)
    })
    const { top } = await rect(page, '#agree')
    await page.mouse.move(10, top + 3)
    await page.mouse.down()
    await page.waitForTimeout(150)
    await page.mouse.up()
    expect(await page.locator('#agree').isChecked()).toBe(true)
    await eventually(async () => (await rect(page, '#agree')).bottom - (await rect(page, '#bar')).top).toBeLessThanOrEqual(0)
  })

  it('gives way to the focus where the page cannot be scrolled out from under it', async () => {
    const others = '<a href="#" id="last" style="position: absolute; inset: auto 0 20px; height: 20px; text-align: center">Imprint</a>'
    const head = '<style>body { position: relative; height: 660px } footer, form > :nth-child(n + 3) { display: none }</style>'
    const page = await openEdgePage(shop, { head, others, keep: "T.keepAtEdge(life, filters, { edge: 'bottom', gap: 16 })" })
    expect(await isAtEdge(page, '#filters')).toBe(true)
    await page.locator('#last').evaluate((link) => link.focus())
    await eventually(() => isAtEdge(page, '#filters')).toBe(false)
    await page.locator('#field-0').evaluate((field) => field.focus())
    await eventually(() => isAtEdge(page, '#filters')).toBe(true)
  })

  it('stands above another of ours that came before it, keeps the page\'s end free, and all is taken back', async () => {
    const page = await openEdgePage(shop)
    const before = await page.evaluate(() => {
      const { keepAtEdge } = Reflect.get(window, 'T') as { keepAtEdge: (...args: unknown[]) => void }
      const html = document.documentElement.outerHTML
      keepAtEdge(Reflect.get(window, 'life'), document.getElementById('filters'), { edge: 'bottom', gap: 16, isFixed: true })
      return html
    })
    await eventually(async () => (await rect(page, '#filters')).bottom - (await rect(page, '#bar')).top).toBe(-16)
    expect([await pressed(page, '#go'), await pressed(page, '#filters')]).toEqual([[], []])
    await page.evaluate(() => scrollTo(0, 99_999))
    await eventually(async () => (await rect(page, 'footer')).bottom - (await rect(page, '#filters')).top).toBeLessThanOrEqual(0)
    await page.evaluate(() => (Reflect.get(window, 'life') as { end: () => void }).end())
    expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before.replace(/ class="tillkit-at-edge"| style="(--tillkit|scroll-padding)[^"]*"/g, ''))
    expect(await value(page, 'shifts')).toEqual([])
  })

  it('stands below what others keep at the upper edge', async () => {
    const page = await openEdgePage(shop, { others: callButtonHtml('full-top'), keep: "T.keepAtEdge(life, line, { edge: 'top', gap: 8 })" })
    await page.evaluate(() => scrollTo(0, 500))
    expect((await rect(page, '#line')).top).toBe(68)
  })
})

it('looks at no more places than fit its band, once for a burst of changes, and at none where nothing changes', async () => {
  const page = await openEdgePage(shop, { others: ALL })
  const counted = await page.evaluate(async () => {
    const looks: number[] = []
    const real = document.elementsFromPoint.bind(document)
    let isLooking = false
    document.elementsFromPoint = (x, y) => {
      if (!isLooking) {
        isLooking = true
        looks.push(0)
        queueMicrotask(() => {
          isLooking = false
        })
      }
      looks.push((looks.pop() ?? 0) + 1)
      return real(x, y)
    }
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
    await pause(300)
    const idle = looks.length
    const began = performance.now()
    for (let at = 0; at < 30; at += 1) {
      document.querySelector('footer')?.setAttribute('style', `height: 900px; opacity: ${String(at / 30)}`)
      await new Promise(requestAnimationFrame)
    }
    const taken = performance.now() - began
    await pause(300)
    return { idle, looks: looks.length - idle, most: Math.max(...looks), paced: Math.ceil(taken / 200) + 1 }
  })
  expect(counted.idle).toBe(0)
  expect(counted.looks).toBeGreaterThan(0)
  expect(counted.looks).toBeLessThanOrEqual(counted.paced)
  expect(counted.most).toBeLessThan(200)
})
