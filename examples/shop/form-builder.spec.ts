import { BUILDER_REFUSAL } from '@tillkit/fixtures'
import { eventually, openSharedPage, violations } from '@tillkit/testing'
import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { FORM_BUILDER_PAGES } from './form-builder/pages.ts'
import { choose, fieldId as id, kept, press, type, wrong } from './forms-by-keyboard.ts'
import { gate, openPage, openShop, useOpenShop } from './test-shop.ts'

const open = useOpenShop()
const PHONE = { width: 390, height: 844 }
const CONTACT = '/forms/contact/'

/** Opens a page of the shop, on a phone, once its form looks after itself. What has failed on purpose may stand in the console. */
async function visit(path: string, shop = open.shop): Promise<{ readonly page: Page; readonly faults: readonly string[]; readonly sent: readonly Request[] }> {
  const { page, faults } = await openPage({ shop, browser: open.browser }, path, /^Failed to load resource/)
  await page.setViewportSize(PHONE)
  const sent: Request[] = []
  page.on('request', (request) => void (request.postData()?.includes('wpforms_submit') && sent.push(request)))
  await page.waitForFunction(() => document.querySelector('.wpforms-container') === null || document.querySelector<HTMLFormElement>('form.wpforms-form')?.noValidate)
  return { page, faults, sent }
}

const submit = (page: Page) => press(page, 'button.wpforms-submit')
const values = (page: Page, ...selectors: string[]) => Promise.all(selectors.map((selector) => page.locator(selector).inputValue()))
const textOf = (page: Page, selector = '.wpforms-container') => page.locator(selector).innerText()
async function fillContact(page: Page): Promise<void> {
  await type(page, id('113', '1'), 'Ann')
  await type(page, `${id('113', '1')}-last`, 'Shopper')
  await type(page, id('113', '2'), 'ann@shop.example')
  await type(page, `${id('113', '2')}-secondary`, 'ann@shop.example')
  await type(page, id('113', '3'), 'Ret')
  await choose(page, `${id('113', '4')}_1`)
  await choose(page, `${id('113', '5')}_1`, 1)
  await type(page, id('113', '6'), '3')
  await type(page, id('113', '7'), 'How long does it take?')
}

const SENT_CONTACT = { Name: 'Ann, Shopper', Email: 'ann@shop.example, ann@shop.example', Topic: 'Returns', Interests: 'Rolls', 'Contact by': 'Email', 'How many tills': '3', Message: 'How long does it take?' }

describe('a form of the form builder’s, on a phone, by keyboard alone', () => {
  it('says what is missing, leads there, and is thanked for in its place', async () => {
    const { page, faults, sent } = await visit(CONTACT)
    // Enter in the first field: who has come by others is led to the one that she was in last.
    await press(page, id('113', '1'))
    await eventually(() => wrong(page)).toHaveLength(7)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('wpforms-113-field_1')
    expect(await violations(page, { within: '.wpforms-container' })).toEqual([])
    await fillContact(page)
    await eventually(() => wrong(page)).toEqual([])
    await submit(page)
    await eventually(() => textOf(page)).toBe('Thank you. Somebody at the counter reads it today.')
    expect([sent.length, await kept(page), faults]).toEqual([1, SENT_CONTACT, []])
  })

  it('asks a product’s shop, which does not answer everybody, in so many characters', async () => {
    const { page, faults } = await visit('/forms/question/')
    await type(page, id('118', '1'), 'Ann')
    await type(page, id('118', '2'), 'rival@example.test')
    await page.keyboard.press('Tab')
    await eventually(() => wrong(page)).toEqual(['This email address is not allowed.'])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('ann@shop.example')
    await type(page, id('118', '3'), 'How wide is it?')
    await eventually(() => wrong(page)).toEqual([])
    expect(await textOf(page, '.wpforms-field-limit-text')).toBe('15 of 120 max characters.')
    await submit(page)
    await eventually(() => textOf(page)).toBe('Thank you. The answer comes by e-mail.')
    expect([await kept(page), faults]).toEqual([{ 'Your name': 'Ann', Email: 'ann@shop.example', Question: 'How wide is it?' }, []])
  })

  it('leads from page to page past one that conditions have emptied, back, and through a chain of questions', async () => {
    const { page, faults } = await visit('/forms/repair/')
    const shown = () => page.locator('.wpforms-page:visible').evaluateAll((all) => all.map((each) => each.getAttribute('data-page')).join())
    const on = (from: number) => press(page, `.wpforms-page-next[data-page="${from}"]`)
    await on(1)
    await eventually(() => wrong(page)).toHaveLength(2)
    await type(page, id('217', '1'), 'Till')
    await choose(page, `${id('217', '2')}_1`, 1)
    await on(1)
    await eventually(shown).toBe('3')
    await press(page, '.wpforms-page-prev[data-page="3"]')
    await eventually(shown).toBe('1')
    await choose(page, `${id('217', '2')}_2`)
    await page.keyboard.press('ArrowUp')
    await on(1)
    await eventually(shown).toBe('2')
    await type(page, id('217', '3'), 'R-1')
    await on(2)
    await eventually(shown).toBe('3')
    expect(await page.locator(`${id('217', '5')}-container`).isVisible()).toBe(false)
    await type(page, id('217', '4'), 'It j')
    await eventually(() => page.locator(`${id('217', '5')}-container`).isVisible()).toBe(true)
    await choose(page, `${id('217', '5')}_1`, 1)
    await type(page, id('217', '6'), 'Inside')
    await on(3)
    await eventually(shown).toBe('4')
    await type(page, id('217', '7'), 'ann@shop.example')
    await submit(page)
    await eventually(() => textOf(page)).toBe('Thank you. Bring the machine in whenever you like.')
    expect([await kept(page), faults]).toEqual([{
      'Which machine': 'Till', 'Under guarantee': 'Yes', 'Receipt number': 'R-1', 'What is wrong': 'It jams', 'Where does it jam': 'Somewhere else', Where: 'Inside', Email: 'ann@shop.example', 'Anything else': '–',
    }, []])
  })

  it('reckons an order as the shop does, says what is missing, and leads on', async () => {
    const { page, faults } = await visit('/forms/order/')
    const lines = () => page.locator('.wpforms-order-summary-preview tbody tr:visible').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent).join('|')))
    await type(page, id('229', '7'), 'ann@shop.example')
    await submit(page)
    await eventually(() => wrong(page)).toEqual(['Payment is required.'])
    await page.reload()
    await type(page, `${id('229', '1')}-quantity`, '2')
    await choose(page, `${id('229', '2')}_1`, 1)
    await choose(page, `${id('229', '3')}_2`)
    await type(page, id('229', '4'), 'One')
    await type(page, `${id('229', '4')}-quantity`, '3')
    await type(page, id('229', '5'), '1')
    await page.keyboard.press('Tab')
    await eventually(() => wrong(page)).toEqual(['Amount entered is less than the required minimum.'])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('2,50')
    await eventually(lines).toEqual(['Box of 57 mm rolls|2|£37.98', 'Printer: Kitchen|1|£1,049.50', 'Extras: Paper|1|£0.20', 'Service plan: One year|3|£90.00', 'Tip for the driver|1|£2.50', 'Total||£1,180.18'])
    await type(page, id('229', '9'), 'Till 1')
    await press(page, '.wpforms-field-repeater-button-add')
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('wpforms-229-field_9_2')
    await page.keyboard.type('Till 2')
    await type(page, id('229', '10_2'), '3')
    await type(page, id('229', '7'), 'ann@shop.example')
    await submit(page)
    await page.waitForURL('**/sent/')
    expect([await kept(page), faults]).toEqual([{
      'Box of 57 mm rolls': '£18.99 × 2', Printer: 'Kitchen', Extras: 'Paper', 'Service plan': 'One year × 3', 'Tip for the driver': '£2.50', Total: '£1180.18',
      Text: 'Till 1', Boxes: '–', 'Text #2': 'Till 2', 'Boxes #2': '3', Email: 'ann@shop.example',
    }, []])
  })

  it('works in a popup that puts it into the page when it is opened, each time anew, and is sent once', async () => {
    const { page, faults, sent } = await visit('/forms/popup/')
    const isReady = () => page.locator('.form-popup form').evaluate((form) => (form as HTMLFormElement).noValidate && form.querySelector('.n1')?.textContent !== '')
    await press(page, '[data-popup]')
    await eventually(isReady).toBe(true)
    await page.keyboard.press('Escape')
    await eventually(() => page.locator('.form-popup').count()).toBe(0)
    await page.keyboard.press('Enter')
    await eventually(isReady).toBe(true)
    await type(page, id('301', '1'), 'Ann')
    await type(page, id('301', '2'), 'ann@shop.example')
    const [one, sign, other] = await Promise.all(['.n1', '.cal', '.n2'].map((part) => page.locator(`.wpforms-captcha-equation ${part}`).innerText()))
    await type(page, id('301', '3'), String(solve(Number(one), sign ?? '', Number(other))))
    await submit(page)
    await eventually(() => textOf(page, '.form-popup .wpforms-container')).toBe('They are on their way.')
    expect([sent.length, await kept(page), faults]).toEqual([1, { 'Your name': 'Ann', Email: 'ann@shop.example' }, []])
  })

  it('goes with its page where the shop wants it so, and comes back as it was filled in', async () => {
    const { page, faults } = await visit('/forms/by-page/?fault=refuse')
    await submit(page)
    await eventually(() => wrong(page)).toHaveLength(3)
    // What the older engine says at a field is a label of it, and no part of its name.
    expect(await page.locator('.tillkit-error-summary li').allInnerTexts()).toEqual(['Name on the card', 'Email', 'Stamps'].map((name) => `${name}: This field is required.`))
    await type(page, id('232', '1'), 'Ann')
    await type(page, id('232', '2'), 'ann@shop.example')
    await choose(page, `${id('232', '3')}_1`, 1)
    await type(page, id('232', '4'), 'Red')
    await submit(page)
    await eventually(() => textOf(page)).toContain(BUILDER_REFUSAL)
    expect(await values(page, id('232', '1'), id('232', '2'), id('232', '4'), `${id('232', '3')} :checked`)).toEqual(['Ann', 'ann@shop.example', 'Red', 'Twenty'])
    await submit(page)
    await eventually(() => textOf(page)).toBe('Thank you, your card is being printed.')
    expect([await kept(page), faults]).toEqual([{ 'Name on the card': 'Ann', Email: 'ann@shop.example', Stamps: 'Twenty', Colour: 'Red', 'Anything else': '–' }, []])
  })
})

const solve = (one: number, sign: string, other: number): number => (sign === '+' ? one + other : sign === '-' ? one - other : one * other)

describe('what goes wrong with a form', () => {
  it.each([
    ['refuse', BUILDER_REFUSAL],
    ['500', 'Network error or server is unreachable'],
    ['html', 'Network error or server is unreachable'],
    ['other', 'Network error or server is unreachable'],
    ['empty', 'Network error or server is unreachable'],
    ['false', 'Network error or server is unreachable'],
    ['login', 'Network error or server is unreachable'],
    ['offline', 'Network error or server is unreachable'],
    ['lost', 'Network error or server is unreachable'],
    ['silent', 'the shop has not confirmed it'],
  ])('is said where an answer is "%s" (%s); what was typed stays, and goes out with the next press', async (fault, words) => {
    const { page } = await visit(`${CONTACT}?fault=${fault}`)
    await fillContact(page)
    await submit(page)
    await eventually(() => textOf(page)).toContain(words)
    expect(await values(page, id('113', '1'), id('113', '3'), `${id('113', '5')} :checked`, id('113', '7'))).toEqual(['Ann', 'Returns', 'Email', 'How long does it take?'])
    await submit(page)
    await eventually(() => textOf(page)).toBe('Thank you. Somebody at the counter reads it today.')
    expect(await kept(page)).toEqual(SENT_CONTACT)
  })

  it.each([['nonce', 2], ['notice', 1]])('is nothing of the shopper’s where an answer is "%s"', async (fault, times) => {
    const { page, sent } = await visit(`${CONTACT}?fault=${fault}`)
    await fillContact(page)
    await submit(page)
    await eventually(() => textOf(page)).toBe('Thank you. Somebody at the counter reads it today.')
    expect(sent).toHaveLength(times)
  })

  it('waits for a late answer, says so, and is not sent a second time meanwhile', async () => {
    const late = gate()
    const slow = await openShop({ late: () => late.opened })
    try {
      const { page, sent } = await visit(`${CONTACT}?fault=slow`, slow)
      await fillContact(page)
      await submit(page)
      const button = page.locator('button.wpforms-submit')
      await eventually(() => button.innerText()).toBe('Sending...')
      expect(await button.getAttribute('aria-disabled')).toBe('true')
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('wpforms-submit')
      await page.keyboard.press('Enter')
      late.open()
      await eventually(() => textOf(page)).toBe('Thank you. Somebody at the counter reads it today.')
      expect(sent).toHaveLength(1)
    } finally {
      await slow.close()
    }
  })

  it('says that the line is cut, and offers to send it when it is back', async () => {
    const { page } = await visit(CONTACT)
    await fillContact(page)
    await page.context().setOffline(true)
    await submit(page)
    await eventually(() => textOf(page)).toContain('You are offline, and nothing was sent.')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Send it now' }).press('Enter')
    await eventually(() => textOf(page)).toBe('Thank you. Somebody at the counter reads it today.')
    expect(await kept(page)).toEqual(SENT_CONTACT)
  })

  it('keeps a form without a line that is sent with its page, as the browser’s error page would not', async () => {
    const { page } = await visit('/forms/by-page/')
    await type(page, id('232', '1'), 'Ann')
    await type(page, id('232', '2'), 'ann@shop.example')
    await choose(page, `${id('232', '3')}_1`, 1)
    await page.context().setOffline(true)
    await submit(page)
    await eventually(() => textOf(page)).toContain('You are offline, and nothing was sent.')
    expect(await values(page, id('232', '1'), `${id('232', '3')} :checked`)).toEqual(['Ann', 'Twenty'])
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Send it now' }).press('Enter')
    await eventually(() => textOf(page)).toBe('Thank you, your card is being printed.')
  })

  it('has what was typed after a reload, before anybody touches it', async () => {
    const { page } = await visit(CONTACT)
    await type(page, id('113', '7'), 'How long does it take?')
    await eventually(() => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('tillkit-draft:')))).toHaveLength(1)
    await page.reload()
    await eventually(() => values(page, id('113', '7'))).toEqual(['How long does it take?'])
  })

  it('says in its own words what is missing, also where the press came before its code', async () => {
    const page = await openSharedPage(open.browser, PHONE)
    const line = gate()
    await page.route(/\/tillkit\/.*\/(?!tillkit\.js)[^/]+\.js/, async (route) => {
      await line.opened
      await route.continue()
    })
    await page.goto(open.shop.address + CONTACT)
    const button = page.locator('button.wpforms-submit')
    await page.evaluate(() => document.addEventListener('invalid', () => document.body.classList.add('told-by-the-browser'), true))
    await button.click()
    await eventually(() => button.getAttribute('aria-busy')).toBe('true')
    expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.5')
    line.open()
    await eventually(() => wrong(page)).toHaveLength(7)
    expect(await page.locator('body.told-by-the-browser').count()).toBe(0)
  })

  it('is sent once by a press that came before its code', async () => {
    const page = await openSharedPage(open.browser, PHONE)
    const line = gate()
    const sent: Request[] = []
    page.on('request', (request) => void (request.postData()?.includes('wpforms_submit') && sent.push(request)))
    await page.route(/\/tillkit\/.*\/(?!tillkit\.js)[^/]+\.js/, async (route) => {
      await line.opened
      await route.continue()
    })
    await page.goto(open.shop.address + CONTACT)
    await fillContact(page)
    await submit(page)
    await eventually(() => page.locator('button.wpforms-submit').getAttribute('aria-busy')).toBe('true')
    expect([sent.length, new URL(page.url()).pathname, await values(page, id('113', '1'))]).toEqual([0, CONTACT, ['Ann']])
    line.open()
    await eventually(() => textOf(page)).toBe('Thank you. Somebody at the counter reads it today.')
    expect([sent.length, await kept(page)]).toEqual([1, SENT_CONTACT])
  })
})

it.each(FORM_BUILDER_PAGES)('%s hides what the builder’s sheets hide, and has nothing that the accessibility checker minds', async (path) => {
  const { page, faults } = await visit(path)
  const hidden = await page.evaluate(() => [...document.querySelectorAll('.wpforms-hidden, [data-field-type] input, .wpforms-conditional-show, .wpforms-page:not(.wpforms-page-1)')].filter((each) => each.checkVisibility({ visibilityProperty: true })).map((each) => each.outerHTML.slice(0, 80)))
  expect([hidden, await violations(page, { within: 'main' }), faults]).toEqual([[], [], []])
})
