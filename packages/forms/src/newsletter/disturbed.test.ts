import { newsletterHtml } from '@tillkit/fixtures/theme-forms'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { anatomy, classes } from './anatomy.ts'
import { button, errors, fieldOf, fillIn, find, openSignup, pressEnter, rest, type, type SignupOptions, type SignupPage } from '../../test/signup-page.ts'

let page: SignupPage
const open = async (options?: SignupOptions) => {
  page = await openSignup(options)
  return page
}
const REFUSAL = JSON.stringify({ success: false, data: { error: 'Bitte gib eine gültige E-Mail-Adresse ein.' } })

afterEach(() => {
  vi.restoreAllMocks()
  page.close()
  history.replaceState(null, '', '/')
})

describe('what another script puts into a form', () => {
  it('in the place of its fields is filled in, checked and sent as they were', async () => {
    await open()
    fillIn()
    const fields = find(anatomy.fields)
    const copy = fields.cloneNode(true) as HTMLElement
    fields.replaceWith(copy)
    fillIn({ email: '' })
    button().click()
    await rest()
    expect([page.calls.length, errors().textContent, document.activeElement === fieldOf('email')]).toEqual([0, 'Please, fill in the following fields:Email', true])
    fillIn({ email: 'bob@example.test' })
    button().click()
    await rest()
    expect(page.calls.map((call) => [call.get('et_firstname'), call.get('et_email')])).toEqual([['Ann', 'bob@example.test']])
    expect([copy.style.display, find(anatomy.success).style.display]).toEqual(['none', 'block'])
  })

  it('while it is on its way waits for the answer to what was sent', async () => {
    await open()
    let answer: (response: Response) => void = () => undefined
    page.answers.push(() => new Promise((resolve) => { answer = resolve }))
    fillIn()
    button().click()
    await vi.waitFor(() => expect(page.calls).toHaveLength(1))
    const fields = find(anatomy.fields)
    fields.replaceWith(fields.cloneNode(true))
    button().click()
    await rest()
    answer(new Response('{"success":true}'))
    await rest()
    expect([page.calls.length, find(anatomy.success).style.display]).toEqual([1, 'block'])
  })
})

describe('a form that is bound anew, for what another script has put into it', () => {
  it('is offered once where it could not leave the device, and not at all when it has arrived', async () => {
    await open()
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    page.answers.push(() => { throw new TypeError('Failed to fetch') })
    const send = async () => {
      button().click()
      await rest()
      await page.rest()
    }
    const offers = () => document.querySelectorAll('tillkit-slot button').length
    fillIn()
    await send()
    line.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await rest()
    await page.rest()
    expect(offers()).toBe(1)
    const copy = fieldOf('first').cloneNode() as HTMLInputElement
    fieldOf('first').replaceWith(copy)
    fillIn()
    page.answers.push(() => new Response('{"error":"no"}'))
    await send()
    // Whoever took the older offer would send it once more.
    expect([offers(), errors().textContent]).toEqual([0, 'no'])
    await send()
    expect([offers(), page.calls.length, find(anatomy.success).style.display]).toEqual([0, 3, 'block'])
  })

  it('has nothing said of its fields that is true no more', async () => {
    await open()
    fillIn({ last: '' })
    button().click()
    await rest()
    expect([fieldOf('last').getAttribute('aria-invalid'), fieldOf('last').classList.contains(classes.wrong)]).toEqual(['true', true])
    // Without a word, as scripts do: only what is bound now looks.
    fieldOf('last').value = 'Shopper'
    const copy = fieldOf('first').cloneNode() as HTMLInputElement
    copy.value = 'Ann'
    fieldOf('first').replaceWith(copy)
    page.answers.push(() => new Response('{"error":"no"}'))
    button().click()
    await rest()
    expect([page.calls.length, fieldOf('last').getAttribute('aria-invalid'), fieldOf('last').classList.contains(classes.wrong)]).toEqual([1, null, false])
  })
})

describe('a newer nonce', () => {
  // What is transformed by then does not keep a busy machine.
  beforeAll(() => import('./sending/nonce.late.ts'))

  it('is asked for without the page\'s query, which may put something into the cart', async () => {
    history.replaceState(null, '', '/shop/?add-to-cart=12&quantity=3')
    await open({ nonce: 'old0000000' })
    fillIn()
    button().click()
    await vi.waitFor(() => expect(page.others).toHaveLength(1), 10_000)
    expect([new URL(page.others[0] ?? '', location.href).pathname, page.others[0]?.includes('add-to-cart')]).toEqual(['/shop/', false])
  })

  it('is not asked for again where the page has said that there is none', async () => {
    await open({ pageNow: () => `{"et_frontend_nonce":"${page.site.inbox.nonces.signup}"}` })
    for (let time = 0; time < 3; time += 1) {
      page.answers.push(() => new Response(REFUSAL))
      fillIn()
      button().click()
      await rest()
      expect(errors().textContent).toBe('Bitte gib eine gültige E-Mail-Adresse ein.')
    }
    expect([page.calls.length, page.others.length]).toEqual([3, 1])
  })
})

describe('a success', () => {
  it('that leads to a place of the same page is shown, too', async () => {
    const gone = vi.spyOn(location, 'assign').mockReturnValue()
    await open({ newsletters: [{ redirectUrl: '#thanks' }] })
    fillIn()
    button().click()
    await rest()
    expect([find(anatomy.success).style.display, find(anatomy.fields).style.display, gone.mock.calls.length]).toEqual(['block', 'none', 1])
  })

  it('tells the page that it leads to what was sent, not what was typed since [theme-forms#47]', async () => {
    const gone = vi.spyOn(location, 'assign').mockReturnValue()
    await open({ newsletters: [{ redirectUrl: '/welcome/', redirectQuery: ['email'] }] })
    let answer: (response: Response) => void = () => undefined
    page.answers.push(() => new Promise((resolve) => { answer = resolve }))
    fillIn()
    button().click()
    await rest()
    type(fieldOf('email'), 'other@example.test')
    answer(new Response('{"success":true}'))
    await rest()
    expect(gone.mock.calls.map(([address]) => new URL(String(address)).search)).toEqual(['?email=ann%40example.test'])
  })
})

describe('Enter', () => {
  it('that ends a word of an input method sends nothing, also where the browser says so by its code alone [theme-forms#45]', async () => {
    await open()
    fillIn()
    expect(pressEnter(fieldOf('email'), { keyCode: 229 } as KeyboardEventInit)).toBe(false)
    await rest()
    expect(page.calls).toEqual([])
  })
})

describe('a field of another script\'s', () => {
  it('that takes Enter for a suggestion of its own sends nothing by it, and by the next one', async () => {
    await open()
    fillIn()
    fieldOf('email').addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    pressEnter(fieldOf('email'))
    await rest()
    expect(page.calls).toHaveLength(0)
    pressEnter(fieldOf('email'))
    await rest()
    expect(page.calls).toHaveLength(1)
  })
})

describe('a form without a place for errors', () => {
  it('gets one, in which the server\'s words are shown, and loses it with us', async () => {
    const html = newsletterHtml().replace(/<div class="et_pb_newsletter_result et_pb_newsletter_error">\s*<\/div>/, '')
    await open({ html })
    fillIn()
    page.answers.push(() => new Response(REFUSAL))
    button().click()
    await rest()
    expect(find('.et_pb_newsletter_form tillkit-slot').textContent).toBe('Bitte gib eine gültige E-Mail-Adresse ein.')
    page.stop()
    expect(document.querySelector('tillkit-slot')).toBeNull()
  })
})

describe('the page builder\'s own views', () => {
  it.each(['et-fb', 'et-bfb', 'et-tb'])('of a whole page send nothing (%s)', async (view) => {
    document.body.classList.add(view)
    await open()
    fillIn()
    button().click()
    await rest()
    document.body.classList.remove(view)
    expect(page.calls).toEqual([])
  })
})

describe('a protected form', () => {
  it('says so at the page, by which the service\'s badge is shown, for as long as it is there', async () => {
    await open({ newsletters: [{ isProtected: true }] })
    expect(document.body.classList.contains('et_pb_recaptcha_enabled')).toBe(true)
    page.stop()
    expect(document.body.classList.contains('et_pb_recaptcha_enabled')).toBe(false)
  })
})
