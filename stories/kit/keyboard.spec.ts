import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openStorybook, type Frame, type Storybook } from '../test/story-pages.ts'

// What only a browser's own keys, layers and scroll bars show: a play function's are made by script.
let storybook: Storybook
let frame: Frame | undefined
beforeAll(async () => {
  storybook = await openStorybook()
})
afterEach(async () => {
  await frame?.page.close()
  frame = undefined
})
afterAll(() => storybook.close())

async function show(id: string, width?: number): Promise<Page> {
  frame = await storybook.open({ path: `/iframe.html?id=${id}&viewMode=story`, ...(width && { width }) })
  const { page } = frame
  await page.waitForFunction(hasPlayed, id)
  return page
}

/** Runs in the frame: its play function opens, presses and gives back focus as a visitor does, and must not do so beside one. */
const hasPlayed = (id: string) => Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')?.last('storyRendered')?.[0] === id

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
const isOpen = (page: Page) => page.locator('dialog').count()

describe('a dialog under a real keyboard', () => {
  it('opens by Enter, keeps Tab from the page behind, closes by Escape, and gives the focus back', async () => {
    const page = await show('kit-dialog--closed')
    const opener = page.getByRole('button', { name: 'Returns' })
    // Its play function has opened and closed it: the opener has the focus again.
    expect(await focused(page)).toBe('Returns')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    // From its last control the browser's own window follows, then its first one: never the page.
    for (let at = 0; at < 9; at += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => isOpen(page)).toBe(0)
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(frame?.takeErrors()).toEqual([])
  })

  it('closes by a click beside it, and not by one in it', async () => {
    const page = await show('kit-dialog--open')
    await page.getByRole('dialog').waitFor()
    await page.getByText('Within thirty days, free of charge.').click()
    expect(await isOpen(page)).toBe(1)
    await page.mouse.click(5, 5)
    await expect.poll(() => isOpen(page)).toBe(0)
  })

  it('scrolls by its own keys, and the page behind stays where it is', async () => {
    const page = await show('kit-dialog--scrolling')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expect.poll(() => dialog.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('End')
    await expect.poll(() => dialog.evaluate(({ scrollTop, clientHeight, scrollHeight }) => scrollTop + clientHeight - scrollHeight)).toBeGreaterThan(-2)
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(100)
    const scrolled = () => dialog.evaluate(({ scrollTop }) => scrollTop)
    const atEnd = await scrolled()
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 500)
    // When the next turn of the wheel has arrived, so has the one before.
    await page.mouse.move(640, 450)
    await page.mouse.wheel(0, -100)
    await expect.poll(scrolled).toBeLessThan(atEnd)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const title = await page.getByRole('heading', { name: 'Sending something back' }).boundingBox()
    const box = await dialog.boundingBox()
    expect((title?.y ?? 0) - (box?.y ?? 0)).toBeLessThan(40)
  })

  it('fits a phone that is magnified four times, and every control can be reached', async () => {
    const page = await show('kit-dialog--open', 320)
    await page.setViewportSize({ width: 320, height: 256 })
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const last = page.getByRole('button', { name: 'Send something back' })
    await last.focus()
    const box = await last.boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= 256).toBe(true)
  })
})

it('a lightbox is turned and closed by real keys, and its buttons can be reached', async () => {
  const page = await show('kit-lightbox--open')
  await page.getByText('1 of 3').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.classList.contains('tillkit-lightbox__close'))).toBe(true)
  await page.keyboard.press('ArrowRight')
  await page.getByText('2 of 3').waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
  await page.keyboard.press('Escape')
  await expect.poll(() => isOpen(page)).toBe(0)
  expect(frame?.takeErrors()).toEqual([])
})

describe('a calendar under a real keyboard', () => {
  it('stays open where a key leads into another month', async () => {
    const page = await show('kit-date-picker--any-day')
    await page.getByRole('grid').waitFor()
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown')
    await page.getByRole('grid', { name: 'January 2027' }).waitFor()
    expect(await focused(page)).toContain('6 January 2027')
    await page.keyboard.press('PageDown')
    await page.getByRole('grid', { name: 'February 2027' }).waitFor()
    await page.keyboard.press('Enter')
    expect(await page.getByRole('textbox').inputValue()).toBe('06/02/2027')
  })
})
