import { CUSTOM_FIELDS, feedHtml, loginFormHtml, newsletterHtml } from '@tillkit/fixtures/theme-forms'
import { eventually, heldFile, heldTimers, hostsOn, importsAnew, onSlowLine, stopTillkit, tillkitErrors, useShop } from '@tillkit/testing'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { messages } from '../src/newsletter/messages.ts'
import { ASKING, CALL, fillIn, focused, openNewsletters, styles } from './newsletter-page.ts'

const shop = useShop()
const sent = () => shop.server.requestsTo(CALL).map(({ form }) => form)
const inWindow = (line: Locator) => line.evaluate((its) => its.getBoundingClientRect().top >= 0 && its.getBoundingClientRect().bottom <= innerHeight)

describe('a newsletter form by keyboard', () => {
  it('is filled in, corrected and sent, with names for all that is there, and the page stays where it is', async () => {
    const { page } = await openNewsletters(shop, { html: `<div style="height: 600px"></div>${newsletterHtml({ id: 'news' })}<div style="height: 2000px"></div>` })
    await page.getByRole('textbox', { name: 'First Name' }).focus()
    await page.keyboard.type('Ann')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ann@')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Subscribe')
    await page.keyboard.press('Space')
    await eventually(() => focused(page)).toBe('et_pb_signup_lastname')
    expect(await page.getByRole('textbox', { name: 'Last Name' }).evaluate((field) => [field.ariaRequired, field.getAttribute('aria-invalid'), field.className])).toEqual(['true', 'true', 'input et_pb_signup_error'])
    await eventually(() => page.locator('.tillkit-announcer').textContent()).toBe('Please, fill in the following fields: Last Name\nInvalid email')
    expect(await page.locator('#news').locator('.et_pb_newsletter_error').innerText()).toContain('Please, fix the following errors:')
    await page.getByRole('link', { name: 'Invalid email' }).focus()
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('et_pb_signup_email')
    await page.keyboard.press('End')
    await page.keyboard.type('example.test')
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Shopper')
    const stood = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    await eventually(() => focused(page)).toBe('Success!')
    expect(sent().map(({ et_email, et_firstname }) => [et_firstname, et_email])).toEqual([['Ann', 'ann@example.test']])
    expect([await page.getByRole('heading', { name: 'Success!' }).isVisible(), await page.getByRole('textbox').count()]).toEqual([true, 0])
    expect([new URL(page.url()).hash, (await page.evaluate(() => scrollY)) > 0, stood > 0]).toEqual(['', true, true])
    expect(await tillkitErrors(page)).toEqual([])
    await stopTillkit(page)
    const printed = await page.evaluate((html) => Object.assign(document.createElement('div'), { innerHTML: html }).innerHTML, newsletterHtml({ id: 'news' }))
    expect(await page.locator('#news').evaluate((element) => element.outerHTML)).toBe(printed)
  })

  it('is sent once by Enter that is held down, also in the only field, and though it is refused meanwhile [theme-forms#45]', async () => {
    const { page } = await openNewsletters(shop, { newsletters: [{ names: 'none' }] })
    let calls = 0
    await page.route('**/admin-ajax.php', (route) => {
      calls += 1
      return calls === 1 ? route.fulfill({ contentType: 'application/json', body: '{"error":"Subscription Error: no"}' }) : undefined
    })
    const busy = () => page.locator('.et_pb_newsletter_button').getAttribute('aria-busy')
    await page.getByRole('textbox', { name: 'Email' }).fill('ann@example.test')
    await page.keyboard.down('Enter')
    await eventually(() => page.locator('.et_pb_newsletter_error').innerText()).toBe('Subscription Error: no')
    for (let time = 0; time < 3; time += 1) await page.keyboard.down('Enter')
    expect(await busy()).toBeNull()
    await page.keyboard.up('Enter')
    await page.keyboard.press('Enter')
    expect(await busy()).toBe('true')
    await eventually(() => calls).toBe(2)
  })

  it('says at a field what the browser holds against it, and leads there', async () => {
    const { page } = await openNewsletters(shop, { newsletters: [{ fields: [{ id: '13', title: 'Town', symbols: 'letters' }] }] })
    await fillIn(page)
    await page.getByRole('textbox', { name: 'Town' }).fill('L33ds')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await eventually(() => focused(page)).toBe('et_pb_contact_13_0')
    expect(await page.locator('.et_pb_newsletter_error').innerText()).toBe('Town: Only letters allowed.')
    expect(sent()).toEqual([])
  })
})

describe('a link of ours in a module', () => {
  /** Those of the page are as light as the module's background. */
  const head = `<style>${styles} .et_pb_newsletter { background: #7ebec5; color: #fff } body .et_pb_newsletter a { color: #7ebec5; text-decoration: none }</style>`
  const looks = (page: Page, selector: string) => page.locator(selector).first().evaluate((link) => [getComputedStyle(link).color, getComputedStyle(link).textDecorationLine])

  it.each([
    ['a line that leads to its field', newsletterHtml({ id: 'news' }), '.et_pb_newsletter_error a'],
    ['the way to a feed where windows are blocked', feedHtml({ id: 'feed' }), '[role="alert"] a'],
  ])('can be read where the page\'s links have the module\'s colour: %s', async (_, html, selector) => {
    const { page } = await openNewsletters(shop, { html, head, before: (opened) => opened.addInitScript(() => { window.open = () => null }) })
    await page.locator('.et_pb_newsletter_button').click()
    await eventually(() => looks(page, selector)).toEqual(['rgb(255, 255, 255)', 'underline'])
  })
})

describe('what stands in the way of a first touch', () => {
  const holding = async (html?: string) => {
    const code = heldFile('newsletter.js')
    // Long enough for a slow line: what the browser would do by itself leads nowhere.
    const timers = heldTimers(14_000, 15_000)
    const before = (page: Page) => Promise.all([code.before(page), timers.before(page)]).then(() => undefined)
    const open = await openNewsletters(shop, { before, waitForMount: false, alone: true, ...(html ? { html } : {}) })
    await open.page.waitForFunction(() => Reflect.get(window, Symbol.for('tillkit')) !== undefined)
    return { ...open, code, isHeldLong: async () => (await timers.waits(open.page)).length === 1 }
  }

  it('is not there for who touches nothing: no code of the form comes, and its fields have names all the same', async () => {
    const { page } = await openNewsletters(shop, { untouched: true, waitForMount: false, alone: true, before: onSlowLine() })
    await page.waitForFunction(() => Reflect.get(window, Symbol.for('tillkit')) !== undefined)
    await page.waitForLoadState('networkidle')
    expect(shop.server.requests.map(({ path }) => path).filter((path) => /\/(newsletter|base)\.js$/.test(path))).toEqual([])
    expect(await page.getByRole('textbox', { name: 'Email' }).count()).toBe(1)
  })

  it('shows no question that its conditions hide, before anybody touches it', async () => {
    const { page } = await openNewsletters(shop, { newsletters: [ASKING], untouched: true, waitForMount: false, alone: true })
    await eventually(() => page.getByRole('textbox', { name: 'Email', exact: true }).getAttribute('aria-required')).toBe('true')
    await eventually(() => page.locator('[data-id="16"]').isVisible()).toBe(false)
  })

  it('is a picture of itself in the block editor\'s preview', async () => {
    const { page } = await openNewsletters(shop, {
      newsletters: [{ id: 'news' }, { id: 'other', number: 1 }],
      html: `<div class="et-block-layout-preview">${newsletterHtml({ id: 'picture' })}</div>${newsletterHtml({ id: 'other', number: 1 })}`,
    })
    await page.locator('#other').getByRole('textbox', { name: 'Email', exact: true }).focus()
    await eventually(async () => (await hostsOn(page))?.filter(({ unit }) => unit === 'newsletter').length).toBe(1)
  })

  it('keeps a click on the button until the code is there, and subscribes once', async () => {
    const { page, code, isHeldLong } = await holding()
    await page.locator('#news').evaluate((element) => {
      for (const input of element.querySelectorAll<HTMLInputElement>('.et_pb_newsletter_field input')) input.value = 'ann@example.test'
    })
    await page.locator('.et_pb_newsletter_button').click()
    expect(await page.locator('.et_pb_newsletter_button').getAttribute('aria-busy')).toBe('true')
    expect(await isHeldLong()).toBe(true)
    await code.release()
    await eventually(() => page.getByRole('heading', { name: 'Success!' }).isVisible()).toBe(true)
    expect([sent().length, new URL(page.url()).hash]).toEqual([1, ''])
  })

  it('keeps Enter in a field until the code is there, though a form of several fields does not send itself', async () => {
    const { page, code, isHeldLong } = await holding()
    await page.getByPlaceholder('First Name').fill('Ann')
    await page.getByPlaceholder('Last Name').fill('Shopper')
    await page.getByPlaceholder('Email').fill('ann@example.test')
    await page.keyboard.press('Enter')
    expect(await isHeldLong()).toBe(true)
    await code.release()
    await eventually(() => page.getByRole('heading', { name: 'Success!' }).isVisible()).toBe(true)
    expect([sent().length, page.url()]).toEqual([1, `${shop.server.origin}/news/`])
  })

  /** Waits for what is there before anybody sends the form. */
  const standsBy = (page: Page) => eventually(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('newsletter.untouched.js')))).toBe(true)

  it.each([
    ['Enter', messages.offline, '{'],
    ['click', 'Es gibt keine Verbindung.', '{"messages":{"newsletter":{"offline":"Es gibt keine Verbindung."}}}'],
  ])('is told of where its code cannot be had, in the shop\'s words if it has some, what was typed stays, and the line that is back brings the code: %s', async (way, words, config) => {
    const { page, code } = await holding(`<script type="application/json" id="tillkit-config">${config}</script><p style="height: 900px"></p>${newsletterHtml({ names: 'none' })}`)
    await standsBy(page)
    const button = page.locator('.et_pb_newsletter_button')
    await page.getByPlaceholder('Email').fill('ann@example.test')
    const held = () => page.evaluate(() => document.querySelector('[aria-busy="true"]') !== null)
    const press = async () => (way === 'Enter' ? page.getByPlaceholder('Email').press('Enter') : button.click())
    await press()
    await eventually(held).toBe(true)
    const stood = await page.evaluate(() => scrollY)
    await page.context().setOffline(true)
    await code.release('abort')
    const alert = page.getByRole('alert')
    await eventually(() => alert.innerText()).toBe(words)
    expect([await held(), await inWindow(alert), stood > 0, Math.abs(await page.evaluate(() => scrollY) - stood) < 200, new URL(page.url()).hash]).toEqual([false, true, true, true, ''])
    // As long as there is no line each press says so.
    await press()
    await eventually(() => alert.isVisible()).toBe(true)
    expect([await page.getByPlaceholder('Email').inputValue(), sent(), shop.server.requests.filter(({ method }) => method === 'POST')]).toEqual(['ann@example.test', [], []])
    await eventually(async () => (await hostsOn(page))?.map(({ state }) => state)).toEqual(['failed'])
    await code.release()
    await page.context().setOffline(false)
    if (!(await importsAnew(page))) return expect([await page.getByPlaceholder('Email').inputValue(), sent()]).toEqual(['ann@example.test', []])
    await eventually(() => alert.count()).toBe(0)
    await press()
    await eventually(() => page.getByRole('heading', { name: 'Success!' }).isVisible()).toBe(true)
    expect([sent().map(({ et_email: email }) => email), await alert.count()]).toEqual([['ann@example.test'], 0])
  })

  it.each(['Enter', 'click'])('to a feed is told of in its form where its code cannot be had, the service is not left to the form, and each press asks for it again: %s', async (way) => {
    const { page, code } = await holding(feedHtml())
    await standsBy(page)
    const field = page.getByPlaceholder('Email')
    await field.fill('ann@example.test')
    const press = () => (way === 'Enter' ? field.press('Enter') : page.locator('.et_pb_newsletter_button').click())
    await press()
    await code.release('abort')
    const alert = page.locator('form').getByRole('alert')
    await eventually(() => alert.isVisible()).toBe(true)
    expect(await alert.innerText()).toBe(messages.refused)
    expect([await field.inputValue(), page.context().pages().length, new URL(page.url()).search]).toEqual(['ann@example.test', 1, ''])
    await code.release()
    await press()
    if (await importsAnew(page)) await eventually(() => alert.count()).toBe(0)
  })

  it('keeps Enter in the only field, too, which would send the form to the page itself', async () => {
    const { page, code, isHeldLong } = await holding(newsletterHtml({ names: 'none' }))
    await page.getByPlaceholder('Email').fill('ann@example.test')
    await page.keyboard.press('Enter')
    expect(await isHeldLong()).toBe(true)
    await code.release()
    await eventually(() => page.getByRole('heading', { name: 'Success!' }).isVisible()).toBe(true)
    expect([sent().length, shop.server.requests.filter(({ path, method }) => path === '/news/' && method === 'POST')]).toEqual([1, []])
  })
})

describe('a newsletter form whose code for sending is on its way', () => {
  it('shows at its button that it was heard, and subscribes once', async () => {
    const code = heldFile('newsletter.sending.js')
    const { page } = await openNewsletters(shop, { before: code.before })
    await fillIn(page)
    await code.asked
    const look = () => page.locator('.et_pb_newsletter_button').evaluate((button) => [button.getAttribute('aria-busy'), button.classList.contains('et_pb_button_text_loading'), button.querySelector('.et_subscribe_loader')?.checkVisibility()])
    expect(await look()).toEqual([null, false, false])
    await page.locator('.et_pb_newsletter_button').click()
    await page.locator('.et_pb_newsletter_button').dispatchEvent('click')
    await eventually(look).toEqual(['true', true, true])
    expect(sent()).toEqual([])
    await code.release()
    await eventually(() => page.getByRole('heading', { name: 'Success!' }).isVisible()).toBe(true)
    expect(sent()).toHaveLength(1)
  })

  it.each([false, true])('says in the window that nothing was sent where it cannot be had, and why, where there is no connection: %s', async (isOffline) => {
    const code = heldFile('newsletter.sending.js')
    const { page } = await openNewsletters(shop, { before: code.before })
    await fillIn(page)
    await code.asked
    await page.context().setOffline(isOffline)
    await page.setViewportSize({ width: 390, height: 200 })
    await page.locator('.et_pb_newsletter_button').click()
    await code.release('abort')
    await eventually(() => page.locator('.et_pb_newsletter_error').innerText()).toBe(isOffline ? messages.offline : messages.refused)
    expect([sent().length, await page.locator('[name="et_pb_signup_email"]').inputValue()]).toEqual([0, 'ann@example.test'])
    expect([await page.locator('.et_pb_newsletter_button').getAttribute('aria-busy'), await inWindow(page.locator('.et_pb_newsletter_error'))]).toEqual([null, true])
  })
})

describe('success that leads on', () => {
  const lead = async (redirectUrl: string, more: Parameters<typeof newsletterHtml>[0] = {}) => {
    shop.server.page('/welcome/', '<title>Welcome</title>')
    const { page } = await openNewsletters(shop, { newsletters: [{ id: 'news', redirectUrl, ...more }] })
    await fillIn(page, { email: 'jo+till@shop.example' })
    await page.evaluate(() => document.addEventListener('tillkit:form-sent', ({ target }) => sessionStorage.setItem('goal', (target as Element).id)))
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.waitForURL('**/welcome/**')
    return { address: page.url().replace(shop.server.origin, ''), goal: await page.evaluate(() => sessionStorage.getItem('goal')) }
  }

  it('goes there with what it asks for, encoded, and has told others on the page [theme-forms#47]', async () => {
    expect(await lead('/welcome/', { redirectQuery: ['name', 'email'] })).toEqual({ address: '/welcome/?first_name=Ann&email=jo%2Btill%40shop.example', goal: 'news' })
    expect((await lead('/welcome/?a=1', { redirectQuery: ['name', 'email'] })).address).toBe('/welcome/?a=1&first_name=Ann&email=jo%2Btill%40shop.example')
  })

  it('goes there with the last name alone where that alone is asked for [theme-forms#48]', async () => {
    expect((await lead('/welcome/', { redirectQuery: ['last_name'] })).address).toBe('/welcome/?last_name=Shopper')
  })
})

describe('a feed', () => {
  const SERVICE = 'https://feedburner.google.com/**'

  it('is subscribed to in a window of its own, by its own button alone [theme-forms#50]', async () => {
    const { page, context } = await openNewsletters(shop, { html: newsletterHtml({ id: 'news' }) + feedHtml({ id: 'feed', number: 1, uri: 'counter & news' }) })
    await context.route(SERVICE, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Feed</title>' }))
    await page.locator('#news').getByRole('textbox', { name: 'First Name' }).fill('Ann')
    await page.locator('#news').getByRole('textbox', { name: 'Last Name' }).fill('Shopper')
    await page.locator('#news').getByRole('textbox', { name: 'Email' }).fill('ann@example.test')
    await page.locator('#news').getByRole('button', { name: 'Subscribe' }).click()
    await eventually(() => page.getByRole('heading', { name: 'Success!' }).isVisible()).toBe(true)
    expect(context.pages().filter((one) => one.url().includes('feedburner'))).toEqual([])
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.locator('#feed').getByRole('button', { name: 'Subscribe' }).click()])
    await popup.waitForURL(SERVICE)
    expect([popup.url(), await popup.evaluate(() => window.name)]).toEqual(['https://feedburner.google.com/fb/a/mailverify?uri=counter%20%26%20news', 'et-feedburner-subscribe'])
    await popup.close()
  })

  it('says in its form that nothing was sent where what opens the window cannot be had, the page stays where it is, and the next press asks for it again', async () => {
    const code = heldFile('newsletter.feed.js')
    const { page, context } = await openNewsletters(shop, { html: `<p style="height: 900px"></p>${feedHtml({ id: 'feed' })}`, before: code.before })
    await context.route(SERVICE, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Feed</title>' }))
    const button = page.locator('.et_pb_newsletter_button')
    await page.getByPlaceholder('Email').fill('jo@shop.example')
    await button.click()
    await code.release('abort')
    await eventually(() => page.locator('#feed').innerText()).toContain(messages.refused)
    expect([await page.getByPlaceholder('Email').inputValue(), new URL(page.url()).hash, await page.evaluate(() => scrollY > 0), await button.getAttribute('aria-busy')]).toEqual(['jo@shop.example', '', true, null])
    const isBack = await importsAnew(page)
    await code.release()
    if (!isBack) {
      await button.click()
      await eventually(() => button.getAttribute('aria-busy')).toBeNull()
      return expect([await page.locator('#feed').innerText(), await page.getByPlaceholder('Email').inputValue()]).toEqual([expect.stringContaining(messages.refused), 'jo@shop.example'])
    }
    const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()])
    await popup.waitForURL(SERVICE)
    await eventually(() => page.locator('#feed').innerText()).not.toContain(messages.refused)
    await popup.close()
  })

  it('is offered as a link that is read out where windows are blocked', async () => {
    const { page } = await openNewsletters(shop, { html: feedHtml({ id: 'feed' }), before: (opened) => opened.addInitScript(() => { window.open = () => null }) })
    await page.getByRole('textbox', { name: 'Email' }).fill('jo@shop.example')
    await page.keyboard.press('Enter')
    await eventually(() => page.getByRole('alert').innerText()).toContain('did not open the window')
    const link = page.getByRole('alert').getByRole('link')
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual(['https://feedburner.google.com/fb/a/mailverify?uri=counter-news&email=jo%40shop.example', '_blank'])
  })
})

describe('forms beside each other', () => {
  it('are told apart where their fields have the same ids, also by their labels; login forms and those in the editor are left alone', async () => {
    const fields = CUSTOM_FIELDS.slice(1, 3)
    const html = newsletterHtml({ id: 'one', fields }) + newsletterHtml({ id: 'two', number: 1, fields }) + loginFormHtml() + `<div class="et-fb">${newsletterHtml({ id: 'edited' })}</div>`
    const { page } = await openNewsletters(shop, { newsletters: [{ number: 0, fields }, { number: 1, fields }], html })
    await page.locator('#two').getByRole('textbox', { name: 'First Name' }).fill('Ann')
    await page.locator('#two').getByRole('textbox', { name: 'Last Name' }).fill('Shopper')
    await page.locator('#two').getByRole('textbox', { name: 'Email', exact: true }).fill('ann@example.test')
    await page.locator('#two').getByText('Town').first().evaluate((label) => (label as HTMLElement).click())
    await page.keyboard.type('Leeds')
    await page.locator('#two').getByText('Ribbons').click()
    await page.locator('#two').getByRole('button', { name: 'Subscribe' }).click()
    await eventually(() => page.locator('#two').getByRole('heading', { name: 'Success!' }).isVisible()).toBe(true)
    expect(sent()).toHaveLength(1)
    expect(sent()[0]).toMatchObject({ 'et_custom_fields[12][1]': 'Ribbons', 'et_custom_fields[13]': 'Leeds' })
    expect(await page.locator('#one').getByRole('textbox', { name: 'First Name' }).inputValue()).toBe('')
    expect((await hostsOn(page))?.filter(({ unit }) => unit === 'newsletter')).toHaveLength(2)
  })
})
