import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHttpFile } from '@tillkit/testing/saved'
import { capturesFolder } from '@tillkit/testing/server'
import { describe, expect, it } from 'vitest'
import { button, fieldOf, fillIn, find, openSignup, rest, type } from '../../test/signup-page.ts'
import { readSubscribeAnswer } from './sending/answer.schema.ts'

const folder = capturesFolder()
const read = (name: string) => readFileSync(join(folder ?? '', name), 'utf8')
const call = (name: string) => readHttpFile(name, read(`${name}.http`))
const moduleOf = (id: string) => new DOMParser().parseFromString(read('divi-signup-forms.html'), 'text/html').querySelector(id)?.outerHTML ?? ''
/** Fields by name, but for the nonce, which is of its moment. */
const fields = (sent: URLSearchParams | undefined) => [...(sent ?? [])].filter(([name]) => name !== 'et_frontend_nonce').sort(([one], [other]) => one.localeCompare(other))

describe.runIf(folder)('newsletter forms of a real shop', () => {
  it('are sent as the shop was sent them', async () => {
    const page = await openSignup({ html: moduleOf('#news') })
    fillIn({ email: 'ann@example.test' })
    button().click()
    await rest()
    const captured = fields(call('divi-subscribe-provider-error')?.form).map(([name, value]) => [name, name === 'et_email' ? 'ann@example.test' : value])
    // The form was saved anew between the page and the call.
    const own = fields(page.calls[0]).map(([name, value]) => [name, name === 'et_checksum' ? call('divi-subscribe-provider-error')?.form.get(name) : value])
    expect(own).toEqual(captured)
    page.close()
  })

  it('are sent with the provider\'s questions under the names that the shop was sent', async () => {
    const page = await openSignup({ html: moduleOf('#news-fields') })
    type(fieldOf('first'), 'Ann Shopper')
    type(fieldOf('email'), 'ann@example.test')
    type(find<HTMLSelectElement>('select'), 'Cafe')
    find<HTMLInputElement>('input[type="checkbox"][value="Rolls"]').click()
    find<HTMLInputElement>('input[type="radio"][value="No"]').click()
    type(find<HTMLInputElement>('[data-original_id="13"]'), 'Leeds')
    button().click()
    await rest()
    const sent = fields(page.calls[0])
    const captured = fields(call('divi-subscribe-custom-fields')?.form)
    const plain = (all: typeof sent) => all.filter(([name]) => !/^et_(?:custom_fields|ip_address)/.test(name))
    expect(plain(sent)).toEqual(plain(captured))
    // The captured call was made by hand: it names other options, keeps the address in the network, and leaves an empty answer out.
    const questions = (all: typeof sent) => all.flatMap(([name, value]) => (value && name.startsWith('et_custom_fields') ? [[/\[(\d+)\]/.exec(name)?.[1], value]] : []))
    expect(questions(sent)).toEqual(questions(captured))
    page.close()
  })

  it.each([
    ['divi-subscribe-success', { kind: 'subscribed' }],
    ['divi-subscribe-custom-fields', { kind: 'subscribed' }],
    ['divi-subscribe-bad-nonce', { kind: 'refused', error: 'Configuration Error', mayBeStale: true }],
    ['divi-subscribe-bad-checksum', { kind: 'refused', error: 'Configuration Error: Invalid data.', mayBeStale: false }],
    ['divi-subscribe-no-list', { kind: 'refused', error: 'Configuration Error: No list has been selected for this form.', mayBeStale: false }],
    ['divi-subscribe-bad-email', { kind: 'refused', error: 'Please input a valid email address.', mayBeStale: false }],
  ] as const)('are answered as %s, which is understood', (name, understood) => {
    expect(readSubscribeAnswer(call(name)?.body ?? '')).toEqual(understood)
  })

  it('are refused by a provider in its own words', () => {
    expect(readSubscribeAnswer(call('divi-subscribe-provider-error')?.body ?? '')).toMatchObject({ kind: 'refused', error: expect.stringContaining('Subscription Error: ') as string, mayBeStale: false })
  })
})
