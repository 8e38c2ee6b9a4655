import { BUILDER_SILENCE, builderConfirmation, builderErrorHtml, builderErrors, builderRedirect } from '@tillkit/fixtures/form-builder'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errors, field, one, type OpenForm, openForm, pass, said, submit, type } from '../../test/builder-form.ts'

let open: OpenForm

afterEach(() => {
  open.page.close()
  vi.restoreAllMocks()
})

const QUESTION = '#wpforms-12-field_1'
const question = () => [field('1', 'text', { isRequired: true })]

/** Notes the builder's events that are raised natively, on a page without jQuery. */
function hear(...types: string[]): unknown[][] {
  const heard: unknown[][] = []
  for (const name of types) document.addEventListener(name, (event) => heard.push([name, (event.target as Element).id, (event as CustomEvent<unknown>).detail]), { signal: AbortSignal.timeout(60_000) })
  return heard
}

const send = async (answers: (string | number | Error)[] = [], more: Parameters<typeof openForm>[0] = { fields: question() }) => {
  open = await openForm({ answers, ...more })
  type(QUESTION, 'How long?')
  await submit()
}

describe('what is sent', () => {
  it('[form-builder-forms#99] is one call with the form\'s fields, its number, its token and its times in the release\'s unit', async () => {
    await send([], { fields: question(), decoy: '9' })
    const [data] = open.sent
    const own = Object.fromEntries([...(data ?? [])].filter(([name]) => !name.endsWith('timestamp')))
    expect([open.sent.length, own]).toEqual([1, {
      'wpforms[fields][9]': '', 'wpforms[fields][1]': 'How long?', 'wpforms[id]': '12', page_title: 'Contact', page_url: '/contact/', url_referer: '', page_id: '117', 'wpforms[post_id]': '117',
      'wpforms[submit]': 'wpforms-submit', 'wpforms[token]': 'b27b4b085e8d3385c7299a591803385e', action: 'wpforms_submit',
    }])
    const times = () => ['start_timestamp', 'end_timestamp'].map((name) => Number(open.sent.at(-1)?.get(name)))
    const seconds = times()
    expect([seconds.every(Number.isInteger), (seconds[0] ?? 0) <= (seconds[1] ?? 0), (seconds[0] ?? 0) < 1e11]).toEqual([true, true, true])
    for (const release of ['1.9.2.2', null]) {
      open.page.close()
      await send([], { fields: question(), release })
      expect(times().every((time) => Number.isInteger(time) && time > 1e11)).toBe(true)
    }
  })

  it('[form-builder-forms#100] shows that it is on its way, and is not sent a second time', async () => {
    await send(['never'])
    const button = one('.wpforms-submit')
    expect([button.getAttribute('aria-disabled'), button.textContent, document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent]).toEqual(['true', 'Sending...', 'Submit button is disabled during form submission.'])
    expect([one<HTMLElement>('.wpforms-submit-spinner').style.display, one('#wpforms-12').classList.contains('wpforms-loading'), button.hasAttribute('disabled')]).toEqual(['', true, false])
    for (let press = 0; press < 20; press += 1) button.click()
    await submit()
    expect([open.sent.length, document.querySelectorAll('#wpforms-form-12-submit-btn-disabled').length]).toEqual([1, 1])
  })
})

describe('an answer', () => {
  it('[form-builder-forms#101] with thanks shows them, leads to them, and is told of in its order', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const heard = hear('wpformsAjaxSubmitSuccess', 'wpformsAjaxSubmitSuccessConfirmation', 'wpformsAjaxSubmitCompleted')
    await send([builderConfirmation('12', 'Thanks')])
    expect([one('#wpforms-12').textContent.trim(), scrolled.mock.calls.at(-1)?.[0]]).toEqual(['Thanks', { top: 0, behavior: 'smooth' }])
    expect(heard.map(([name, id]) => [name, id])).toEqual([['wpformsAjaxSubmitSuccess', 'wpforms-form-12'], ['wpformsAjaxSubmitSuccessConfirmation', 'wpforms-12']])
    expect(heard[0]?.[2]).toMatchObject([{ success: true, data: { confirmation: expect.stringContaining('Thanks') as string } }])
  })

  it('[form-builder-forms#102] that leads elsewhere is followed, in a window of its own where it says so, and the form stays on its way', async () => {
    const gone = vi.spyOn(location, 'assign').mockReturnValue()
    const again = vi.spyOn(location, 'reload').mockReturnValue()
    const opened = vi.spyOn(window, 'open').mockReturnValue(window)
    const heard = hear('wpformsAjaxSubmitBeforeRedirect')
    await send([builderRedirect('12', '/thanks/')])
    expect([gone.mock.calls, one('.wpforms-submit').getAttribute('aria-disabled'), heard.length]).toEqual([[['/thanks/']], 'true', 1])
    open.page.close()
    await send([builderRedirect('12', '/thanks/', true)])
    expect([opened.mock.calls, again.mock.calls.length, gone.mock.calls.length]).toEqual([[['/thanks/', '_blank']], 1, 1])
    open.page.close()
    // A window that the browser does not open is no way out.
    opened.mockReturnValue(null)
    await send([builderRedirect('12', '/thanks/', true)])
    expect([again.mock.calls.length, gone.mock.calls.length]).toEqual([1, 2])
  })

  it('[form-builder-forms#103] that somebody else goes on with is handed on: no error, and the button stays as it is', async () => {
    const heard = hear('wpformsAjaxSubmitActionRequired', 'wpformsAjaxSubmitCompleted')
    const answer = { success: true, data: { action_required: true, payment_intent_client_secret: 'pi' } }
    await send([JSON.stringify(answer)])
    expect([heard, errors(), one('.wpforms-submit').getAttribute('aria-disabled'), document.querySelector('.wpforms-error-container')]).toEqual([[['wpformsAjaxSubmitActionRequired', 'wpforms-form-12', [answer]]], [], 'true', null])
    // The payment's script sends it again.
    const { wpforms } = window as unknown as { wpforms: { formSubmitAjax(form: Element): void } }
    wpforms.formSubmitAjax(one('form'))
    await pass(50)
    expect([open.sent.length, one('#wpforms-12').textContent.trim()]).toEqual([2, 'Thank you & goodbye.'])
  })

  it('[form-builder-forms#104] tells each part of a field what is wrong with it', async () => {
    const name = field('3', 'name', { parts: [{ key: 'first', label: 'First', width: 'one-half' }, { key: 'last', label: 'Last', width: 'one-half' }] })
    await send([builderErrors('12', { field: { 'wpforms[fields][3][first]': { first: 'A', last: 'B' } } })], { fields: [...question(), name] })
    const beside = (id: string) => one(id).parentElement?.querySelector('em')?.textContent
    expect([beside('#wpforms-12-field_3'), beside('#wpforms-12-field_3-last'), one('#wpforms-12-field_3').hasAttribute('data-server-error')]).toEqual(['A', 'B', true])
    expect(document.activeElement?.id).toBe('wpforms-12-field_3')
    // Said no more once it is changed.
    type('#wpforms-12-field_3', 'Ann')
    await pass(1100)
    expect([said(), one('#wpforms-12-field_3').hasAttribute('data-server-error')]).toEqual([['B'], false])
  })

  it('[form-builder-forms#105] tells a row of a table, and not the one that it is named by', async () => {
    const rows = [1, 2, 3].map((row) => `<tr><th>Row ${row}</th><td><input type="radio" name="wpforms[fields][9][${row}]" id="wpforms-12-field_9_${row}_1" value="1"></td></tr>`)
    const table = field('9', 'likert_scale', { html: `<table class="modern"><tbody>${rows.join('')}</tbody></table>` })
    await send([builderErrors('12', { field: { 'wpforms[fields][9][3]': { r2: 'Row' } } })], { fields: [...question(), table] })
    expect([said(), [...document.querySelectorAll('th')].map(({ textContent }) => textContent)]).toEqual([['Row'], ['Row 1', 'Row 2Row', 'Row 3']])
  })

  it('[form-builder-forms#106] about the form stands at its start, is said of the form, and goes with the next attempt', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
    await send([builderErrors('12', { general: { header: builderErrorHtml('12', 'header', 'Closed &amp; gone.') } }), 'never'])
    const form = one('form')
    expect([form.firstElementChild?.id, form.firstElementChild?.querySelector('p')?.textContent, form.getAttribute('aria-invalid'), form.getAttribute('aria-errormessage'), scrolled.mock.calls.length > 0]).toEqual(['wpforms-12-header-error', 'Closed & gone.', 'true', 'wpforms-12-header-error', true])
    await submit()
    expect([document.querySelector('.wpforms-error-container'), form.hasAttribute('aria-invalid')]).toEqual([null, false])
    open.page.close()
    await send([builderErrors('12', { general: { header: builderErrorHtml('12', 'header', 'Closed.') } })], { fields: question(), before: '<div class="wpforms-page-indicator circles"></div>' })
    expect(one('.wpforms-page-indicator').nextElementSibling?.id).toBe('wpforms-12-header-error')
  })

  it('[form-builder-forms#107] about fields that the form does not have says nothing at any, and the form can be sent', async () => {
    await send([JSON.stringify({ success: false, data: { errors: { field: { 'wpforms[fields][88]': 'Required.' } } } })])
    expect([errors(), one('.wpforms-submit').hasAttribute('aria-disabled'), open.page.errors]).toEqual([[], false, []])
    await submit()
    expect(open.sent).toHaveLength(2)
  })

  it('[form-builder-forms#108] of one text stands before the button, behind what screen readers are told', async () => {
    await send([JSON.stringify({ success: false, data: 'Bad' })])
    const box = one('.wpforms-submit-container').previousElementSibling
    expect([box?.className, box?.firstElementChild?.textContent, box?.firstElementChild?.className, box?.textContent, box?.getAttribute('role')]).toEqual(['wpforms-error-container', 'Form error message', 'wpforms-hidden', 'Form error messageBad', 'alert'])
  })

  it.each([['an error', 500], ['a page', '<html><body>Error</body></html>']] as const)('[form-builder-forms#109] that is %s keeps what was typed, says so, and the form can be sent', async (_, answer) => {
    const heard = hear('wpformsAjaxSubmitError')
    await send([answer])
    expect([one(QUESTION).value, one('.wpforms-error-container p').textContent, one('.wpforms-submit').hasAttribute('aria-disabled'), heard.length]).toEqual(['How long?', 'Network error or server is unreachable. Check your connection or try again later.', false, 1])
    await submit()
    expect([open.sent.length, one('#wpforms-12').textContent.trim()]).toEqual([2, 'Thank you & goodbye.'])
  })

  it('[form-builder-forms#110] that has taken it without a word is told of in ours', async () => {
    await send([BUILDER_SILENCE])
    expect([one('.wpforms-error-container p').textContent.includes('has not confirmed'), one(QUESTION).value]).toEqual([true, 'How long?'])
  })
})
