import { form } from '@tillkit/platform/requests'
import { describe, expect, it } from 'vitest'
import { customValues, type CustomAnswer } from './custom-fields.model.ts'
import { isAddress } from '../fields.ts'
import { keysOf } from '../read.ts'
import { redirectAddress } from './redirect.model.ts'
import { requestFields, type Subscription } from './subscribe.api.ts'

const printed = { provider: 'mailchimp', list: 'a1b2c3', account: 'Counter', keepsAddress: 'true', checksum: '68f563ab9074d1ae3c5a36704a2f5018' }
const subscriber = { first: 'Ann', last: 'Shopper', email: 'ann@example.test' }
const subscription = (more: Partial<Subscription> = {}): Subscription =>
  ({ printed, subscriber, custom: {}, hidden: [], nonce: 'a32ba9cb00', token: '', ...more })
const sentFields = (more?: Partial<Subscription>) => [...(form(requestFields(subscription(more))).content as URLSearchParams)]

const answer = (type: string, ...choices: CustomAnswer['choices']): CustomAnswer => ({ key: '11', type, choices })
const cafe = { value: 'Cafe', id: 'x0' }
const bakery = { value: 'Bakery', id: 'x1' }
const bracketed = (provider: string, ...answers: CustomAnswer[]) =>
  sentFields({ custom: customValues(provider, answers) }).filter(([name]) => name.startsWith('et_custom_fields'))

describe('a request', () => {
  it('says what the theme\'s said, in its order, and nothing of fields that the form has not', () => {
    expect(sentFields()).toEqual([
      ['action', 'et_pb_submit_subscribe_form'],
      ['et_frontend_nonce', 'a32ba9cb00'],
      ['et_list_id', 'a1b2c3'],
      ['et_firstname', 'Ann'],
      ['et_lastname', 'Shopper'],
      ['et_email', 'ann@example.test'],
      ['et_provider', 'mailchimp'],
      ['et_account', 'Counter'],
      ['et_ip_address', 'true'],
      ['token', ''],
      ['et_checksum', '68f563ab9074d1ae3c5a36704a2f5018'],
    ])
  })

  it('names hidden questions in brackets', () => {
    expect(sentFields({ hidden: ['16', '17'] }).filter(([, value]) => /^1[67]$/.test(value))).toEqual([['et_hidden_fields[]', '16'], ['et_hidden_fields[]', '17']])
  })
})

describe('answers to the provider\'s own questions', () => {
  it('are texts, for other providers also of what is chosen', () => {
    expect(bracketed('aweber', answer('input', { value: 'Leeds' }))).toEqual([['et_custom_fields[11]', 'Leeds']])
    expect(bracketed('aweber', answer('select', cafe))).toEqual([['et_custom_fields[11]', 'Cafe']])
    expect(bracketed('ontraport', answer('radio', cafe))).toEqual([['et_custom_fields[11]', 'Cafe']])
    expect(bracketed('mailchimp', answer('booleancheckbox', { value: 'Yes', id: '0' }))).toEqual([['et_custom_fields[11]', 'Yes']])
  })

  it('are told of boxes by the names of their options, and not at all where none is ticked', () => {
    expect(bracketed('aweber', answer('checkbox', cafe, bakery))).toEqual([['et_custom_fields[11][x0]', 'Cafe'], ['et_custom_fields[11][x1]', 'Bakery']])
    expect(bracketed('aweber', answer('checkbox'), answer('booleancheckbox'), answer('radio'))).toEqual([])
  })

  it('are told Mailchimp and Ontraport by the names of options', () => {
    expect(bracketed('mailchimp', answer('select', cafe))).toEqual([['et_custom_fields[11][x0]', 'Cafe']])
    expect(bracketed('mailchimp', answer('radio', bakery))).toEqual([['et_custom_fields[11][x1]', 'Bakery']])
    expect(bracketed('ontraport', answer('select', cafe))).toEqual([['et_custom_fields[11]', 'x0']])
  })

  it('never name an option "undefined": what only asks to choose has no name, and its plain value is sent', () => {
    const asksToChoose = { value: '' }
    expect(bracketed('mailchimp', answer('select', asksToChoose))).toEqual([['et_custom_fields[11]', '']])
    expect(bracketed('ontraport', answer('select', asksToChoose))).toEqual([['et_custom_fields[11]', '']])
    expect(bracketed('mailchimp', answer('select', { value: 'Other', id: undefined }))).toEqual([['et_custom_fields[11]', 'Other']])
  })
})

describe('an address for e-mail', () => {
  it('needs no dot, and no label that is empty or begins or ends with a hyphen [theme-forms#43] (weakness 7)', () => {
    expect(isAddress('user@localhost')).toBe(true)
    expect(isAddress('user@-x.com')).toBe(false)
    expect(isAddress('user@x..com')).toBe(false)
  })

  it('takes what browsers take, and ends where it ends', () => {
    expect(['a+b@ex-ample.co.uk', 'a.b@c.d', `a@${'x'.repeat(63)}.com`].map(isAddress)).toEqual([true, true, true])
    expect(['', 'a', 'a@', '@b.co', 'a b@c.co', 'a@b.co\n', ' a@b.co', 'a@b_c.co', 'a@b-.co', 'a@b.co@x', `a@${'x'.repeat(64)}.com`].map(isAddress)).not.toContain(true)
    expect(isAddress(`a@${'x-'.repeat(20_000)}`)).toBe(false)
  })
})

describe('the page that success leads to', () => {
  const redirect = { url: '/welcome/', keys: ['name', 'email'], ipAddress: '10.0.0.7', id: 'news' }
  const to = (more: Partial<typeof redirect>, email = subscriber.email) => redirectAddress({ ...redirect, ...more }, { ...subscriber, email }, 'https://shop.example/news/')

  it('is told what it asks for, encoded, behind ? or & [theme-forms#47]', () => {
    expect(to({})).toBe('/welcome/?first_name=Ann&email=ann%40example.test')
    expect(to({}, 'jo+till@shop.example')).toBe('/welcome/?first_name=Ann&email=jo%2Btill%40shop.example')
    expect(to({ url: 'https://shop.example/?welcome=1' })).toBe('https://shop.example/?welcome=1&first_name=Ann&email=ann%40example.test')
  })

  it('is told of the last name alone where that alone is asked for [theme-forms#48]', () => {
    expect(to({ keys: keysOf('last_name') })).toBe('/welcome/?last_name=Shopper')
  })

  it('may be told everything, in front of the part of the page that is meant', () => {
    expect(to({ url: '/welcome/?a=1#top', keys: keysOf('name|last_name|email|ip_address|css_id') }))
      .toBe('/welcome/?a=1&first_name=Ann&last_name=Shopper&email=ann%40example.test&ip_address=10.0.0.7&form_id=news#top')
    expect(to({ url: '/welcome/?#top' })).toBe('/welcome/?first_name=Ann&email=ann%40example.test#top')
  })

  it('is told nothing where nothing is asked for, or by a word that is no key', () => {
    expect([to({ keys: keysOf('') }), to({ keys: keysOf('last') })]).toEqual(['/welcome/', '/welcome/'])
  })

  it('is a page, or there is none', () => {
    expect(['', ' ', 'javascript:alert(1)', 'mailto:a@b.co', 'http://['].map((url) => to({ url }))).toEqual([undefined, undefined, undefined, undefined, undefined])
  })
})
