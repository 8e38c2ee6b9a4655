import { createRequire } from 'node:module'
import { editAccountFormHtml, passwordGlobals, registerFormHtml, resetPasswordFormHtml, type PasswordGlobals } from '@tillkit/fixtures'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./password-strength.ts')).passwordStrengthMeter
/** The real library. */
const zxcvbn: unknown = createRequire(import.meta.url)('zxcvbn')
const globals = { ...passwordGlobals(), zxcvbn }

describeWidget(load, {
  title: 'a form to register',
  html: `<div class="woocommerce">${registerFormHtml()}</div>`,
  globals,
  broken: [{ field: 'wc_password_strength_meter_params', globals: { wc_password_strength_meter_params: 'odd' } }],
  operate: (host) => type('abc', host as HTMLInputElement),
  stateClasses: ['disabled'],
})

/** Weak to strong, by the library. */
const PASSWORDS = ['abc', 'tillroll', 'roll57mm', 'Kite-otter', 'Paper-roll-57'] as const
const ERROR = ' - Please enter a stronger password.'

let page: TestPage | undefined

afterEach(() => {
  page?.close()
  page = undefined
  Reflect.deleteProperty(window, 'jQuery')
})

/** Opens a page with a form, which somebody comes to. */
async function open(html: string, { jquery, ...more }: PasswordGlobals & { jquery?: boolean; zxcvbn?: unknown; wp?: unknown } = {}) {
  const { zxcvbn: library = zxcvbn, wp, ...options } = more
  page = await openTestPage(load, { html, jquery, globals: { ...passwordGlobals(options), zxcvbn: library, wp } })
  await page.start()
  return page
}

const field = () => document.querySelector<HTMLInputElement>('input[type="password"]') as HTMLInputElement
const meter = () => document.querySelector<HTMLElement>('.woocommerce-password-strength')
const button = () => document.querySelector<HTMLButtonElement>('button[type="submit"]')

function type(text: string, into = field()) {
  into.value = text
  into.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What the meter says of a password. */
function said(text: string) {
  type(text)
  return [meter()?.className.replace('woocommerce-password-strength', '').trim(), meter()?.textContent]
}

describe('the meter', () => {
  it('says each strength by class and word, and asks for more below the least', async () => {
    await open(registerFormHtml())
    expect(PASSWORDS.map(said)).toEqual([['short', `Very weak${ERROR}`], ['bad', `Weak${ERROR}`], ['bad', `Weak${ERROR}`], ['good', 'Medium'], ['strong', 'Strong']])
    expect([meter()?.id, meter()?.localName, meter()?.getAttribute('role')]).toEqual(['password_strength', 'div', 'alert'])
  })

  it.each([
    ['register', registerFormHtml(), 'reg_password'],
    ['forgotten password', resetPasswordFormHtml(), 'password_1'],
    ['account', editAccountFormHtml(), 'password_1'],
    ['checkout', '<form class="checkout"><span class="woocommerce-input-wrapper"><input type="password" id="account_password"></span></form>', 'account_password'],
  ])('stands right behind the new password, which it describes: %s', async (_title, html, id) => {
    await open(html)
    type('abc')
    expect([field().id, field().nextElementSibling, field().getAttribute('aria-describedby')]).toEqual([id, meter(), 'password_strength'])
  })

  it('stands behind the wrapper with the button that shows the password, also where that comes later', async () => {
    await open(registerFormHtml())
    type('abc')
    const wrapper = Object.assign(document.createElement('span'), { className: 'password-input' })
    field().before(wrapper)
    wrapper.append(field())
    field().after(meter() as Element)
    type('abcd')
    expect(wrapper.nextElementSibling).toBe(meter())
  })

  it('goes with what was typed, and describes nothing then', async () => {
    await open(registerFormHtml().replace('id="reg_password"', 'id="reg_password" aria-describedby="rules"'))
    type('abc')
    expect(field().getAttribute('aria-describedby')).toBe('rules password_strength')
    type('')
    expect([meter()?.style.display, document.querySelector('.woocommerce-password-hint'), field().getAttribute('aria-describedby')]).toEqual(['none', null, 'rules'])
    type('abc')
    expect(meter()?.style.display).toBe('')
  })

  it('gives the hint as long as the password is weak, right behind it, and none where the shop has none', async () => {
    const hint = () => [meter()?.nextElementSibling?.className, meter()?.nextElementSibling?.textContent?.slice(0, 5)]
    await open(registerFormHtml())
    const hinted = PASSWORDS.map((text) => (type(text), hint()[0] === 'woocommerce-password-hint' && hint()[1] === 'Hint:'))
    expect(hinted).toEqual([true, true, true, false, false])
    page?.close()
    await open(registerFormHtml(), { hint: '' })
    type('abc')
    expect(document.querySelector('.woocommerce-password-hint')).toBeNull()
  })

  it('says the same once, however many keys are pressed', async () => {
    await open(registerFormHtml())
    type('a')
    const changes: string[] = []
    const observer = new MutationObserver((records) => changes.push(...records.map(({ type: what }) => what)))
    observer.observe(meter() as Element, { childList: true, characterData: true, subtree: true })
    for (const text of ['ab', 'abc', 'abcd']) type(text)
    expect([observer.takeRecords(), changes]).toEqual([[], []])
    type('Paper-roll-57')
    expect(observer.takeRecords().length).toBeGreaterThan(0)
    observer.disconnect()
  })

  it('has words of ours where the page prints none', async () => {
    await open(registerFormHtml(), { words: {} })
    expect(said('abc')).toEqual(['short', `Very weak${ERROR}`])
  })

  it('says that two passwords differ, where the page has a meter of its own that does', async () => {
    await open(registerFormHtml(), { wp: { passwordStrength: { meter: () => 5 } } })
    expect([said('abc'), button()?.disabled]).toEqual([['short', 'Mismatch'], false])
  })

  it('tells others through jQuery: added, hidden, shown', async () => {
    await open(registerFormHtml(), { jquery: true })
    const heard: string[] = []
    jQuery(document.body).on('wc-password-strength-added wc-password-strength-hide wc-password-strength-show', ({ type: name }) => heard.push(name))
    for (const text of ['a', 'ab', '', 'a']) type(text)
    expect(heard).toEqual(['added', 'show', 'hide', 'show'].map((name) => `wc-password-strength-${name}`))
  })

  it('hears of a password that a script has made up, and says so through jQuery alone', async () => {
    await open(registerFormHtml(), { jquery: true })
    jQuery('#reg_password').val('abc').trigger('keyup')
    expect(meter()?.className).toContain('short')
    jQuery('#reg_password').val('Paper-roll-57').trigger('change')
    expect(meter()?.className).toContain('strong')
  })

  it('speaks of what was typed before its code had come', async () => {
    page = await openTestPage(load, { html: registerFormHtml(), globals })
    field().value = 'abc'
    await page.start()
    expect(meter()?.className).toContain('short')
  })

  it('has an id of its own beside another one', async () => {
    await open(`${registerFormHtml()}<div hidden>${resetPasswordFormHtml()}</div>`)
    for (const one of document.querySelectorAll<HTMLInputElement>('#reg_password, #password_1')) type('abc', one)
    expect([...document.querySelectorAll('.woocommerce-password-strength')].map(({ id }) => id)).toEqual(['password_strength', 'password_strength_password_1'])
  })
})

describe('a form with a password that is too weak', () => {
  const held = (html: string, text: string, options = {}) => open(html, options).then(() => {
    type(text)
    return [button()?.getAttribute('disabled'), button()?.classList.contains('disabled')]
  })

  it('cannot be sent, until the password is strong enough or gone', async () => {
    expect(await held(registerFormHtml(), 'abc')).toEqual(['disabled', true])
    type('Kite-otter')
    expect([button()?.disabled, button()?.classList.contains('disabled')]).toEqual([false, false])
    type('abc')
    type('')
    expect([button()?.disabled, button()?.classList.contains('disabled')]).toEqual([false, false])
  })

  it.each([['4', 'Kite-otter', true], ['0', 'abc', false], ['', 'abc', false]])('is one by the shop\'s least strength: %s', async (minimum, text, is) => {
    await held(registerFormHtml(), text, { minimum })
    expect([button()?.disabled, meter()?.textContent?.includes(ERROR)]).toEqual([is, is])
  })

  it('can be sent where nobody can read what the least is, and the console says so', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    expect(await held(registerFormHtml(), 'abc', { minimum: 'much' })).toEqual([null, false])
    expect(page?.errors.map(({ problem }) => [problem.field, problem.help])).toEqual([['wc_password_strength_meter_params.min_password_strength', 'password-minimum']])
  })

  const CHECKOUT = '<form class="checkout"><input type="checkbox" id="createaccount" checked><input type="password" id="account_password"><button type="submit" id="place_order">Order</button></form>'

  it('is no order, which the shop itself judges, unless it says so; then also with a button that comes with new totals', async () => {
    expect(await held(CHECKOUT, 'abc')).toEqual([null, false])
    page?.close()
    expect(await held(CHECKOUT, 'abc', { stopsCheckout: true })).toEqual(['disabled', true])
    button()?.replaceWith(Object.assign(document.createElement('button'), { type: 'submit' }))
    await page?.rest()
    expect(button()?.disabled).toBe(true)
  })

  it('is no order of somebody who wants no account after all', async () => {
    await held(CHECKOUT, 'abc', { stopsCheckout: true })
    const box = document.querySelector<HTMLInputElement>('#createaccount')
    box?.click()
    expect(button()?.disabled).toBe(false)
    box?.click()
    expect(button()?.disabled).toBe(true)
  })
})

describe('while the library is on its way', () => {
  let pages = 0
  const tags = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="zxcvbn"]')]

  /** Opens the page without it; the simulated browser loads none. */
  async function openWithout() {
    vi.spyOn(document.head, 'append').mockImplementation((script) => void document.body.append(Object.assign(script as Element, { type: 'text/plain' })))
    await open(registerFormHtml(), { zxcvbn: null })
    // What other tests have asked for is on its way for good.
    Reflect.set(window, '_zxcvbnSettings', { src: `/wp-includes/js/zxcvbn.min.js?${(pages += 1)}` })
  }

  it('nothing is said and nothing held back; it comes with the first key, once, and then is said what is typed by then', async () => {
    await openWithout()
    field().focus()
    expect(tags()).toEqual([])
    type('Paper-ro')
    type('abc')
    expect([tags().length, meter()?.textContent, button()?.disabled]).toEqual([1, '', false])
    Reflect.set(window, 'zxcvbn', zxcvbn)
    tags()[0]?.dispatchEvent(new Event('load'))
    await page?.rest()
    expect([meter()?.className, button()?.disabled]).toEqual(['woocommerce-password-strength short', true])
  })

  it('and does not come, the form can be sent', async () => {
    await openWithout()
    type('abc')
    tags()[0]?.dispatchEvent(new Event('error'))
    await page?.rest()
    type('abcd')
    expect([meter()?.textContent, button()?.disabled, tags()]).toEqual(['', false, []])
  })
})
