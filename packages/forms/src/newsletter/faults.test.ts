import type { FormFault } from '@tillkit/fixtures'
import { CUSTOM_FIELDS, feedHtml } from '@tillkit/fixtures/theme-forms'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anatomy } from './anatomy.ts'
import { messages } from './messages.ts'
import { button, errors, fieldOf, fillIn, find, openSignup, rest, told, type, type SignupOptions, type SignupPage } from '../../test/signup-page.ts'

let page: SignupPage
const open = async (options?: SignupOptions) => {
  page = await openSignup(options)
  return page
}
const FAILED = 'Please, check the fields below to make sure you entered the correct information.'
const UNKNOWN = [messages.unknown, FAILED]

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'etCore')
  page.close()
})

/** Has the shop answer the next attempt when the test says so. */
function heldAnswer(): (response: Response) => void {
  let answer: (response: Response) => void = () => undefined
  page.answers.push(() => new Promise((resolve) => { answer = resolve }))
  return (response) => answer(response)
}

const sendForm = async () => {
  button().click()
  await rest()
}

describe('a server that fails', () => {
  it.each<[FormFault, readonly string[]]>([
    ['html', UNKNOWN], ['other', UNKNOWN], ['empty', UNKNOWN], ['false', [messages.refused, FAILED]], ['login', UNKNOWN], ['refuse', ['Subscription Error: The shop cannot take this just now.']],
  ])('is told of where the shopper looks, no goal is counted, and the next attempt arrives: %s', async (fault, words) => {
    const gone = vi.spyOn(location, 'assign').mockReturnValue()
    await open({ newsletters: [{ redirectUrl: '/welcome/' }] })
    const sent = vi.fn()
    document.addEventListener('tillkit:form-sent', sent, { once: true })
    page.site.faults.next('et_pb_submit_subscribe_form', fault)
    fillIn()
    await sendForm()
    expect([told(), sent.mock.calls.length, gone.mock.calls, fieldOf('email').value]).toEqual([words, 0, [], 'ann@example.test'])
    await sendForm()
    expect([page.calls.length, sent.mock.calls.length, gone.mock.calls.length]).toEqual([2, 1, 1])
  })
})

describe('what is typed', () => {
  it('is sent as it is: 10,000 characters, lines that were pasted, right-to-left letters and signs', async () => {
    await open({ newsletters: [{ fields: CUSTOM_FIELDS }] })
    fillIn({ first: `שלום 🙂 ${'x'.repeat(10_000)}` })
    type(find<HTMLSelectElement>('select'), 'Bakery')
    type(find<HTMLInputElement>('[data-original_id="13"]'), 'Leeds')
    find<HTMLInputElement>('input[type="radio"][value="Yes"]').click()
    type(find<HTMLTextAreaElement>('textarea'), 'one\ntwo 🙂 "quoted" \\ <b>')
    await sendForm()
    const [call] = page.calls
    expect([call?.get('et_firstname'), call?.get('et_custom_fields[16]')]).toEqual([`שלום 🙂 ${'x'.repeat(10_000)}`, 'one\ntwo 🙂 "quoted" \\ <b>'])
  })

  it('and is on its way for more than a moment is said to be, until there is an answer', async () => {
    await open()
    const answer = heldAnswer()
    fillIn()
    await sendForm()
    expect(page.announced()).toBe(messages.sending)
    answer(new Response('{"success":true}'))
    await rest()
    expect(page.announced()).toBe('')
  })

  it('while the form is on its way is there when that was to no avail', async () => {
    await open()
    const answer = heldAnswer()
    fillIn()
    await sendForm()
    fillIn({ first: 'Anna' })
    answer(new Response('{"error":"no"}'))
    await rest()
    expect([errors().textContent, fieldOf('first').value]).toEqual(['no', 'Anna'])
    await sendForm()
    expect(page.calls.map((call) => call.get('et_firstname'))).toEqual(['Ann', 'Anna'])
  })

  it('with half a sign in it, as where a text was cut off, leads on and to the feed all the same', async () => {
    const gone = vi.spyOn(location, 'assign').mockReturnValue()
    await open({ newsletters: [{ redirectUrl: '/welcome/', redirectQuery: ['name'] }] })
    fillIn({ first: 'Ann \ud83d' })
    await sendForm()
    expect(gone.mock.calls.map(([address]) => new URL(String(address)).search)).toEqual(['?first_name=Ann%20%EF%BF%BD'])
    page.close()
    const opened = vi.fn<typeof window.open>(() => ({ focus: vi.fn() }) as unknown as Window)
    vi.stubGlobal('open', opened)
    await open({ html: feedHtml() })
    type(fieldOf('email'), 'שלום\ud83d@example.test')
    button().click()
    expect(opened.mock.calls.map(([address]) => String(address))).toEqual([expect.stringContaining('email=%D7%A9%D7%9C%D7%95%D7%9D%EF%BF%BD%40example.test')])
  })
})

describe('a service against robots', () => {
  it('that answers late is waited for, and the form goes out once, however often it was sent meanwhile', async () => {
    await open({ newsletters: [{ isProtected: true }] })
    let answer: (token: string) => void = () => undefined
    const interaction = vi.fn(() => new Promise((resolve) => { answer = resolve }))
    Reflect.set(window, 'etCore', { api: { spam: { recaptcha: { interaction } } } })
    fillIn()
    await sendForm()
    await vi.advanceTimersByTimeAsync(7000)
    for (let time = 0; time < 3; time += 1) button().click()
    answer('late')
    await rest()
    expect([interaction.mock.calls.length, page.calls.map((call) => call.get('token')), find(anatomy.success).style.display]).toEqual([1, ['late'], 'block'])
  })
})

describe('an address that no request can go to', () => {
  it('is told as a form that was not sent', async () => {
    await open()
    Object.assign(Reflect.get(window, 'et_pb_custom') as object, { ajaxurl: 'http://[' })
    fillIn()
    await sendForm()
    expect([told(), fieldOf('email').value, page.calls.length]).toEqual([UNKNOWN, 'ann@example.test', 0])
  })
})

describe('a device without a connection', () => {
  it('from the middle of an attempt on leaves in doubt whether that has arrived: it is not offered to be sent once more', async () => {
    await open()
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    page.answers.push(() => {
      line.mockReturnValue(false)
      throw new TypeError('Failed to fetch')
    })
    fillIn()
    await sendForm()
    line.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await rest()
    await page.rest()
    expect([told(), page.calls.length, document.querySelector('button')]).toEqual([UNKNOWN, 1, null])
  })

  it('is told of where it is the service against robots that cannot be reached for that, and the form is offered when the line is back', async () => {
    await open({ newsletters: [{ isProtected: true }] })
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    Reflect.set(window, 'etCore', { api: { spam: { recaptcha: { interaction: () => (navigator.onLine ? Promise.resolve('token') : new Promise(() => undefined)) } } } })
    fillIn()
    await sendForm()
    await vi.advanceTimersByTimeAsync(1000)
    await rest()
    expect([errors().textContent, page.calls.length]).toEqual([messages.offline, 0])
    line.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await rest()
    await page.rest()
    find('tillkit-slot button').click()
    await rest()
    expect([page.calls.map((call) => call.get('token')), find(anatomy.success).style.display]).toEqual([['token'], 'block'])
  })
})

describe('another script on the page', () => {
  it('may take a field away, also that for the address: the server judges, and its words are shown', async () => {
    await open()
    fillIn()
    fieldOf('last').closest('p')?.remove()
    fieldOf('email').closest('p')?.remove()
    page.answers.push(() => new Response('{"success":false,"data":{"error":"Please input a valid email address."}}'))
    await sendForm()
    expect([page.calls.map((call) => [call.get('et_firstname'), call.get('et_lastname'), call.get('et_email')]), errors().textContent]).toEqual([[['Ann', '', '']], 'Please input a valid email address.'])
    expect(page.errors).toEqual([])
  })
})
