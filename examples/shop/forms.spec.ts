import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useOpenShop, visitPage } from './test-shop.ts'

const open = useOpenShop()
const LETTER = '#letter'

const visit = (path: string) => visitPage(open, path, /^Failed to load resource/)

const shown = (page: Page, id: string) => page.locator(`${LETTER} [data-id="${id}"]`).isVisible()
const field = (page: Page, id: string) => page.locator(`${LETTER} #et_pb_contact_${id}_0`)
const sentParts = (page: Page) => page.locator('.sent-form').evaluateAll((all) => all.map((each) => [
  each.querySelector('h2')?.textContent ?? '',
  Object.fromEntries([...each.querySelectorAll('dl > div')].map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? ''])),
]))

/** Answers the sum that stands there. */
async function answerSum(page: Page, off = 0): Promise<void> {
  const captcha = page.locator(`${LETTER} .et_pb_contact_captcha`)
  const digits = await captcha.evaluate((input) => [input.getAttribute('data-first_digit'), input.getAttribute('data-second_digit')].map(Number))
  await captcha.fill(String(digits.reduce((sum, digit) => sum + digit, off)))
}

async function fillLetter(page: Page): Promise<void> {
  await field(page, 'name').fill('Ann')
  await field(page, 'email').fill('ann@example.test')
  await field(page, 'subject').selectOption('A price')
  await field(page, 'message').fill('What do a hundred boxes cost?')
  await page.locator(`${LETTER} [data-id="privacy"] label i`).click()
}

const send = (page: Page) => page.locator(`${LETTER} .et_pb_contact_submit`).click()
const message = (page: Page) => page.locator(`${LETTER} .et-pb-contact-message`)

describe('the contact page', () => {
  it('shows what hangs on other fields, through a chain of two, and sends without what is hidden', async () => {
    const { page, faults } = await visit('/contact/')
    await expect.poll(async () => [await shown(page, 'order'), await shown(page, 'reason'), await shown(page, 'damage'), await shown(page, 'phone'), await shown(page, 'visit_day')]).toEqual(Array(5).fill(false))
    await field(page, 'subject').selectOption('A return')
    await expect.poll(async () => [await shown(page, 'order'), await shown(page, 'reason'), await shown(page, 'damage')]).toEqual([true, true, false])
    await page.locator(`${LETTER} label`, { hasText: 'It is damaged' }).click()
    await expect.poll(() => shown(page, 'damage')).toBe(true)
    // With the first link of the chain, the whole chain goes.
    await field(page, 'subject').selectOption('A price')
    await expect.poll(() => shown(page, 'damage')).toBe(false)
    await fillLetter(page)
    await page.locator(`${LETTER} label`, { hasText: 'Samples' }).click()
    await answerSum(page)
    await send(page)
    await expect.poll(() => message(page).textContent()).toContain('Thank you. Somebody at the counter reads it today.')
    expect(await page.locator(`${LETTER} form`).count()).toBe(0)
    await page.goto(`${open.shop.address}/sent/`)
    expect(await sentParts(page)).toEqual([['Message: Write to us', {
      'Your name': 'Ann', Email: 'ann@example.test', 'What is it about?': 'A price', 'How may we answer?': 'By email', 'Send me': 'Samples', 'Rolls a month': '–',
      Message: 'What do a hundred boxes cost?', Privacy: 'You may keep this until it is answered.',
    }]])
    expect(faults).toEqual([])
  })

  it('says what is missing and wrong, leads there, and asks another sum', async () => {
    const { page } = await visit('/contact/')
    await fillLetter(page)
    await field(page, 'name').fill('')
    await answerSum(page, 1)
    await send(page)
    await expect.poll(() => message(page).textContent()).toMatch(/Please, fill in the following fields:\s*Your name.*wrong number in captcha/)
    await expect.poll(() => field(page, 'name').evaluate((input) => input === document.activeElement && input.classList.contains('et_contact_error'))).toBe(true)
    expect(await page.locator(`${LETTER} .et_pb_contact_captcha`).inputValue()).toBe('')
    await field(page, 'name').fill('Ann')
    await answerSum(page)
    await send(page)
    await expect.poll(() => message(page).textContent()).toContain('Thank you.')
  })

  it.each([
    ['500', 'nothing was taken'],
    ['html', 'nothing was taken'],
    ['offline', 'nothing was taken'],
    ['refuse', 'the shop said no'],
    ['nonce', 'the page was too old'],
  ])('keeps what was typed and chosen where an answer is "%s" (%s), and sends it at the second attempt', async (fault) => {
    const { page } = await visit(`/contact/?fault=${fault}`)
    await fillLetter(page)
    await page.locator(`${LETTER} label`, { hasText: 'Samples' }).click()
    await answerSum(page)
    await send(page)
    await expect.poll(() => message(page).textContent()).not.toBe('')
    expect(await Promise.all(['name', 'subject', 'message'].map((id) => field(page, id).inputValue()))).toEqual(['Ann', 'A price', 'What do a hundred boxes cost?'])
    expect(await page.locator(`${LETTER} :checked`).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual(['A price', 'By email', 'Samples', 'You may keep this until it is answered.'])
    await answerSum(page)
    await send(page)
    await expect.poll(() => message(page).textContent()).toContain('Thank you.')
  })

  it('leads on from the second form, and leaves the first alone', async () => {
    const { page } = await visit('/contact/')
    await field(page, 'name').fill('Ben')
    await page.locator('#et_pb_contact_name_1').fill('Ann')
    await page.locator('#et_pb_contact_phone_1').fill('01632 960 148')
    await page.locator('#call-back .et_pb_contact_submit').click()
    await page.waitForURL('**/sent/')
    expect(await sentParts(page)).toEqual([['Message: Or be called back', { 'Your name': 'Ann', Phone: '01632 960 148' }]])
  })

  it('can be filled in by keyboard alone, boxes included', async () => {
    const { page } = await visit('/contact/')
    // Its sheet comes with the unit.
    await expect.poll(() => page.locator(`${LETTER} [type="checkbox"]`).first().evaluate((box) => getComputedStyle(box).display)).not.toBe('none')
    await field(page, 'name').focus()
    const reached: string[] = []
    for (let press = 0; press < 40 && !reached.includes('submit'); press += 1) {
      reached.push(await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type ?? ''))
      await page.keyboard.press('Tab')
    }
    expect(reached).toEqual(expect.arrayContaining(['text', 'select-one', 'radio', 'checkbox', 'textarea', 'submit']))
    const box = page.locator(`${LETTER} [type="checkbox"]`).first()
    await box.press('Space')
    expect(await box.isChecked()).toBe(true)
    expect(await page.locator(`${LETTER} :focus-visible + label > i`).evaluate((mark) => getComputedStyle(mark).outlineStyle)).toBe('solid')
  })
})

describe('newsletters', () => {
  it.each(['/', '/contact/'])('are subscribed to in the footer of %s', async (path) => {
    const { page, faults } = await visit(path)
    const form = page.locator('#footer-news')
    await form.locator('[name="et_pb_signup_firstname"]').fill('Ann')
    await form.locator('[name="et_pb_signup_email"]').fill('ann@example.test')
    await form.locator('.et_pb_newsletter_button').click()
    await expect.poll(() => form.locator('.et_pb_newsletter_success').isVisible()).toBe(true)
    expect(await form.locator('.et_pb_newsletter_fields').isVisible()).toBe(false)
    await page.goto(`${open.shop.address}/sent/`)
    expect(await sentParts(page)).toEqual([['Subscription: counter', { 'First name': 'Ann', Email: 'ann@example.test' }]])
    expect(faults).toEqual([])
  })

  it('send custom fields as their provider wants them', async () => {
    const { page } = await visit('/news/')
    const form = page.locator('#trade-news')
    for (const [name, value] of [['firstname', 'Ann'], ['lastname', 'Shopper'], ['email', 'ann@example.test']] as const) await form.locator(`[name="et_pb_signup_${name}"]`).fill(value)
    await form.locator('[data-id="11"] select').selectOption('Bakery')
    for (const words of ['Rolls', 'Ribbons', 'Yes', 'Send samples, too']) await form.locator('label', { hasText: words }).click()
    await form.locator('[data-id="13"] input').fill('Leeds')
    await form.locator('[data-id="16"] textarea').fill('Wednesdays')
    await form.locator('.et_pb_newsletter_button').click()
    await expect.poll(() => form.locator('.et_pb_newsletter_success').isVisible()).toBe(true)
    await page.goto(`${open.shop.address}/sent/`)
    expect(await sentParts(page)).toEqual([['Subscription: trade', {
      'First name': 'Ann', 'Last name': 'Shopper', Email: 'ann@example.test', 'Shop type': 'Bakery (1)', Interests: 'Rolls (0), Ribbons (1)', Town: 'Leeds', 'Second email': '–', Visit: 'Yes (0)',
      Remarks: 'Wednesdays', 'Send samples, too': 'Send samples, too',
    }]])
  })

  it('lead to another page, and tell it who came', async () => {
    const { page } = await visit('/news/')
    const form = page.locator('#welcome-news')
    for (const [name, value] of [['firstname', 'Ann'], ['lastname', 'O’Neil'], ['email', 'ann+till@example.test']] as const) await form.locator(`[name="et_pb_signup_${name}"]`).fill(value)
    await form.locator('.et_pb_newsletter_button').click()
    await page.waitForURL('**/sent/?**')
    const [said] = await sentParts(page)
    expect(said).toEqual(['The address says', { first_name: 'Ann', last_name: 'O’Neil', email: 'ann+till@example.test', ip_address: '192.0.2.7', form_id: 'welcome-news' }])
  })

  it.each([
    ['refused@example.test', '', /signed up to a lot of lists/],
    ['ann@example.test', '?fault=500', /Please, check the fields below/],
    ['ann@example.test', '?fault=false', /Please, check the fields below/],
  ])('say why %s is not taken on a page with "%s", and stay as they were filled in', async (email, query, words) => {
    const { page } = await visit(`/${query}`)
    const form = page.locator('#footer-news')
    await form.locator('[name="et_pb_signup_firstname"]').fill('Ann')
    await form.locator('[name="et_pb_signup_email"]').fill(email)
    await form.locator('.et_pb_newsletter_button').click()
    await expect.poll(() => form.locator('.et_pb_newsletter_error').textContent()).toMatch(words)
    expect(await form.locator('.et_pb_newsletter_error').isVisible()).toBe(true)
    expect(await form.locator('.et_pb_button_text_loading').count()).toBe(0)
    expect(await form.locator('[name="et_pb_signup_email"]').inputValue()).toBe(email)
  })

  it('are taken all the same where the page was open for too long', async () => {
    const { page } = await visit('/?fault=nonce')
    const form = page.locator('#footer-news')
    await form.locator('[name="et_pb_signup_firstname"]').fill('Ann')
    await form.locator('[name="et_pb_signup_email"]').fill('ann@example.test')
    await form.locator('.et_pb_newsletter_button').click()
    await expect.poll(() => form.locator('.et_pb_newsletter_success').isVisible()).toBe(true)
  })

  it('open a service’s window for a feed alone', async () => {
    const { page } = await visit('/news/')
    await page.evaluate(() => {
      window.open = (address) => {
        document.body.dataset['opened'] = String(address)
        return null
      }
    })
    const form = page.locator('#feed-news')
    await form.locator('[name="et_pb_signup_email"]').fill('ann@example.test')
    await form.locator('.et_pb_newsletter_button').click()
    await expect.poll(() => page.locator('body').getAttribute('data-opened')).toMatch(/^https:\/\/feedburner\.google\.com\/fb\/a\/mailverify\?uri=counter-news/)
  })
})
