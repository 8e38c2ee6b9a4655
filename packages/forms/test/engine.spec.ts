import { useShop } from '@tillkit/testing'
import { expect, it } from 'vitest'
import { openEnginePage } from './engine-page.ts'

const shop = useShop()

it('sees what the browser fills in again on a page that is come back to, and shows what that asks for', async () => {
  const page = await openEnginePage(shop)
  expect(await page.locator('#phone').isVisible()).toBe(false)
  await page.fill('#name', 'Ann')
  await page.selectOption('#reason', 'call')
  await page.fill('#phone', '12')
  await page.goto(`${shop.server.origin}/elsewhere/`)
  await page.goBack()
  await page.locator('#phone').waitFor({ state: 'visible' })
  expect(await page.evaluate('Object.values(form.store.getState().fields).map(function (field) { return field.value })')).toEqual(['Ann', 'call', '12', '', ''])
})

it('leads to the first field that is wrong, which is named and described, and is left to its keyboard', async () => {
  const page = await openEnginePage(shop)
  await page.fill('#name', 'Ann')
  await page.locator('button').click()
  await page.waitForFunction('document.activeElement.name === "day"')
  expect(await page.locator('#days').ariaSnapshot()).toContain('radiogroup "Days"')
  expect(await page.evaluate('[document.activeElement.getAttribute("aria-invalid"), document.getElementById(document.activeElement.getAttribute("aria-describedby")).textContent, said]'))
    .toEqual(['true', 'Choose a day.', ['2 to put right']])
  // It has been brought into view from the button at the end.
  expect(await page.evaluate('document.activeElement.getBoundingClientRect().top >= 0 && document.activeElement.getBoundingClientRect().bottom <= innerHeight')).toBe(true)
  await page.keyboard.press('Space')
  await page.getByText('Choose a day.').waitFor({ state: 'detached' })
  await page.keyboard.press('Tab')
  expect(await page.evaluate('document.activeElement.id')).toBe('end')
  await page.keyboard.type('More')
  await page.keyboard.press('Enter')
  await page.waitForFunction('sent.length === 1')
  expect(await page.evaluate('[sent, location.pathname]')).toEqual([[{ name: 'Ann', reason: '', day: 'Mon', end: 'More' }], '/engine/'])
})

it('lets a click on the button through before a message under the field that is left moves the button away', async () => {
  const page = await openEnginePage(shop)
  await page.fill('#end', 'x')
  await page.waitForFunction('form.store.getState().fields.end.value === "x"')
  await page.fill('#end', '')
  await page.locator('button').scrollIntoViewIfNeeded()
  const box = await page.locator('button').boundingBox()
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4)
  await page.mouse.down()
  expect(await page.getByText('Tell us more.').count()).toBe(0)
  await page.mouse.up()
  await page.waitForFunction('said.includes("3 to put right")')
  expect(await page.getByText('Tell us more.').count()).toBe(1)
})
