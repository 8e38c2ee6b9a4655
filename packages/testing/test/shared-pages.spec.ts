import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { clearPages, createShopServer, hasten, holdMotion, openSharedPage, useShop } from '@tillkit/testing'

const shop = useShop()

/** Opens an empty page as the next test would. */
const open = () => openSharedPage(shop.browser)
const clear = () => clearPages(shop.browser, [shop.server.origin])
const address = () => `${shop.server.origin}/robots.txt`

it('tests share a page, in which nothing that a test stored is left', async () => {
  const first = await open()
  await first.goto(address())
  await first.evaluate(() => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
    document.cookie = 'left=behind'
    window.name = 'left behind'
    history.pushState(null, '', '#left')
  })
  await clear()
  const next = await open()
  expect(next).toBe(first)
  await next.goto(address())
  expect(await next.evaluate(() => [localStorage.getItem('left'), sessionStorage.getItem('left'), document.cookie, window.name])).toEqual([null, null, '', ''])
  await next.goBack()
  await next.goBack()
  expect(next.url()).not.toContain('#left')
})

it('a page that is shared has nothing that the test before has set: listeners, routes, code, size, media, keys', async () => {
  const first = await open()
  const heard: string[] = []
  first.on('console', (message) => heard.push(message.text()))
  await first.addInitScript(() => Reflect.set(window, 'left', 'behind'))
  await first.route('**/robots.txt', (route) => route.fulfill({ body: 'behind' }))
  await first.emulateMedia({ reducedMotion: 'reduce' })
  await first.setViewportSize({ width: 390, height: 800 })
  await first.keyboard.down('Shift')
  await first.context().setOffline(true)
  await clear()
  const next = await open()
  expect(next).toBe(first)
  await next.goto(address())
  await next.evaluate(() => {
    console.info('new')
    document.addEventListener('keydown', ({ shiftKey }) => Reflect.set(window, 'shift', shiftKey))
  })
  await next.keyboard.press('ArrowDown')
  const seen = () => [Reflect.get(window, 'left'), Reflect.get(window, 'shift'), matchMedia('(prefers-reduced-motion: reduce)').matches, innerWidth, document.body.textContent.includes('behind')] as unknown[]
  expect(await next.evaluate(seen)).toEqual([undefined, false, false, 1280, false])
  expect(heard).toEqual([])
})

it('a page that is shared waits where nothing happens, whatever its server answers to an address that it does not know', async () => {
  const page = await open()
  const server = await createShopServer()
  for (const path of ['/', '/nothing-is-here/']) server.page(path, '<script>setInterval(() => fetch("/beat"), 5)</script>')
  await page.goto(server.origin)
  await expect.poll(() => server.requests.some(({ path }) => path === '/beat')).toBe(true)
  await clearPages(shop.browser, [server.origin])
  const next = await open()
  expect(next).toBe(page)
  expect([next.url(), await next.content()]).toEqual([`${server.origin}/nothing-is-here/`, expect.not.stringContaining('beat')])
  expect(server.requests.some(({ path }) => path === '/nothing-is-here/')).toBe(false)
  await server.close()
})

it('a page at a server that has no empty page is closed, and so is one for which no server is named', async () => {
  const server = createServer((_request, response) => void response.end('Something else'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  for (const origins of [[`http://127.0.0.1:${(server.address() as AddressInfo).port}`], []]) {
    const page = await open()
    await page.goto(address())
    await clearPages(shop.browser, origins)
    expect(page.isClosed()).toBe(true)
  }
  server.close()
  server.closeAllConnections()
})

it('a second page of a test is another visitor\'s, with cookies and storage of its own', async () => {
  const [one, other] = [await open(), await open()]
  await one.goto(address())
  await one.evaluate(() => void (document.cookie = 'whose=mine'))
  await other.goto(address())
  expect(await other.evaluate(() => document.cookie)).toBe('')
})

it('a page that somebody has closed is made again', async () => {
  await (await open()).context().close()
  await clear()
  await (await open()).close()
  await clear()
  const next = await open()
  await next.goto(address())
  expect(next.url()).toBe(address())
})

it('a visitor to whom nothing has come asks the server for every file, another one once', async () => {
  const server = await createShopServer({ fileCaching: 'max-age=600, immutable' })
  server.page('/', '<script src="/vendor/jquery.js"></script>')
  const asked = () => server.requests.filter(({ path }) => path === '/vendor/jquery.js').length
  for (const alone of [false, false, true, true]) {
    const page = await openSharedPage(shop.browser, { alone })
    await page.goto(server.origin)
    await clear()
  }
  expect(asked()).toBe(3)
  await server.close()
})

it('a context with a clock of a test is given to no other: it would be theirs as well', async () => {
  const first = await open()
  await first.clock.install({ time: 0 })
  const context = first.context()
  await clear()
  const next = await open()
  expect(next.context()).not.toBe(context)
  expect(await next.evaluate(() => Date.now())).toBeGreaterThan(1e12)
})

it('a context with code that a test has put into every page is given to no other', async () => {
  const first = await open()
  await first.context().addInitScript(() => Reflect.set(window, 'left', 'behind'))
  await clear()
  const next = await open()
  await next.goto('about:blank')
  expect(await next.evaluate(() => Reflect.get(window, 'left') as unknown)).toBeUndefined()
})

it('a page whose motion is held moves when the test says so, and the next test\'s page by itself', async () => {
  /** Whether something that moves for a moment ends by itself, given the frames of a tenth of a second. */
  const ends = (page: Page) => page.evaluate(async () => {
    const motion = document.body.animate({ opacity: [0, 1] }, 20)
    for (const begun = performance.now(); performance.now() < begun + 100;) await new Promise(requestAnimationFrame)
    return motion.playState === 'finished'
  })
  const page = await open()
  await page.goto(address())
  const motion = await holdMotion(page)
  expect(await ends(page)).toBe(false)
  await motion.goOn()
  await page.waitForFunction(() => document.getAnimations().length === 0)
  await holdMotion(page)
  await clear()
  const next = await open()
  expect(next).toBe(page)
  await next.goto(address())
  expect(await ends(next)).toBe(true)
})

it('a page whose animations are hastened ends them in a moment, and the next test\'s page takes its time', async () => {
  /** How many times as fast as the clock animations run. */
  const speedOf = (page: Page) => page.evaluate(async () => {
    const { timeline } = document
    const [began, now] = [Number(timeline.currentTime), performance.now()]
    while (performance.now() < now + 100) await new Promise(requestAnimationFrame)
    return (Number(timeline.currentTime) - began) / (performance.now() - now)
  })
  const page = await open()
  await hasten(page)
  await page.goto(address())
  expect(await speedOf(page)).toBeGreaterThan(10)
  await clear()
  const next = await open()
  expect(next).toBe(page)
  await next.goto(address())
  expect(await speedOf(next)).toBeLessThan(2)
})
