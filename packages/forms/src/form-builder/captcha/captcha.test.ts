import type { TestPage } from '@tillkit/testing/contract'
import { builderErrors, builderErrorHtml, questionField, serviceBox, sumField } from '@tillkit/fixtures/form-builder'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errors, field, one, openForm, pass, submit, type } from '../../../test/builder-form.ts'

let page: TestPage | undefined

afterEach(() => {
  page?.close()
  page = undefined
  vi.unstubAllGlobals()
  // What was typed is kept for the tab.
  sessionStorage.clear()
})

async function open(form: Parameters<typeof openForm>[0]) {
  const opened = await openForm(form)
  page = opened.page
  return opened
}

const answer = () => one('#wpforms-12-field_1')
/** The sum that the shopper sees, as it is checked, and as it is sent. */
const sums = () => [
  ['n1', 'cal', 'n2'].map((part) => one(`span.${part}`).textContent),
  ['n1', 'cal', 'n2'].map((part) => answer().getAttribute(`data-${part}`)),
  ['n1', 'cal', 'n2'].map((part) => one(`input.${part}`).value),
]

/** Lets the sum be another. */
function ask(n1: string, cal: string, n2: string): void {
  for (const [part, value] of Object.entries({ n1, cal, n2 })) answer().setAttribute(`data-${part}`, value)
}

/** What is said of an answer to the sum. */
async function saidOf(text: string): Promise<string | undefined> {
  type('#wpforms-12-field_1', text)
  await submit()
  return errors()[0]?.[1]
}

describe('a sum', () => {
  it('stands in the form, and is sent with it [form-builder-forms#77]', async () => {
    await open({ fields: [sumField('12', '1')] })
    const [shown = [], checked, sent] = sums()
    expect([checked, sent]).toEqual([shown, shown])
    expect([shown[0], shown[2]].every((number) => /^\d+$/.test(number ?? '') && Number(number) >= 1 && Number(number) <= 15)).toBe(true)
    expect(['+', '*']).toContain(shown[1])
  })

  it('wants its result, with spaces or without [form-builder-forms#78]', async () => {
    const { sent } = await open({ fields: [sumField('12', '1')], answers: Array(2).fill(builderErrors('12', { general: { header: builderErrorHtml('12', 'header', 'No.') } })) })
    ask('7', '*', '6')
    expect([await saidOf(''), await saidOf('43'), sent.length]).toEqual(['This field is required.', 'Incorrect answer.', 0])
    expect([await saidOf('42'), await saidOf(' 42 '), sent.length]).toEqual([undefined, undefined, 2])
  })

  it('that need not be done is right without an answer', async () => {
    const { sent } = await open({ fields: [sumField('12', '1', false)] })
    expect([await saidOf(''), sent.length]).toEqual([undefined, 1])
  })

  it('is another in a popup that is opened again, but not under an answer', async () => {
    await open({ fields: [sumField('12', '1')] })
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
    window.dispatchEvent(new Event('elementor/popup/show'))
    expect(sums()[0]).toEqual(['8', '*', '8'])
    type('#wpforms-12-field_1', '64')
    random.mockReturnValue(0)
    document.dispatchEvent(new Event('om.Html.append.after'))
    expect(sums()[0]).toEqual(['8', '*', '8'])
    random.mockRestore()
  })

  it('stays where the form is bound anew, as another script has put a field into it', async () => {
    const { sent } = await open({ fields: [sumField('12', '1')] })
    const [before] = sums()
    one('.wpforms-field-container').insertAdjacentHTML('beforeend', '<div class="wpforms-field wpforms-field-text" data-field-id="2"><input type="text" name="wpforms[fields][2]" required class="wpforms-field-required"></div>')
    await submit()
    expect([sums(), sent.length]).toEqual([[before, before, before], 0])
  })
})

it('a question wants its answer, in letters of any size [form-builder-forms#80]', async () => {
  const { sent } = await open({ fields: [questionField('12', '1', 'Paris')] })
  expect([await saidOf('pariss'), sent.length]).toEqual(['Incorrect answer.', 0])
  expect([await saidOf(' paris '), sent.length]).toEqual([undefined, 1])
})

describe('a service against bots', () => {
  const text = field('1', 'text', { isRequired: true })
  const button = () => one<HTMLButtonElement>('.wpforms-submit')

  it('that could not be loaded holds the form back, and says so in its box [form-builder-forms#81]', async () => {
    const { sent } = await open({ fields: [text], beforeButton: serviceBox('recaptcha', 'invisible') })
    button().setAttribute('data-captchaInvalid', 'true')
    type('#wpforms-12-field_1', 'x')
    await submit()
    const error = one<HTMLElement>('#wpforms-field_recaptcha-error')
    expect([error.closest('.wpforms-recaptcha-container') !== null, error.textContent, error.className]).toEqual([true, 'Google reCAPTCHA verification failed, please try again later.', 'wpforms-error'])
    expect([sent.length, button().textContent, button().disabled, button().getAttribute('aria-disabled') === 'true']).toEqual([0, 'Submit', false, false])
    button().removeAttribute('data-captchaInvalid')
    await submit()
    expect([sent.length, document.querySelector('#wpforms-field_recaptcha-error')]).toEqual([1, null])
  })

  it('asks anew after an attempt that was refused, also the first of a page, and nobody is led to a field [form-builder-forms#82]', async () => {
    const reset = vi.fn()
    vi.stubGlobal('hcaptcha', { reset })
    await open({ fields: [text], beforeButton: serviceBox('hcaptcha'), answers: [builderErrors('12', { field: { 'wpforms[fields][1]': 'No.' } })] })
    one('.h-captcha').setAttribute('data-recaptcha-id', '0')
    one('.wpforms-recaptcha-hidden').value = '1'
    type('#wpforms-12-field_1', 'x')
    button().focus()
    await submit()
    expect([reset.mock.calls, one('.wpforms-recaptcha-hidden').value, errors(), document.activeElement]).toEqual([[[0]], '', [['1', 'No.']], button()])
  })

  it('of the invisible kind is asked by its button\'s number, and the form goes on when it calls back', async () => {
    let token = ''
    const execute = vi.fn(async () => undefined)
    vi.stubGlobal('grecaptcha', { execute, reset: vi.fn(), getResponse: () => token })
    const { sent } = await open({ fields: [text], beforeButton: serviceBox('recaptcha', 'invisible') })
    Reflect.set(button(), 'recaptchaID', 0)
    type('#wpforms-12-field_1', 'x')
    await submit()
    expect([execute.mock.calls, sent.length, button().getAttribute('aria-disabled') === 'true']).toEqual([[[0]], 0, false])
    token = 'solved'
    const { wpforms } = window as unknown as { wpforms: { formSubmit(form: Element): void } }
    wpforms.formSubmit(one('form'))
    await pass(50)
    expect([execute.mock.calls.length, sent.length]).toEqual([1, 1])
  })

  it('of the invisible kind that fails says so', async () => {
    vi.stubGlobal('grecaptcha', { execute: () => Promise.reject(new Error('timeout')), getResponse: () => '' })
    const { sent } = await open({ fields: [text], beforeButton: serviceBox('recaptcha', 'invisible') })
    Reflect.set(button(), 'recaptchaID', 0)
    type('#wpforms-12-field_1', 'x')
    await submit()
    expect([sent.length, one('#wpforms-field_recaptcha-error').textContent]).toEqual([0, 'Google reCAPTCHA verification failed, please try again later.'])
  })

  it('of the newest kind gives its token by the page\'s own function, which is waited for and no longer than it takes', async () => {
    const ask = vi.fn((done: () => void) => {
      one<HTMLInputElement>('input[name="wpforms[recaptcha]"]').value = 'token'
      setTimeout(done, 500)
    })
    vi.stubGlobal('wpformsRecaptchaV3Execute', ask)
    const { sent } = await open({ fields: [text], beforeButton: serviceBox('recaptcha', 'v3') })
    type('#wpforms-12-field_1', 'x')
    await submit()
    expect(sent.length).toBe(0)
    await pass(600)
    expect([sent.length, sent[0]?.get('wpforms[recaptcha]')]).toEqual([1, 'token'])
  })

  it('of the newest kind that never answers, or is not there, holds the form back', async () => {
    const { sent } = await open({ fields: [text], beforeButton: serviceBox('recaptcha', 'v3') })
    type('#wpforms-12-field_1', 'x')
    await submit()
    expect([sent.length, document.querySelector('#wpforms-field_recaptcha-error') !== null]).toEqual([0, true])
    vi.stubGlobal('wpformsRecaptchaV3Execute', () => undefined)
    await submit()
    expect(document.querySelector('#wpforms-field_recaptcha-error')).toBeNull()
    await pass(10_000)
    expect([sent.length, document.querySelector('#wpforms-field_recaptcha-error') !== null]).toEqual([0, true])
  })

  it('of Cloudflare\'s has to have been answered', async () => {
    const { sent } = await open({ fields: [text], beforeButton: serviceBox('turnstile') })
    type('#wpforms-12-field_1', 'x')
    await submit()
    expect([sent.length, errors().map(([, told]) => told)]).toEqual([0, ['Cloudflare Turnstile verification failed, please try again later.']])
    one('.wpforms-recaptcha-hidden').value = '1'
    await submit()
    expect(sent.length).toBe(1)
  })

  it('draws its widget in a form that comes when the page is done, and notes its number', async () => {
    const render = vi.fn(() => 3)
    const noted = vi.fn()
    vi.stubGlobal('grecaptcha', { render })
    vi.stubGlobal('wpformsRecaptchaCallback', noted)
    await open({ fields: [text], beforeButton: serviceBox('recaptcha') })
    const widget = one<HTMLElement>('.g-recaptcha')
    const [[element, options] = []] = render.mock.calls as unknown as [Element, { sitekey: string; callback(): void }][]
    options?.callback()
    expect([element === widget, options?.sitekey, widget.dataset['recaptchaId'], noted.mock.calls]).toEqual([true, 'key', '3', [[widget]]])
  })
})
