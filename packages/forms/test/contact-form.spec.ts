import { createInbox, formsPage, type FormsPage, type FormsSite, postForms, type SavedForm } from '@tillkit/fixtures'
import { contactFormHtml, EVERY_FIELD, formsGlobalsScript } from '@tillkit/fixtures/theme-forms'
import { eventually, fixturePage, type Handler, heldFile, heldTimers, hostsOn, importsAnew, openHtml, stopTillkit, tillkitErrors, useShop, type VisitOptions } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { messages } from '../src/contact-form/messages.ts'
import { styles } from './newsletter-page.ts'

const shop = useShop()
const TALL = '<p style="height: 1200px"></p>'

interface Opened {
  readonly page: Page
  readonly inbox: FormsSite['inbox']
}

/** Opens a page with contact forms, behind which the shop stands. */
async function open(forms: readonly SavedForm[] = [{}], { around = '', head = '', ...options }: Partial<VisitOptions> & { readonly around?: string; readonly head?: string } = {}): Promise<Opened> {
  const inbox = createInbox({ draw: () => [7, 8] })
  const saved: FormsPage = {
    forms,
    print: (printed) => fixturePage({ head, main: around + printed.map(contactFormHtml).join('') + around, globals: formsGlobalsScript() }),
  }
  const html: Handler = ({ method, form }) => {
    const { status, type, body } = method === 'POST' ? postForms(new URLSearchParams(form), saved, { inbox }) : formsPage(saved, { inbox })
    return { status, body, headers: { 'content-type': `${type}; charset=UTF-8` } }
  }
  const { page } = await openHtml(shop.browser, shop.server, { path: '/contact/', html, ...options })
  return { page, inbox }
}

const posts = () => shop.server.requests.filter(({ method, path }) => method === 'POST' && path === '/contact/')
const message = (page: Page) => page.locator('.et-pb-contact-message').first()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.className)
const inWindow = (page: Page, selector: string) => page.$eval(selector, (element) => {
  const { top, bottom } = element.getBoundingClientRect()
  // Scrolled to, it may begin a part of a pixel above.
  return bottom > top && top > -1 && bottom <= innerHeight
})

async function fill(page: Page): Promise<void> {
  await page.locator('[name="et_pb_contact_name_0"]').fill('Ann')
  await page.locator('[name="et_pb_contact_email_0"]').fill('ann@example.test')
  await page.locator('[name="et_pb_contact_message_0"]').fill('Hello')
  await page.locator('[name="et_pb_contact_captcha_0"]').fill('15')
}

describe('a contact form by keyboard', () => {
  it('is sent by Enter once, leads to what is wrong and from the list to each field, and then to the thanks', async () => {
    const { page, inbox } = await open([{}], { around: TALL })
    const name = page.locator('[name="et_pb_contact_name_0"]')
    await name.fill('Ann')
    await name.press('Enter')
    await eventually(() => message(page).innerText()).toContain('Please, fill in the following fields:')
    expect(await focused(page)).toBe('et_pb_contact_email_0')
    expect(await inWindow(page, '[name="et_pb_contact_email_0"]')).toBe(true)
    await message(page).locator('a', { hasText: 'Message' }).press('Enter')
    expect(await focused(page)).toBe('et_pb_contact_message_0')
    await fill(page)
    await page.evaluate(() => scrollTo(0, 0))
    await name.press('Enter')
    await eventually(() => message(page).innerText()).toBe('Thanks for contacting us')
    expect([await focused(page), await inWindow(page, '.et-pb-contact-message')]).toEqual(['et-pb-contact-message', true])
    expect([posts().length, inbox.sent.length, await tillkitErrors(page)]).toEqual([1, 1, []])
  })

  it('is sent by Enter in every field of one line, in boxes and in the sum, and not by Enter in a list or in a text of several lines', async () => {
    const { page, inbox } = await open([{ fields: [
      { id: 'name', title: 'Name' }, { id: 'reply', type: 'email', title: 'Reply', isRequired: false }, { id: 'machine', type: 'select', title: 'Machine', options: ['Till'], isRequired: false },
      { id: 'by', type: 'radio', title: 'By', options: ['Phone', 'Post'], isRequired: false }, { id: 'wants', type: 'checkbox', title: 'Wants', options: ['Visit'], isRequired: false }, { id: 'letter', type: 'text', title: 'Letter', isRequired: false },
    ] }])
    const field = (selector: string) => page.locator(`form ${selector}`).first()
    await field('textarea').press('Enter')
    await field('select').press('Enter')
    await page.keyboard.press('Escape')
    expect([await message(page).innerText(), await field('textarea').inputValue()]).toEqual(['', '\n'])
    for (const selector of ['[name$="name_0"]', '[name$="reply_0"]', '[type="radio"]', '[type="checkbox"]', '.et_pb_contact_captcha']) {
      await message(page).evaluate((box) => box.replaceChildren())
      await field(selector).press('Enter')
      await eventually(() => message(page).innerText()).toContain('Captcha')
      expect(posts()).toHaveLength(0)
    }
    await field('[name$="name_0"]').fill('Ann')
    await field('.et_pb_contact_captcha').fill('15')
    await field('.et_pb_contact_captcha').press('Enter')
    await eventually(() => message(page).innerText()).toBe('Thanks for contacting us')
    expect([posts().length, inbox.sent.length]).toEqual([1, 1])
  })

  it('of every kind of field can be read by a screen reader', async () => {
    const { page } = await open([{ fields: EVERY_FIELD }], { head: `<style>${styles}</style>` })
    expect(await page.getByRole('radiogroup', { name: 'Answer by' }).getAttribute('aria-required')).toBe('true')
    expect(await page.getByRole('group', { name: 'Wants' }).count()).toBe(1)
    await page.getByRole('radio', { name: 'Phone' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('textbox', { name: 'Phone' }).waitFor()
  })

  it('with boxes that the theme draws itself is filled in by keys, and leads to the first of them that is wrong [theme-forms#53]', async () => {
    const fields = [{ id: 'by', type: 'radio', title: 'Answer by', options: ['Phone', 'Post'] }, { id: 'terms', type: 'checkbox', title: 'Terms' }] as const
    const { page, inbox } = await open([{ hasCaptcha: false, fields }], { head: `<style>${styles}</style>` })
    const send = page.getByRole('button', { name: 'Submit' })
    await send.press('Enter')
    await eventually(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Phone')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await send.press('Enter')
    await eventually(() => message(page).innerText()).toBe('Thanks for contacting us')
    expect(inbox.sent).toHaveLength(1)
  })
})

describe('fields with conditions', () => {
  const printed = (page: Page) => page.locator('[data-conditional-logic]').evaluateAll((shells) => shells.map((shell) => [shell.dataset.id, shell.getAttribute('style')]))
  /** What there is to see: fields by their ids, in the order of the form. */
  const seen = (page: Page) => page.locator('[data-conditional-logic]').evaluateAll((shells) => shells.filter((shell) => shell.getBoundingClientRect().height > 0).map((shell) => shell.dataset.id))

  it('have a box while their conditions are met, though the theme\'s sheet hides them, and are then as they were printed [theme-forms#54]', async () => {
    const { page } = await open([{ fields: EVERY_FIELD }], { head: `<style>${styles}</style>` })
    const before = [['serial', null], ['phone', null], ['visit_day', null], ['bulk', null], ['nothing', null]]
    await eventually(() => seen(page)).toEqual(['nothing'])
    await page.locator('label', { hasText: /^Visit$/ }).click()
    await eventually(() => seen(page)).toEqual(['visit_day'])
    await page.locator('select').first().selectOption('Till')
    await eventually(() => seen(page)).toEqual(['serial', 'visit_day'])
    await page.locator('select').first().selectOption('Scanner')
    await eventually(() => seen(page)).toEqual(['visit_day'])
    expect(await page.locator('[data-id="visit_day"]').evaluate((shell: HTMLElement) => shell.style.display)).toBe('block')
    await stopTillkit(page)
    expect(await printed(page)).toEqual(before)
  })

  it('have a box also where the sheet that hides them comes after their conditions are met, as speed plugins have it', async () => {
    const { page } = await open([{ fields: EVERY_FIELD }])
    await eventually(() => seen(page)).toEqual(['nothing'])
    await page.locator('label', { hasText: /^Visit$/ }).click()
    await eventually(() => seen(page)).toEqual(['visit_day'])
    const link = `<link rel="stylesheet" media="print" onload="media='all'" href="data:text/css,${encodeURIComponent(styles)}">`
    await page.evaluate((html) => document.head.append(document.createRange().createContextualFragment(html)), link)
    await page.waitForFunction(() => document.querySelector('link[media="all"]'))
    await eventually(() => page.locator('[data-id="visit_day"]').evaluate((shell: HTMLElement) => shell.style.display)).toBe('block')
    expect(await seen(page)).toEqual(['visit_day'])
    await stopTillkit(page)
    expect((await printed(page)).map(([, style]) => style)).toEqual([null, null, null, null, null])
  })

  it('that the server printed with an inline style have it again afterwards', async () => {
    const inline = { visit_day: 'display:none', nothing: 'color: red; display: none;' }
    const html = Object.entries(inline).reduce((all, [id, style]) => all.replaceAll(`data-id="${id}"`, `data-id="${id}" style="${style}"`), contactFormHtml({ fields: EVERY_FIELD }))
    const { page } = await openHtml(shop.browser, shop.server, { path: '/contact/', html: fixturePage({ head: `<style>${styles}</style>`, main: html, globals: formsGlobalsScript() }) })
    await eventually(() => seen(page)).toEqual(['nothing'])
    await page.locator('label', { hasText: /^Visit$/ }).click()
    await eventually(() => seen(page)).toEqual(['visit_day'])
    await stopTillkit(page)
    expect(Object.fromEntries((await printed(page)).filter(([, style]) => style !== null))).toEqual(inline)
  })
})

describe('boxes and radio buttons', () => {
  const fields = [{ id: 'by', type: 'radio', title: 'Answer by', options: ['Phone', 'Post'] }, { id: 'terms', type: 'checkbox', title: 'Terms' }] as const
  /** What there is to see of each: how wide its box is, and whether that is ours. */
  const seen = (page: Page) => page.locator('.et_pb_contact_field label > i').evaluateAll((boxes) => boxes.map((box) => [box.getBoundingClientRect().width > 12, getComputedStyle(box, '::after').display !== 'none']))
  const filled = (page: Page) => page.locator('.et_pb_contact_field label > i').evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box, '::after').backgroundColor !== 'rgba(0, 0, 0, 0)'))

  it('are the theme\'s where its sheet is there', async () => {
    const { page } = await open([{ hasCaptcha: false, fields }], { head: `<style>${styles}</style>` })
    await eventually(() => seen(page)).toEqual([[true, false], [true, false], [true, false]])
  })

  it('are there to see, to press and to leave empty where no sheet draws them', async () => {
    const { page } = await open([{ hasCaptcha: false, fields }])
    await eventually(() => seen(page)).toEqual([[true, true], [true, true], [true, true]])
    for (const box of await page.locator('.et_pb_contact_field label > i').all()) await box.click()
    expect([await filled(page), await page.locator(':checked').count()]).toEqual([[false, true, true], 2])
  })

  it('of a theme that has no place for what it draws are the browser\'s own', async () => {
    const { page } = await open([{ hasCaptcha: false, fields }], { around: '<script>addEventListener("DOMContentLoaded", () => document.querySelectorAll(".et_pb_contact_field i").forEach((box) => box.remove()))</script>' })
    await page.waitForFunction(() => document.querySelector('[aria-required]'))
    expect(await page.locator('.et_pb_contact_field input:is([type="radio"], [type="checkbox"])').evaluateAll((boxes) => boxes.map((box) => [getComputedStyle(box).opacity, getComputedStyle(box).position]))).toEqual(Array.from({ length: 3 }, () => ['1', 'static']))
  })
})

describe('a contact form on its page', () => {
  it('is no obstacle for the browser where a hidden field does not match its pattern', async () => {
    const { page } = await open([{ hasCaptcha: false, fields: [
      { id: 'by', type: 'select', title: 'By', options: ['phone', 'post'] },
      { id: 'phone', title: 'Phone', symbols: 'numbers', rules: [['by', 'is', 'phone']] },
    ] }])
    await page.locator('select').selectOption('phone')
    await page.locator('[name="et_pb_contact_phone_0"]').fill('none')
    await page.locator('.et_pb_contact_submit').click()
    expect(await page.$eval('[name="et_pb_contact_phone_0"]', (field) => (field as HTMLInputElement).validity.patternMismatch)).toBe(true)
    expect(posts()).toHaveLength(0)
    await page.locator('select').selectOption('post')
    await page.locator('.et_pb_contact_submit').click()
    await eventually(() => message(page).innerText()).toBe('Thanks for contacting us')
  })

  it('goes on to its page, and is open again for whoever comes back', async () => {
    shop.server.page('/thanks/', '<!doctype html><title>Thanks</title><h1>It has arrived</h1>')
    const { page, inbox } = await open([{ redirectUrl: '/thanks/' }])
    await fill(page)
    await page.locator('.et_pb_contact_submit').click()
    await page.getByRole('heading', { name: 'It has arrived' }).waitFor()
    await page.goBack()
    await page.locator('.et-pb-contact-message').waitFor({ state: 'attached' })
    expect([posts().length, inbox.sent.length]).toEqual([1, 1])
  })

  it('has labels that lead to its own fields, though an earlier one has the same ids (weakness 5)', async () => {
    const fields = [{ id: 'terms', type: 'checkbox', title: 'Terms' }, { id: 'name', title: 'Name' }] as const
    const { page } = await open([{ id: 'one', number: 0, fields, hasCaptcha: false }, { id: 'two', number: 0, fields, hasCaptcha: false }], { head: '<style>.et_pb_contact_form_label { display: block }</style>' })
    const second = page.locator('#two')
    await second.locator('.et_pb_contact_field_checkbox label').click()
    expect(await page.locator('[type=checkbox]').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked))).toEqual([false, true])
    await second.locator('[data-id="name"] label').click()
    expect(await second.locator('[type=text]').evaluate((field) => field === document.activeElement)).toBe(true)
    await page.locator('#one .et_pb_contact_field_checkbox label').click()
    expect(await page.locator('[type=checkbox]').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked))).toEqual([true, true])
    expect(await second.getByRole('textbox', { name: 'Name' }).count()).toBe(1)
  })

  it('leads to what is wrong also where a field is called parentElement, which hides what the form has under that name', async () => {
    const { page } = await open()
    await page.$eval('form', (form) => form.insertAdjacentHTML('afterbegin', '<input type="hidden" name="parentElement">'))
    await page.$eval('.et_pb_contact_submit', (button) => (button as HTMLElement).click())
    await eventually(() => focused(page)).toBe('et_pb_contact_name_0')
  })

  it('tells a field that is wrong from others where colours are forced, and leaves the focus its own ring', async () => {
    const { page } = await open([{}], { head: `<style>${styles}</style>` })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.locator('[name="et_pb_contact_name_0"]').press('Enter')
    await eventually(() => focused(page)).toBe('et_pb_contact_name_0')
    const outline = (name: string) => page.$eval(`[name="et_pb_contact_${name}_0"]`, (field) => getComputedStyle(field).outlineStyle)
    expect([await outline('email'), await outline('message'), await outline('name') === 'dashed']).toEqual(['dashed', 'dashed', false])
    await page.locator('[name="et_pb_contact_email_0"]').fill('ann@example.test')
    await eventually(() => outline('email')).not.toBe('dashed')
    await page.emulateMedia({ forcedColors: 'none' })
    expect(await outline('message')).toBe('none')
  })

  it('tells boxes and radio buttons that are wrong from others where colours are forced, also where no sheet draws them', async () => {
    const fields = [{ id: 'by', type: 'radio', title: 'By', options: ['Phone', 'Post'] }, { id: 'terms', type: 'checkbox', title: 'Terms' }, { id: 'wants', type: 'checkbox', title: 'Wants', options: ['Visit'], isRequired: false }] as const
    const { page } = await open([{ hasCaptcha: false, fields }])
    await page.emulateMedia({ forcedColors: 'active' })
    await page.locator('.et_pb_contact_submit').click()
    await eventually(() => message(page).innerText()).toContain('Terms')
    const outlines = () => page.locator('.et_pb_contact_field label > i').evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).outlineStyle === 'dashed'))
    // The first has the focus, and its ring.
    await eventually(outlines).toEqual([false, true, true, false])
  })

  it('is a picture of itself in the page builder', async () => {
    const { page } = await open([{}], { around: '<script>document.body.classList.add("et-fb")</script>', waitForMount: false })
    await page.waitForFunction(() => document.readyState === 'complete')
    expect(await page.evaluate(() => document.querySelector('[aria-required]'))).toBeNull()
  })

  it.each([false, true])('says in the window that nothing was sent where what sends it cannot be had, and why, where there is no connection: %s', async (isOffline) => {
    const code = heldFile('contact-form.sending.js')
    const { page } = await open([{}], { alone: true, before: code.before })
    await fill(page)
    await code.asked
    await page.context().setOffline(isOffline)
    await page.setViewportSize({ width: 390, height: 200 })
    await page.locator('.et_pb_contact_submit').click()
    expect(await inWindow(page, '.et-pb-contact-message')).toBe(false)
    // While what sends it is on its way it is seen that it was heard.
    await eventually(() => page.$eval('.et_pb_contact_submit', (button) => getComputedStyle(button).opacity)).toBe('0.5')
    await code.release('abort')
    await eventually(() => page.$eval('.et_pb_contact_submit', (button) => getComputedStyle(button).opacity)).toBe('1')
    await eventually(() => message(page).innerText()).toMatch(isOffline ? /^You are offline, and nothing was sent/ : /^Your message was not sent/)
    expect(await message(page).locator('p.et_pb_contact_error_text').count()).toBe(1)
    expect([posts().length, await page.locator('[name="et_pb_contact_name_0"]').inputValue(), await inWindow(page, '.et-pb-contact-message')]).toEqual([0, 'Ann', true])
  })

  it('that could not leave the device is offered when the line is back, in a notice that looks like one, apart from the fields', async () => {
    const { page, inbox } = await open([{}], { alone: true })
    await fill(page)
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('contact-form.sending.js')))
    await page.context().setOffline(true)
    await page.locator('[name="et_pb_contact_name_0"]').press('Enter')
    await eventually(() => message(page).innerText()).toMatch(/^You are offline/)
    await page.context().setOffline(false)
    const notice = page.locator('.tillkit-notice')
    await eventually(() => notice.evaluate((box) => getComputedStyle(box).borderInlineStartWidth)).toBe('4px')
    expect(await notice.evaluate((box) => (document.querySelector('form')?.getBoundingClientRect().top ?? 0) - box.getBoundingClientRect().bottom)).toBeGreaterThan(8)
    await page.getByRole('button', { name: 'Send it now' }).click()
    await eventually(() => message(page).innerText()).toBe('Thanks for contacting us')
    expect([posts().length, inbox.sent.length]).toEqual([1, 1])
  })

  it('is sent once, and by request, where it is sent before its code is there: it waits for that, and shows it', async () => {
    const code = heldFile('contact-form.js')
    const timers = heldTimers(900, 20_000)
    const { page, inbox } = await open([{}], {
      waitForMount: false,
      before: async (opened) => {
        await code.before(opened)
        await timers.before(opened)
      },
    })
    await fill(page)
    await page.locator('[name="et_pb_contact_name_0"]').press('Enter')
    await code.asked
    // What the browser would do by itself the server refuses: it is worth waiting for.
    expect([posts().length, Math.max(...(await timers.waits(page))) > 14_000]).toEqual([0, true])
    await eventually(() => page.$eval('form', (form) => getComputedStyle(form).opacity)).toBe('0.5')
    await code.release()
    await eventually(() => message(page).innerText()).toBe('Thanks for contacting us')
    expect([posts().length, posts()[0]?.headers['x-requested-with'], inbox.sent.length]).toEqual([1, 'XMLHttpRequest', 1])
  })

  it.each([
    ['ours, where it is known after the press', 'after', '{}', messages.offline],
    ['the shop\'s, where it is known before', 'before', '{"messages":{"contact-form":{"offline":"Es gibt keine Verbindung."}}}', 'Es gibt keine Verbindung.'],
  ])('stays on its page with all that was typed where its code cannot be had and the line is cut, says so each time it is sent, and is sent when the line is back: in words that are %s', async (_, known, config, words) => {
    const code = heldFile('contact-form.js')
    const { page, inbox } = await open([{ fields: [{ id: 'name', title: 'Name' }, { id: 'by', type: 'radio', title: 'By', options: ['Phone', 'Post'] }] }], { waitForMount: false, before: code.before, alone: true, around: TALL, head: `<script type="application/json" id="tillkit-config">${config}</script>` })
    const held = () => page.evaluate(() => [location.pathname, ...[...document.querySelectorAll<HTMLInputElement>('[type=text], [type=radio]')].map((field) => (field.type === 'radio' ? field.checked : field.value))])
    await page.locator('[name$="name_0"]').fill('Ann')
    await page.locator('.et_pb_contact_captcha').fill('15')
    await page.locator('[value="Post"]').check({ force: true })
    const typed = ['/contact/', 'Ann', false, true, '15']
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('contact-form.untouched.js')))
    const refuse = async () => {
      await code.release('abort')
      await eventually(async () => (await hostsOn(page))?.map(({ state }) => state)).toEqual(['failed'])
    }
    if (known === 'before') await refuse()
    await page.context().setOffline(true)
    const send = page.locator('.et_pb_contact_submit')
    await send.click()
    if (known === 'after') await refuse()
    const alert = page.locator('form').getByRole('alert')
    await eventually(() => alert.allInnerTexts()).toEqual([words])
    expect([await inWindow(page, '[role=alert]'), await page.locator('form').getAttribute('aria-busy')]).toEqual([true, null])
    for (const press of [() => page.locator('[name$="name_0"]').press('Enter'), () => send.click()]) {
      // The line is put there anew, which is what is read out.
      await alert.evaluate((line) => line.remove())
      await press()
      await eventually(() => alert.allInnerTexts()).toEqual([words])
    }
    expect([await held(), posts()]).toEqual([typed, []])
    const isBack = await importsAnew(page)
    await code.release()
    await page.context().setOffline(false)
    if (!isBack) return expect([await held(), posts()]).toEqual([typed, []])
    await page.waitForFunction(() => document.querySelector('[aria-required]'))
    expect([await held(), await alert.count()]).toEqual([typed, 0])
    await page.locator('[name$="name_0"]').press('Enter')
    await eventually(() => message(page).innerText()).toBe('Thanks for contacting us')
    expect([posts().length, inbox.sent.length]).toEqual([1, 1])
  })

  it('is sent by the browser where its code cannot be had: the server says so, prints what was typed again, and Back has the choices, too', async () => {
    const code = heldFile('contact-form.js')
    const fields = [{ id: 'name', title: 'Name' }, { id: 'by', type: 'radio', title: 'By', options: ['Phone', 'Post'] }, { id: 'machine', type: 'select', title: 'Machine', options: ['Till', 'Printer'] }, { id: 'wants', type: 'checkbox', title: 'Wants', options: ['Visit'] }] as const
    const { page, inbox } = await open([{ hasCaptcha: false, fields }], { waitForMount: false, before: code.before })
    const held = () => page.evaluate(() => [...document.querySelectorAll<HTMLInputElement>('[type=text], select, [type=radio], [type=checkbox]')].map((field) => (/radio|checkbox/.test(field.type) ? field.checked : field.value)))
    await page.locator('[type=text]').fill('Ann')
    for (const box of ['[value="Post"]', '[value="Visit"]']) await page.locator(`[type]${box}`).check({ force: true })
    await page.locator('select').selectOption('Printer')
    const typed = ['Ann', false, true, 'Printer', true]
    expect(await held()).toEqual(typed)
    await page.locator('[type=text]').press('Enter')
    await code.release('abort')
    await eventually(() => message(page).innerText()).toBe('Make sure you fill in all required fields.')
    expect([inbox.sent.length, posts().length, await page.locator('[type=text]').inputValue()]).toEqual([0, 1, 'Ann'])
    await page.goBack()
    await eventually(held).toEqual(typed)
  })
})
