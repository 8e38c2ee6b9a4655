import { createFaults, createInbox, formsPage, MESSAGE, postForms, type FormFault, type FormsPage } from '@tillkit/fixtures'
import { goalClasses, subjectHtml, testSettings } from '@tillkit/fixtures/ab-testing'
import { contactFormHtml, formsGlobalsScript, newsletterHtml } from '@tillkit/fixtures/theme-forms'
import { eventually, fixturePage, openFixturePage, openHtml, serveForms, useShop, type Handler } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const shop = useShop()
const SUBJECT = subjectHtml(12, 7)
const RECORD = 'et_pb_update_stats_table'
/** What has been recorded of goals. */
const records = () => shop.server.requestsTo(RECORD).map(({ form }) => JSON.parse(form['stats_data_array'] ?? '{}') as Record<string, unknown>)
const REACHED = { test_id: 12, subject_id: '7', record_type: 'con_goal' }
const globals = (more: Readonly<Record<string, unknown>> = {}) => formsGlobalsScript({
  ...testSettings([{ postId: 12, testId: '4815' }], { ab_bounce_rate: '600', ajaxurl: `${shop.server.origin}/wp-admin/admin-ajax.php` }), ...more,
})
/** Goals that are seen are another matter. */
const reached = () => records().filter(({ record_type: type }) => type !== 'view_goal' && type !== 'read_goal')

async function fill(page: Page): Promise<void> {
  for (const [name, value] of [['name', 'Ann'], ['email', 'ann@example.test'], ['message', 'Hello']] as const) await page.locator(`[name="et_pb_contact_${name}_0"]`).fill(value)
}

describe('forms that are goals', () => {
  it('that subscribe somebody are counted on the first time, and lead on to their page [ab-testing-and-page-chrome#13]', async () => {
    shop.server.answer(RECORD, () => '')
    shop.server.page('/welcome/', '<title>Welcome</title>')
    const { inbox } = serveForms(shop.server, { path: '/contact/', forms: [], print: () => '' }, { newsletters: [{ id: 'news', redirectUrl: '/welcome/' }] })
    const html = newsletterHtml({ id: 'news', redirectUrl: '/welcome/' }).replace('et_pb_newsletter et_pb_subscribe', `${goalClasses(12)} $&`)
    const { page } = await openFixturePage(shop.browser, shop.server, { path: '/news/', main: SUBJECT + html, globals: globals({ et_frontend_nonce: inbox.nonces.signup }), bodyClass: 'et_divi_theme' })
    await page.getByRole('textbox', { name: 'First Name' }).fill('Ann')
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Shopper')
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ann@example.test')
    expect(reached()).toEqual([])
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.waitForURL('**/welcome/')
    await eventually(reached).toEqual([REACHED])
    expect(await page.evaluate(() => document.cookie)).toContain('et_pb_ab_con_goal_1248157=true')
  })

  it('that are for letters are counted once they have arrived, not by a press, and not when the shop refuses them [ab-testing-and-page-chrome#12]', async () => {
    shop.server.answer(RECORD, () => '')
    const [inbox, faults] = [createInbox(), createFaults<FormFault>()]
    const saved: FormsPage = {
      forms: [{ hasCaptcha: false }],
      print: (forms) => fixturePage({ main: SUBJECT + forms.map((form) => contactFormHtml(form).replace('et_pb_contact_form_container', `$& ${goalClasses(12)}`)).join(''), globals: globals(), bodyClass: 'et_divi_theme' }),
    }
    const html: Handler = ({ method, form }) => {
      const { status, type, body } = method === 'POST' ? postForms(new URLSearchParams(form), saved, { inbox, faults }) : formsPage(saved, { inbox, faults })
      return { status, body, headers: { 'content-type': `${type}; charset=UTF-8` } }
    }
    const { page } = await openHtml(shop.browser, shop.server, { path: '/contact/', html })
    const send = () => page.locator('.et_pb_contact_submit').click()
    const says = () => page.locator('.et-pb-contact-message').first().innerText()
    await send()
    await eventually(says).toContain('Please, fill in the following fields:')
    await fill(page)
    faults.next(MESSAGE, 'refuse')
    await send()
    await eventually(() => shop.server.requests.filter(({ method, path }) => method === 'POST' && path === '/contact/').length).toBe(1)
    await eventually(says).not.toContain('Please, fill in the following fields:')
    expect(reached()).toEqual([])
    await send()
    await eventually(says).toBe('Thanks for contacting us')
    await eventually(reached).toEqual([REACHED])
  })
})
