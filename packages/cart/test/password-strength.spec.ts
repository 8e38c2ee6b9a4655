import {
  atRest, checkoutGlobalsScript, editAccountFormHtml, eventually, hostsOn, onSlowLine, openCheckout, passwordGlobalsScript, registerFormHtml, useShop, ZXCVBN_PATH,
  type OpenOptions, type PasswordGlobals,
} from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const shop = useShop()
const LIBRARY = `**${ZXCVBN_PATH}`
const METER = '.woocommerce-password-strength'
const WEAK = 'Very weak - Please enter a stronger password.'
const STRONG = 'Paper-kite-57'

/** What a page asks for, by the end of its address: the library, and our own files. */
function recordFiles(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/^.*\//, '')))
  return { library: () => asked.filter((file) => file === 'zxcvbn.min.js').length, of: (name: string) => asked.includes(`${name}.js`) }
}

type Files = ReturnType<typeof recordFiles>

/** Opens a page with a form of the account's, and records what it asks for. */
async function openForm(main = registerFormHtml(), { globals = {}, before, ...more }: { globals?: PasswordGlobals } & Omit<Partial<OpenOptions>, 'globals'> = {}) {
  let files: Files | undefined
  const opened = await shop.openFixture({
    path: '/my-account/', main: `<div class="woocommerce">${main}</div>`, globals: passwordGlobalsScript(globals), untouched: true, ...more,
    before: onSlowLine(async (page) => {
      files = recordFiles(page)
      await before?.(page)
    }),
  })
  return { ...opened, files: files as Files }
}

/** Opens a checkout that offers an account, and records what it asks for. */
async function openOrder(before?: (page: Page) => Promise<unknown>) {
  let files: Files | undefined
  const opened = await openCheckout(shop, {
    sample: { values: 'full' }, untouched: true, head: passwordGlobalsScript(),
    before: onSlowLine(async (page) => {
      files = recordFiles(page)
      await before?.(page)
    }),
  })
  await atRest(opened.page, shop.server)
  return { ...opened, files: files as Files }
}

describe('what measures passwords', () => {
  it('is not asked for by a checkout that nobody touches, nor by ticking the box or coming to the field; with the first key it comes, once', async () => {
    const { page, files } = await openOrder()
    expect([files.library(), files.of('password-strength')]).toEqual([0, false])
    await page.locator('#createaccount').check()
    await page.locator('#account_password').focus()
    await eventually(async () => (await hostsOn(page, 'password-strength'))?.map(({ state }) => state)).toEqual(['mounted'])
    await atRest(page, shop.server)
    expect([files.library(), await page.locator(METER).count()]).toEqual([0, 0])
    await page.keyboard.type('abc')
    await eventually(() => page.locator(METER).innerText()).toBe(WEAK)
    expect([files.library(), await page.locator('#place_order').isDisabled()]).toEqual([1, false])
    const [field, meter] = [await page.locator('#account_password').boundingBox(), await page.locator(METER).boundingBox()]
    expect(meter && field && meter.y >= field.y + field.height && meter.height > 10).toBe(true)
  })

  it('comes with what is pasted or filled in, too', async () => {
    const { page, files } = await openForm()
    await page.locator('#reg_password').focus()
    await page.keyboard.insertText('abc')
    await eventually(() => page.locator(METER).innerText()).toBe(WEAK)
    expect(files.library()).toBe(1)
  })

  it('holds nobody up while it is on its way, and says then what is typed by then', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const { page, files } = await openForm(undefined, { before: (fresh) => fresh.route(LIBRARY, (route) => held.then(() => route.continue())) })
    await page.locator('#reg_password').pressSequentially('ab')
    await eventually(files.library).toBe(1)
    await page.keyboard.type('c')
    expect([await page.locator('#reg_password').inputValue(), await page.locator(METER).innerText(), await page.locator('[name=register]').isEnabled()]).toEqual(['abc', '', true])
    release()
    await eventually(() => page.locator(METER).innerText()).toBe(WEAK)
    await eventually(() => page.locator('[name=register]').isDisabled()).toBe(true)
    expect(files.library()).toBe(1)
  })

  it('keeps no form back where it cannot be had: the account is opened, and the order placed', async () => {
    const cut = (fresh: Page) => fresh.route(LIBRARY, (route) => route.abort('internetdisconnected'))
    shop.server.page('/opened/', '<h1>Opened</h1>')
    const account = await openForm(registerFormHtml({ action: '/opened/' }), { before: cut })
    await account.page.locator('#reg_email').fill('ann@shop.example')
    await account.page.locator('#reg_password').pressSequentially('abc')
    await eventually(account.files.library).toBe(1)
    await account.page.locator('[name=register]').click()
    await account.page.waitForURL('**/opened/')
    expect(shop.server.requests.filter(({ path }) => path === '/opened/').map(({ form }) => form['password'])).toEqual(['abc'])

    const { page, files, checkout } = await openOrder(cut)
    await page.locator('#createaccount').check()
    await page.locator('#account_password').pressSequentially('abc')
    await eventually(files.library).toBe(1)
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    expect([checkout.orders.length, shop.server.requestsTo('checkout').map(({ form }) => form['account_password'])]).toEqual([1, ['abc']])
  })
})

describe('a new password', () => {
  it('that is too weak is not sent, by pointer or key; one that is strong enough is', async () => {
    shop.server.page('/opened/', '<h1>Opened</h1>')
    const { page } = await openForm(registerFormHtml({ action: '/opened/' }))
    await page.locator('#reg_email').fill('ann@shop.example')
    await page.locator('#reg_password').fill('abc')
    await eventually(() => page.locator('[name=register]').isDisabled()).toBe(true)
    await page.locator('#reg_password').press('Enter')
    await atRest(page, shop.server)
    expect([new URL(page.url()).pathname, await page.locator('.woocommerce-password-hint').isVisible()]).toEqual(['/my-account/', true])
    await page.locator('#reg_password').fill(STRONG)
    await eventually(() => page.locator(METER).innerText()).toBe('Strong')
    expect([await page.locator('[name=register]').isEnabled(), await page.locator('.woocommerce-password-hint').count()]).toEqual([true, 0])
    await page.locator('#reg_password').press('Enter')
    await page.waitForURL('**/opened/')
  })

  it('is measured in a form that comes later', async () => {
    const { page } = await openForm('<div id="popup"></div>', { waitForMount: false })
    await page.evaluate((html) => document.querySelector('#popup')?.insertAdjacentHTML('beforeend', html), editAccountFormHtml())
    await page.locator('#password_1').pressSequentially('abc')
    await eventually(() => page.locator(METER).innerText()).toBe(WEAK)
    expect(await page.locator('[name=save_account_details]').isDisabled()).toBe(true)
    await page.locator('#password_1').fill('')
    expect([await page.locator(METER).isVisible(), await page.locator('[name=save_account_details]').isDisabled()]).toEqual([false, false])
  })

  it('has no strength any more once the checkout takes it back, as it does with each new wish for an account', async () => {
    const { page } = await openOrder()
    await page.locator('#createaccount').check()
    await page.locator('#account_password').pressSequentially('abc')
    await eventually(() => page.locator(METER).innerText()).toBe(WEAK)
    await page.locator('#createaccount').uncheck()
    await page.locator('#createaccount').check()
    await eventually(() => page.locator('#account_password').inputValue()).toBe('')
    expect(await page.locator(METER).evaluate((meter) => getComputedStyle(meter).display)).toBe('none')
  })

  it('has its strength behind the button that shows it, and is still measured while it shows', async () => {
    const globals = checkoutGlobalsScript()
    const { page } = await openForm(registerFormHtml(), { head: globals })
    await page.locator('.show-password-input').waitFor()
    await page.locator('#reg_password').pressSequentially('abc')
    await eventually(() => page.locator(`.password-input + ${METER}`).innerText()).toBe(WEAK)
    await page.locator('.show-password-input').click()
    await page.keyboard.press('End')
    await page.keyboard.type(STRONG)
    await eventually(() => page.locator(`.password-input + ${METER}`).innerText()).toBe('Strong')
  })

  it('is the shop\'s own script\'s where that is live', async () => {
    const file = '/wp-content/plugins/woocommerce/assets/js/frontend/password-strength-meter.min.js'
    shop.server.page(file, 'window.isOld = true')
    const { page, files } = await openForm(undefined, { waitForMount: false, head: `<script id="wc-password-strength-meter-js" src="${file}"></script>` })
    await page.locator('#reg_password').pressSequentially('abc')
    await atRest(page, shop.server)
    expect([await page.locator(METER).count(), files.library(), await page.evaluate(() => Reflect.get(window, 'isOld') as unknown)]).toEqual([0, 0, true])
  })
})
