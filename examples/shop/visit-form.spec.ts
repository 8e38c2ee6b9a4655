import { eventually, violations } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fieldId, kept, press, tabTo, type, wrong } from './forms-by-keyboard.ts'
import { openPage, useOpenShop } from './test-shop.ts'

const open = useOpenShop()

const id = (field: string) => fieldId('305', field)
const COUNTRY = '.tillkit-phone__list'
const NAME_OF_SIGNATURE = '.tillkit-signature input'

/** Opens the page once its form looks after itself, and its phone has a list of countries. */
async function visit(width: number): Promise<{ readonly page: Page; readonly faults: readonly string[] }> {
  const { page, faults } = await openPage({ shop: open.shop, browser: open.browser }, '/forms/visit/')
  await page.setViewportSize({ width, height: 844 })
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('form.wpforms-form')?.noValidate)
  await page.locator('.tillkit-phone__shown').waitFor()
  return { page, faults }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Waits for a button of an open camera, which has the focus by then, and presses it. */
async function pressFocused(page: Page, name: string): Promise<void> {
  await eventually(() => button(page, name).evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
}
const files = (page: Page) => page.locator('.wpforms-camera-selected-file-active span').allInnerTexts()
const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

describe.each([390, 1280])('the demo\'s form with cameras and a signature, at %i px', (width) => {
  it('is filled in and sent by keyboard alone: a number from abroad, a photo, a video and a typed signature', async () => {
    const { page, faults } = await visit(width)
    await type(page, id('1'), 'Corner Shop')
    // The country stands before its number: its first letters choose it.
    await type(page, COUNTRY, 'Fra')
    await type(page, id('5'), '06 12 34 56 78')
    await press(page, `${id('2')}-container .wpforms-camera-button`)
    await pressFocused(page, 'Capture Photo')
    await pressFocused(page, 'Use Photo')
    await eventually(() => files(page)).toEqual([expect.stringMatching(/^camera-photo-\d+\.jpg$/)])
    await press(page, `${id('3')}-container .wpforms-camera-link`)
    await pressFocused(page, 'Record Video')
    await pressFocused(page, 'Stop Recording')
    await pressFocused(page, 'Use Video')
    await eventually(() => files(page)).toEqual([expect.anything(), expect.stringMatching(/^camera-video-\d+\.webm$/)])
    await type(page, NAME_OF_SIGNATURE, 'Ann Shopper')
    await press(page, 'button.wpforms-submit')
    await eventually(() => page.locator('.wpforms-container').innerText()).toBe('Thank you. Somebody calls before coming.')
    // Of files the demo keeps nothing.
    expect([await kept(page), faults]).toEqual([{ 'Name of the shop': 'Corner Shop', Phone: '+33612345678', 'The machine': '–', 'What it sounds like': '–', 'Somebody may come in': 'A picture' }, []])
  })

  it('says what is missing, leads there, and has nothing that axe finds or that sticks out', async () => {
    const { page } = await visit(width)
    await press(page, 'button.wpforms-submit')
    await eventually(() => wrong(page)).toHaveLength(3)
    // Who has come by others is led to the one that she was in last.
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('wpforms-305-field_5')
    expect([await isWider(page), await violations(page, { within: '.wpforms-container' })]).toEqual([false, []])
    await tabTo(page, `${id('2')}-container .wpforms-camera-button`)
    await page.keyboard.press('Enter')
    await eventually(() => button(page, 'Capture Photo').isEnabled()).toBe(true)
    expect([await isWider(page), await violations(page, { within: '#wpforms-camera-modal-305-2' })]).toEqual([false, []])
    await page.keyboard.press('Escape')
    await eventually(() => page.locator(`${id('2')}-container .wpforms-camera-button`).evaluate((one) => one === document.activeElement)).toBe(true)
  })
})
