// @vitest-environment node
import { SIGNUP_CALL, type FormFault } from '@tillkit/fixtures'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gate, openShop, type OpenShop } from '../test-shop.ts'
import { FORMS_PAGES } from './pages.ts'

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const XHR = { 'X-Requested-With': 'XMLHttpRequest' }

/** A visitor, who keeps the shop's cookie. */
async function visitor(at = shop) {
  const first = await fetch(at.address)
  const cookie = first.headers.getSetCookie().map((each) => each.split(';')[0]).join('; ')
  const ask = (path: string, init: RequestInit = {}) => fetch(at.address + path, { redirect: 'manual', ...init, headers: { cookie, ...XHR, ...init.headers } })
  return {
    open: async (path: string) => (await ask(path, { headers: { 'X-Requested-With': '' } })).text(),
    post: (path: string, fields: Record<string, string>) => ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
  }
}

const valueOf = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''

/** The short form of the contact page, filled in. */
function callBack(page: string): Record<string, string> {
  const nonce = '_wpnonce-et-pb-contact-form-submitted-1'
  const descriptor = (id: string) => ({ field_id: `et_pb_contact_${id}_1`, original_id: id, required_mark: 'required', field_type: 'input', field_label: id })
  return {
    et_pb_contact_name_1: 'Ann', et_pb_contact_phone_1: '01632 960 148', et_pb_contactform_submit_1: 'et_contact_proccess', token: '',
    [nonce]: valueOf(page, nonce), et_pb_contact_email_fields_1: JSON.stringify([descriptor('name'), descriptor('phone')]),
  }
}

function subscription(page: string): Record<string, string> {
  const nonce = /"et_frontend_nonce":"(\w+)"/.exec(page)?.[1] ?? ''
  const checksum = /value="([^"]*)" name="et_pb_signup_checksum"/.exec(page)?.[1] ?? ''
  return { action: SIGNUP_CALL, et_frontend_nonce: nonce, et_list_id: 'counter', et_firstname: 'Ann', et_email: 'ann@example.test', et_provider: 'mailchimp', et_account: 'Counter', et_checksum: checksum }
}

describe('the shop’s forms', () => {
  it('are on their pages, in the footer of the front and of the contact page, and nowhere else', async () => {
    const { open } = await visitor()
    for (const [path] of FORMS_PAGES) expect(await open(path)).toContain('class="page-title"')
    const contact = await open('/contact/')
    for (const type of ['input', 'email', 'text', 'checkbox', 'radio', 'select']) expect(contact).toContain(`data-type="${type}"`)
    expect(contact.match(/<form class="et_pb_contact_form/g)).toHaveLength(2)
    expect((await open('/news/')).match(/id="(?:trade|welcome|feed)-news"/g)).toHaveLength(3)
    for (const path of ['/', '/contact/']) expect(await open(path)).toContain('id="footer-news"')
    for (const path of ['/news/', '/your-cart/', '/nowhere/']) expect(await open(path)).not.toContain('id="footer-news"')
  })

  it('take a message and a subscription, which stand on a page afterwards, for their visitor alone', async () => {
    const { open, post } = await visitor()
    const page = await open('/contact/')
    const answer = await (await post('/contact/', callBack(page))).text()
    expect(answer).toContain('<div class="et-pb-contact-message"><p>Thanks for contacting us</p></div>')
    expect(answer).toContain('id="footer-news"')
    expect(await (await post('/wp-admin/admin-ajax.php', subscription(page))).json()).toEqual({ success: true })
    const sent = await open('/sent/?first_name=A%26B')
    for (const text of ['Message: Or be called back', '<dd>01632 960 148</dd>', 'Subscription: counter', '<dd>ann@example.test</dd>', '<dd>A&amp;B</dd>']) expect(sent).toContain(text)
    expect(await (await visitor()).open('/sent/')).toContain('Nothing yet.')
  })

  it.each([
    ['slow', /^200[^]*Thanks for contacting us/],
    ['never', /^no answer$/],
    ['lost', /^cut off$/],
    ['offline', /^cut off$/],
    ['500', /^500/],
    ['html', /^200[^]*critical error/],
    ['other', /^200[^]*id="call-back-elsewhere"/],
    ['empty', /^200 $/],
    ['false', /^200 false$/],
    ['login', /^303/],
    ['refuse', /cannot take this/],
    ['nonce', /Please refresh the page and try again/],
  ] satisfies Array<[FormFault, RegExp]>)('"%s" goes wrong with the first form alone', async (fault, expected) => {
    const late = gate()
    const slow = await openShop({ late: () => late.opened })
    const { open, post } = await visitor(slow)
    const path = `/contact/?fault=${fault}`
    const page = await open(path)
    expect(page).toContain('aria-label="Goes wrong"')
    const first = post(path, callBack(page)).then(async (answer) => `${answer.status} ${await answer.text()}`).catch(() => 'cut off')
    late.open()
    const outcome = fault === 'never' ? 'no answer' : await first
    expect(outcome).toMatch(expected)
    const again = await (await post(path, callBack(fault === 'nonce' ? outcome : page))).text()
    expect(again).toContain('<p>Thanks for contacting us</p>')
    await slow.close()
  })
})
