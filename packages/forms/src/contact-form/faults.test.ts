import type { FormFault } from '@tillkit/fixtures'
import { contactFormHtml } from '@tillkit/fixtures/theme-forms'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { box, control, fill, messagesIn, one, openContactPage, rest, send, tick, type } from '../../test/contact-page.ts'
import { messages } from './messages.ts'

afterEach(() => vi.restoreAllMocks())

const press = () => document.querySelector<HTMLElement>('.et_pb_contact_submit')?.click()
const textIn = () => box().textContent.trim()
const serve = (interaction: (action: string) => unknown) => ({ etCore: { api: { spam: { recaptcha: { interaction } } } } })

describe('a page from a cache', () => {
  it('that comes in place of an answer is no success: the form says that it was not sent, and keeps what was typed', async () => {
    const gone = vi.spyOn(location, 'assign').mockReturnValue()
    const { requests, told } = await openContactPage({ forms: [{ redirectUrl: '/shop/' }] })
    fill()
    const { fetch } = window
    window.fetch = async () => new Response(`<!DOCTYPE html><title>Contact</title>${contactFormHtml()}`)
    await send()
    expect([textIn(), control('name').value, control('message').value, told, gone.mock.calls]).toEqual([messages.refused, 'Ann', 'Hello.\nTwo lines.', [], []])
    window.fetch = fetch
    type(control('captcha'), '15')
    await send()
    expect(requests).toHaveLength(1)
  })
})

describe('a service against robots', () => {
  it('whose script is blocked leaves it to the server, whose words are shown, and nothing is lost [theme-forms#38]', async () => {
    const { requests } = await openContactPage({ forms: [{ isProtected: true }] })
    fill()
    await send()
    expect([requests.map(({ form }) => form.get('token')), textIn()]).toEqual([[''], 'You must be a human to submit this form.'])
    expect([control('name').value, control('message').value]).toEqual(['Ann', 'Hello.\nTwo lines.'])
  })

  it('whose script has not run yet is waited for, and then the form is sent with its token', async () => {
    const { requests } = await openContactPage({ html: `${contactFormHtml({ isProtected: true })}<script type="text/plain" id="et-core-api-spam-recaptcha-js"></script>`, forms: [{ isProtected: true }] })
    fill()
    press()
    await vi.advanceTimersByTimeAsync(4000)
    expect(requests).toEqual([])
    Object.assign(window, serve(async () => 'a token'))
    await vi.advanceTimersByTimeAsync(200)
    await rest()
    Reflect.deleteProperty(window, 'etCore')
    expect([requests.map(({ form }) => form.get('token')), textIn()]).toEqual([['a token'], 'Thanks for contacting us'])
  })

  it('that answers late is waited for, and the form goes out once, however often it was sent meanwhile', async () => {
    let answer: (token: string) => void = () => undefined
    const interaction = vi.fn(() => new Promise((resolve) => { answer = resolve }))
    const { requests } = await openContactPage({ forms: [{ isProtected: true }], globals: serve(interaction) })
    fill()
    press()
    await vi.waitFor(() => expect(interaction).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(9000)
    for (let time = 0; time < 3; time += 1) press()
    answer('late')
    await rest()
    expect([interaction.mock.calls.length, requests.map(({ form }) => form.get('token')), textIn()]).toEqual([1, ['late'], 'Thanks for contacting us'])
  })
})

describe('an address that no request can go to', () => {
  it('is told as a message that nobody has confirmed', async () => {
    const { requests } = await openContactPage({ html: contactFormHtml().replace(/action="[^"]*"/, 'action="http://["') })
    fill()
    await send()
    expect([textIn(), control('name').value, requests.length]).toEqual([messages.unknown, 'Ann', 0])
  })
})

describe('a neighbour that breaks what sending stands on', () => {
  it('costs the attempt alone: it is told of, reported, and the next one arrives', async () => {
    const { page, inbox } = await openContactPage()
    fill()
    const { FormData: own } = window
    vi.stubGlobal('FormData', class extends own { constructor() { super(); throw new Error('mine') } })
    await send()
    vi.stubGlobal('FormData', own)
    expect([textIn(), control('name').value, page.errors.map(({ problem }) => String(problem.cause))]).toEqual([messages.unknown, 'Ann', ['Error: mine']])
    await send()
    vi.unstubAllGlobals()
    expect([textIn(), inbox.sent.length]).toEqual(['Thanks for contacting us', 1])
  })
})

describe('another script on the page', () => {
  it('may take a field away: it is neither asked for nor described, and the rest is sent', async () => {
    const { requests } = await openContactPage()
    fill()
    control('name').closest('p')?.remove()
    await send()
    const [request] = requests
    expect([requests.length, messagesIn(), request?.form.has('et_pb_contact_name_0')]).toEqual([1, expect.not.stringContaining('Name'), false])
    expect((JSON.parse(request?.form.get('et_pb_contact_email_fields_0') ?? '[]') as { original_id: string }[]).map(({ original_id: id }) => id)).toEqual(['email', 'message'])
  })

  it('may put a field of its own into the form, which is sent along as the browser would', async () => {
    const { requests } = await openContactPage()
    one<HTMLElement>('form').insertAdjacentHTML('beforeend', '<input type="hidden" name="campaign" value="spring">')
    fill()
    await send()
    expect(requests.map(({ form }) => form.get('campaign'))).toEqual(['spring'])
  })
})

describe('a line that is cut while a message is on its way', () => {
  it('leaves in doubt whether it has arrived: that is said, and it is not offered to be sent once more', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const { page, requests } = await openContactPage()
    fill()
    const { fetch } = window
    window.fetch = async (...args) => {
      await fetch(...args)
      line.mockReturnValue(false)
      throw new TypeError('Failed to fetch')
    }
    await send()
    window.fetch = fetch
    line.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await page.rest()
    expect([textIn(), requests.length, [...document.querySelectorAll('button')].map(({ textContent }) => textContent)]).toEqual([messages.unknown, 1, ['Submit']])
  })
})

describe('what is typed while a message is on its way', () => {
  it.each<[FormFault]>([['refuse'], ['lost']])('is there when it comes back, where it was to no avail: %s', async (fault) => {
    const { fail, requests, page } = await openContactPage({ forms: [{ fields: [{ id: 'name', title: 'Name' }, { id: 'by', type: 'radio', title: 'By', options: ['Phone', 'Post'] }, { id: 'remark', title: 'Remark', isRequired: false }], hasCaptcha: false }] })
    type(control('name'), 'Ann')
    tick('by', 'Post')
    const { fetch } = window
    let goOn: () => void = () => undefined
    window.fetch = async (...args) => {
      await new Promise<void>((resolve) => { goOn = resolve })
      return fetch(...args)
    }
    fail(fault)
    press()
    await vi.waitFor(() => expect(one('.et_pb_contact_submit').getAttribute('aria-busy')).toBe('true'))
    await page.rest()
    type(control('remark'), 'By the way')
    goOn()
    await rest()
    expect([requests.length, control('name').value, control('remark').value, one('[value="Post"]').checked]).toEqual([1, 'Ann', 'By the way', true])
    expect(textIn()).not.toBe('')
  })
})

describe('a module without a place for messages', () => {
  it('gets one for each thing that is said, until the next attempt, and has none when we have gone', async () => {
    const html = contactFormHtml({ title: '' }).replace('<div class="et-pb-contact-message"></div>', '')
    const { page, fail, inbox } = await openContactPage({ html })
    const place = () => document.querySelector<HTMLElement>('.et_pb_contact_form_container > tillkit-slot:first-child')
    await send()
    expect(place()?.textContent).toContain('Please, fill in the following fields:Name')
    expect(document.getElementById(control('name').getAttribute('aria-describedby') ?? '')?.textContent).toBe('Name')
    fill()
    fail('500')
    await send()
    expect([place()?.innerHTML, document.activeElement === place()]).toEqual([`<p class="et_pb_contact_error_text">${messages.unknown}</p>`, true])
    expect(document.querySelectorAll('.et_pb_contact_form_container tillkit-slot')).toHaveLength(1)
    page.stop()
    expect([document.querySelector('tillkit-slot'), control('name').value, inbox.sent]).toEqual([null, 'Ann', []])
  })
})
