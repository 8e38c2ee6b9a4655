import { useShop, type OpenPage } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { openPage } from './helpers.ts'

const shop = useShop()
const open = (main: string, options = {}) => openPage(shop, { main, cart: { woocommerce: true }, ...options })

/** What was said to screen readers. */
const said = ({ page }: OpenPage) => page.locator('[aria-live="polite"]').allInnerTexts()

describe('passwords', () => {
  const FORMS = `<div class="woocommerce"><form class="login"><p><label for="password">Password</label><input class="input-text woocommerce-Input" type="password" id="password" name="password"></p>
    <button name="login">Log in</button></form>
    <form class="checkout"><span class="woocommerce-input-wrapper"><input type="password" class="input-text" id="account_password" name="account_password" aria-label="Create account password"></span></form></div>
    <form><input type="password" aria-label="Elsewhere"></form>`

  it('are shown and hidden by a button, which does not take the focus', async () => {
    const { page } = await open(FORMS)
    const field = page.locator('#password')
    await page.locator('.password-input > .show-password-input').first().waitFor()
    expect(await page.locator('.show-password-input').count()).toBe(2)
    expect(await page.locator('.woocommerce-input-wrapper.password-input > .show-password-input').count()).toBe(1)
    await field.fill('secret')
    const button = page.locator('form.login').getByRole('button', { name: 'Show password' })
    expect(await button.getAttribute('aria-describedby')).toBe('password')
    await button.click()
    expect([await field.getAttribute('type'), await field.inputValue()]).toEqual(['text', 'secret'])
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('password')
    const hide = page.locator('form.login').getByRole('button', { name: 'Hide password' })
    expect(await hide.getAttribute('class')).toContain('display-password')
    await hide.press('Enter')
    expect(await field.getAttribute('type')).toBe('password')
  })

  it('are hidden again when their form is sent, so that browsers do not remember them as text', async () => {
    const { page } = await open(FORMS)
    await page.locator('form.login').getByRole('button', { name: 'Show password' }).click()
    await page.evaluate(() => document.addEventListener('submit', (event) => event.preventDefault()))
    await page.locator('[name="login"]').click()
    expect(await page.locator('#password').getAttribute('type')).toBe('password')
  })

  it('that somebody is typing keep focus and text when the button comes', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const { page } = await open(FORMS, {
      waitForMount: false,
      before: (page: Page) => page.route('**/page-events.js', (route) => held.then(() => route.continue())),
    })
    await page.locator('#password').focus()
    await page.keyboard.type('sec')
    release()
    await page.locator('.password-input #password').waitFor()
    await page.keyboard.type('ret')
    expect(await page.locator('#password').inputValue()).toBe('secret')
  })
})

describe('the hint of a field', () => {
  const field = (name: string) =>
    `<p class="form-row"><label for="${name}">${name}</label><span class="woocommerce-input-wrapper"><input id="${name}" name="${name}" aria-describedby="${name}-hint"><span class="description" id="${name}-hint" aria-hidden="true">About ${name}</span></span></p>`
  const FIELDS = `<style>.woocommerce-input-wrapper .description { display: none }</style><div class="woocommerce"><form class="checkout">${field('first')}${field('second')}</form></div><p id="away">Elsewhere</p>`

  it('shows while somebody is there, one at a time; Escape and a click elsewhere hide it', async () => {
    const { page, pageErrors } = await open(FIELDS)
    const hints = () => page.locator('.description').evaluateAll((all) => all.map((hint) => [getComputedStyle(hint).display !== 'none', hint.getAttribute('aria-hidden')]))
    await page.locator('#first').focus()
    await eventually(hints).toEqual([[true, 'false'], [false, 'true']])
    await page.keyboard.press('Tab')
    await eventually(hints).toEqual([[false, 'true'], [true, 'false']])
    await page.locator('#second-hint').click()
    expect(await hints()).toEqual([[false, 'true'], [true, 'false']])
    await page.locator('#second').press('Escape')
    expect(await hints()).toEqual([[false, 'true'], [false, 'true']])
    await page.locator('#second').click()
    expect(await hints()).toEqual([[false, 'true'], [true, 'false']])
    await page.locator('#away').click()
    expect(await hints()).toEqual([[false, 'true'], [false, 'true']])
    expect(pageErrors).toEqual([])
  })
})

describe('the number of results', () => {
  const COUNT = '<p class="woocommerce-result-count" role="status">Showing 1–12 of 42 results</p>'

  it('is said on a page that comes sorted or filtered, and on no other', async () => {
    const sorted = await open(COUNT, { search: '?orderby=price' })
    const plain = await open(COUNT)
    await eventually(() => said(sorted)).toContain('Showing 1–12 of 42 results')
    expect(await said(plain)).not.toContain('Showing 1–12 of 42 results')
  })
})
