import { contactFormHtml } from '@tillkit/fixtures/theme-forms'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { box, control, fill, one, openContactPage, rest, send, shell, type } from '../../test/contact-page.ts'
import { messages } from './messages.ts'

const textIn = () => box().textContent.trim()
const announced = () => document.querySelector('.tillkit-announcer')?.textContent ?? ''
const press = () => document.querySelector<HTMLElement>('.et_pb_contact_submit')?.click()
afterEach(() => vi.restoreAllMocks())

/** Lets the page's answers have another status. */
function answerAs(status: number): void {
  const { fetch } = window
  window.fetch = async (...args) => new Response(await (await fetch(...args)).text(), { status })
}

describe('an answer', () => {
  it('with thanks counts whatever its status says below 500: the form may stand on the page for what was not found [theme-forms#35]', async () => {
    const { told, inbox } = await openContactPage()
    answerAs(404)
    fill()
    await send()
    expect([textIn(), inbox.sent.length, told.length]).toEqual(['Thanks for contacting us', 1, 1])
  })

  it('that comes when the form has been printed anew is shown in its place, and nothing is sent twice meanwhile [theme-forms#39]', async () => {
    const { fail, answer, requests, told, page } = await openContactPage()
    fill()
    fail('slow')
    press()
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    const form = one<HTMLFormElement>('form')
    form.outerHTML = new DOMParser().parseFromString(contactFormHtml(), 'text/html').querySelector('form')?.outerHTML ?? ''
    await page.rest()
    fill()
    press()
    await page.rest()
    expect(requests).toHaveLength(1)
    answer()
    await vi.waitFor(() => expect(textIn()).toBe('Thanks for contacting us'))
    expect([requests.length, told.length, document.querySelector('form')]).toEqual([1, 1, null])
  })

  it('leaves the focus to who has gone on, and is announced', async () => {
    const { fail, answer, requests, page } = await openContactPage()
    document.body.insertAdjacentHTML('beforeend', '<input id="search">')
    fill()
    fail('slow')
    press()
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    one('#search').focus()
    answer()
    await vi.waitFor(() => expect(textIn()).toBe('Thanks for contacting us'))
    await page.rest()
    expect([document.activeElement, announced()]).toEqual([one('#search'), 'Thanks for contacting us'])
    one('#search').remove()
  })

  it('that does not come leaves the focus in the field that is filled in by then, and is announced', async () => {
    const { fail, requests, page } = await openContactPage()
    fill()
    control('name').focus()
    const press = async (then: HTMLElement) => {
      fail('500')
      one<HTMLFormElement>('form').requestSubmit()
      then.focus()
      await rest()
      await page.rest()
      return [document.activeElement, announced()]
    }
    expect(await press(control('message'))).toEqual([control('message'), messages.unknown])
    expect(await press(control('message'))).toEqual([box(), ''])
    expect([requests.length, textIn()]).toEqual([2, messages.unknown])
  })
})

describe('a message', () => {
  it('that is on its way for more than a moment is said to be, and no more when it has an answer', async () => {
    const { fail, answer, page, requests } = await openContactPage()
    fill()
    fail('slow')
    press()
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    expect(announced()).toBe('')
    await page.rest()
    expect(announced()).toBe(messages.sending)
    answer()
    await vi.waitFor(() => expect(textIn()).toBe('Thanks for contacting us'))
    await page.rest()
    expect(announced()).toBe('')
  })

  it('that has the focus is not announced besides: it would be heard twice', async () => {
    const { fail, page } = await openContactPage()
    fill()
    fail('500')
    await send()
    await page.rest()
    expect([document.activeElement, announced()]).toEqual([box(), ''])
    await send()
    await page.rest()
    expect([document.activeElement, textIn(), announced()]).toEqual([box(), 'Thanks for contacting us', ''])
  })
})

describe('what other scripts put into a form', () => {
  it('in the place of a field is checked and sent as that field was', async () => {
    const { requests, inbox } = await openContactPage()
    fill()
    const copy = control('name').cloneNode() as HTMLInputElement
    control('name').replaceWith(copy)
    copy.value = ''
    await send()
    expect([requests.length, textIn()]).toEqual([0, 'Please, fill in the following fields:Name'])
    copy.value = 'Ann'
    await send()
    expect([inbox.sent.length, textIn()]).toEqual([1, 'Thanks for contacting us'])
    expect(requests[0]?.form.get('et_pb_contact_email_fields_0')).toContain('et_pb_contact_name_0')
  })

  it('leaves the sum that is asked as it is, and with it the answer', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { inbox } = await openContactPage()
    fill()
    type(control('captcha'), '14')
    await send()
    type(control('captcha'), '2')
    const copy = control('name').cloneNode() as HTMLInputElement
    control('name').replaceWith(copy)
    copy.value = 'Ann'
    expect(one('.et_pb_contact_captcha_question').textContent).toBe('1 + 1')
    await send()
    expect([textIn(), inbox.sent.length]).toEqual(['Thanks for contacting us', 1])
  })

  it('and another plugin asks in it is kept when the form comes back, but for what a script keeps where nobody sees it', async () => {
    const asked = '<p><input type="checkbox" name="consent"><input name="firm"><textarea name="proof" class="unseen"></textarea></p><div class="et_contact_bottom_container">'
    const html = contactFormHtml().replace('<div class="et_contact_bottom_container">', asked)
    vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function seen(this: Element) {
      return !this.matches('.unseen')
    })
    await openContactPage({ html })
    window.fetch = async () => new Response(html)
    const others = () => [one('[name="consent"]').checked, one('[name="firm"]').value, one('[name="proof"]').value]
    fill()
    one('[name="consent"]').click()
    type(one('[name="firm"]'), 'Till & Co')
    one('[name="proof"]').value = 'good for once'
    const before = one('form')
    await send()
    expect([one('form') === before, textIn(), ...others(), control('name').value]).toEqual([false, messages.refused, true, 'Till & Co', '', 'Ann'])
  })

  it('and is hidden by them is neither asked for nor described, and is named as hidden', async () => {
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function shown(this: Element) {
      return (this.closest('[style*="none"]') ? [] : [{}]) as never
    })
    const { requests } = await openContactPage({ forms: [{ hasCaptcha: false, fields: [{ id: 'by', type: 'radio', title: 'Answer by', options: ['Phone', 'Post'] }, { id: 'name', title: 'Name' }] }] })
    shell('by').style.display = 'none'
    type(control('name'), 'Ann')
    await send()
    expect(JSON.parse(requests[0]?.form.get('et_pb_contact_email_hidden_fields_0') ?? 'null')).toEqual(['by'])
    expect(requests[0]?.form.get('et_pb_contact_email_fields_0')).not.toContain('et_pb_contact_by_0')
  })
})

describe('a form that is bound anew, for what another script has put into it', () => {
  const replace = () => {
    const copy = control('message').cloneNode() as HTMLTextAreaElement
    copy.value = control('message').value
    control('message').replaceWith(copy)
  }

  it('is offered once where it could not leave the device, and not at all when it has arrived', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { fail, requests, page, inbox } = await openContactPage()
    const offers = () => [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === messages.sendNow).length
    fill()
    fail('offline')
    await send()
    line.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await page.rest()
    expect(offers()).toBe(1)
    replace()
    fail('500')
    await send()
    await page.rest()
    // Whoever took the older offer would send it once more.
    expect([offers(), textIn()]).toEqual([0, messages.unknown])
    await send()
    await page.rest()
    expect([offers(), inbox.sent.length, requests.length]).toEqual([0, 1, 3])
  })

  it('has nothing said of its fields that is true no more', async () => {
    const { fail } = await openContactPage()
    fill()
    type(control('name'), '')
    await send()
    expect([control('name').getAttribute('aria-invalid'), control('name').className.includes('et_contact_error')]).toEqual(['true', true])
    // Without a word, as scripts do: only what is bound now looks.
    control('name').value = 'Ann'
    replace()
    fail('500')
    await send()
    expect([control('name').getAttribute('aria-invalid'), control('name').className.includes('et_contact_error')]).toEqual([null, false])
  })
})

describe('names', () => {
  it('of a required group are not covered by its title [theme-forms#53]', async () => {
    await openContactPage({ forms: [{ fields: [{ id: 'wants', type: 'checkbox', title: 'Wants', options: ['Catalogue', 'Visit'] }] }] })
    const group = one('[role="group"]', shell('wants'))
    expect([group.getAttribute('aria-label'), group.getAttribute('aria-labelledby')]).toEqual(['Wants, required', null])
  })

  it('of boxes have no part in what the theme draws in their place, and a box that stands alone is no group', async () => {
    const { page } = await openContactPage({ forms: [{ fields: [{ id: 'wants', type: 'checkbox', title: 'Wants', options: ['Catalogue', 'Visit'] }, { id: 'terms', type: 'checkbox', title: 'I have read the terms' }] }] })
    expect([...document.querySelectorAll('label > i')].map((drawn) => drawn.getAttribute('aria-hidden'))).toEqual(['true', 'true', 'true'])
    expect([...document.querySelectorAll('[role]')].map((group) => [group.getAttribute('role'), group.closest('p')?.dataset['id']])).toEqual([['group', 'wants'], ['status', undefined]])
    page.stop()
    expect(document.querySelector('[aria-hidden]')).toBeNull()
  })

  it('of boxes are their own form\'s, though another has the same ids', async () => {
    const form = contactFormHtml({ fields: [{ id: 'wants', type: 'checkbox', title: 'Wants', options: ['Catalogue', 'Visit'] }] })
    await openContactPage({ html: form + form.replace('data-form_unique_num="0"', 'data-form_unique_num="1"') })
    expect([...document.querySelectorAll('form')].map((each) => [...each.querySelectorAll('[type="checkbox"]')].map((element) => element.getAttribute('aria-label')))).toEqual([[null, null], ['Catalogue', 'Visit']])
  })
})

describe('a draft', () => {
  it('keeps what it kept when the form was refused, and what is typed then', async () => {
    const html = contactFormHtml() + '<script type="application/json" id="tillkit-config">{"units":{"contact-form":{"drafts":true}}}</script>'
    const { fail, page } = await openContactPage({ html })
    sessionStorage.clear()
    fill()
    await vi.advanceTimersByTimeAsync(1000)
    fail('nonce')
    await send()
    await page.rest()
    type(control('name'), 'Bob')
    await vi.advanceTimersByTimeAsync(1000)
    const [kept = ''] = Object.values(sessionStorage) as string[]
    expect((JSON.parse(kept) as { values: unknown }).values).toMatchObject({ name: 'Bob', email: 'Ann@Example.test', message: 'Hello.\nTwo lines.' })
    sessionStorage.clear()
  })
})

describe('the page builder\'s own views', () => {
  it.each(['et-fb', 'et-bfb', 'et-tb'])('are left alone (%s)', async (view) => {
    document.body.classList.add(view)
    const { requests } = await openContactPage()
    fill()
    const event = new Event('submit', { bubbles: true, cancelable: true })
    document.querySelector('form')?.dispatchEvent(event)
    await rest()
    expect([event.defaultPrevented, requests.length]).toEqual([false, 0])
    document.body.classList.remove(view)
  })
})
