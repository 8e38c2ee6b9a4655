import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSubmitAnswer } from './answer.ts'
import { builderAnswers, builderGlobals, builderHtml } from './form-builder.fixtures.ts'

let page: TestPage

afterEach(() => page.close())

/** Opens the page with a server behind it, which gives one answer after the other to forms that are sent. */
async function open({ html = builderHtml, answers = [] as (string | Error)[] } = {}) {
  page = await openTestPage(async () => (await import('./form-builder.ts')).formBuilder, { html, globals: builderGlobals })
  const sent: FormData[] = []
  const asked: URLSearchParams[] = []
  window.fetch = vi.fn(async (_url, init) => {
    if (init?.body instanceof URLSearchParams) {
      asked.push(init.body)
      return new Response(builderAnswers.token)
    }
    sent.push(init?.body as FormData)
    const answer = answers.shift() ?? builderAnswers.sent
    if (answer instanceof Error) throw answer
    if (answer === 'never') await new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))))
    if (answer === '500') return new Response('<h1>Error</h1>', { status: 500 })
    return new Response(answer)
  })
  await page.start()
  return { sent, asked }
}

const one = <E extends Element = HTMLInputElement>(selector: string) => document.querySelector(selector) as E
const fill = (question = 'How long?', email = 'ann@shop.example', topic = 'Rolls') => {
  one('#wpforms-7-field_1').value = question
  one('#wpforms-7-field_3').value = email
  one<HTMLSelectElement>('#wpforms-7-field_4').value = topic
}
const submit = async () => {
  one<HTMLFormElement>('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await vi.advanceTimersByTimeAsync(50)
  await page.rest()
}
const errors = () => [...document.querySelectorAll('em.wpforms-error')].map(({ id, textContent }) => [id, textContent])

describe('a form of the form builder', () => {
  it('is checked by its own rules, and told in its own markup', async () => {
    const { sent } = await open()
    fill('', 'a@b', '')
    await submit()
    expect(sent).toHaveLength(0)
    expect(errors()).toEqual([
      ['wpforms-7-field_1-error', 'This field isn\'t optional.'],
      ['wpforms-7-field_3-error', 'Please enter a valid email address.'],
      ['wpforms-7-field_4-error', 'This field isn\'t optional.'],
    ])
    const question = one('#wpforms-7-field_1')
    expect(question.parentElement?.lastElementChild?.id).toBe('wpforms-7-field_1-error')
    expect([question.className, question.parentElement?.classList.contains('wpforms-has-error')]).toEqual(['wpforms-field-required wpforms-error', true])
    expect([question.getAttribute('aria-describedby'), question.getAttribute('aria-invalid')]).toEqual(['wpforms-7-field_1-description wpforms-7-field_1-error', 'true'])
    // A name of its own would be read instead of what is wrong.
    expect(one('#wpforms-7-field_1-error').hasAttribute('aria-label')).toBe(false)
    expect([one('#wpforms-7-field_3').nextElementSibling?.id, document.activeElement]).toEqual(['wpforms-7-field_3-error', question])
  })

  it('is sent once with its fields and its token, and shows what the server says', async () => {
    const { sent } = await open()
    one<HTMLFormElement>('form').setAttribute('data-token-time', String(Date.now() / 1000))
    fill()
    void submit()
    await submit()
    expect(sent).toHaveLength(1)
    const { start_timestamp: begun, end_timestamp: ended, ...fields } = Object.fromEntries(sent[0] ?? [])
    expect(fields).toEqual({
      'wpforms[fields][9]': '', 'wpforms[fields][1]': 'How long?', 'wpforms[fields][3]': 'ann@shop.example', 'wpforms[fields][4]': 'Rolls',
      'wpforms[id]': '7', 'wpforms[token]': 't1', action: 'wpforms_submit',
    })
    expect(Number(ended) - Number(begun)).toBeGreaterThanOrEqual(0)
    expect(one('#wpforms-7').textContent).toBe('Thank you & goodbye.')
  })

  it('asks for a newer token where the page has an old one, and once more where the server says so', async () => {
    const { sent, asked } = await open({ answers: [builderAnswers.stale] })
    fill()
    await submit()
    expect(asked.map(String)).toEqual(['action=wpforms_get_token&formId=7', 'action=wpforms_get_token&formId=7'])
    expect(sent.map((data) => data.get('wpforms[token]'))).toEqual(['t2', 't2'])
    expect(one('#wpforms-7').textContent).toBe('Thank you & goodbye.')
  })

  it('shows the server\'s errors at their fields, and can be sent again', async () => {
    const { sent } = await open({ answers: [builderAnswers.fields] })
    fill()
    await submit()
    expect(errors()).toEqual([['wpforms-7-field_1-error', 'That isn\'t a question.'], ['wpforms-7-field_3-error', 'Not this address.']])
    expect(one<HTMLElement>('#wpforms-7-header-error').textContent).toBe('Form error messagePlease see below.')
    expect([one('#wpforms-7-field_1').value, document.activeElement?.id]).toEqual(['How long?', 'wpforms-7-field_1'])
    await submit()
    expect([sent.length, one('#wpforms-7').textContent]).toEqual([2, 'Thank you & goodbye.'])
  })

  it.each([
    ['nothing', ''], ['false', 'false'], ['a page', '<html>'], ['what bots are told', builderAnswers.empty],
    ['what another form would be told', builderAnswers.sent.replace('wpforms-confirmation-7', 'wpforms-confirmation-71')], ['where another form leads', builderAnswers.elsewhere], ['no answer', new TypeError('cut')],
    ['that a field of another form is wrong', JSON.stringify({ success: false, data: { errors: { field: { 'wpforms[fields][88]': 'Required.' } } } })], ['no, without a word', JSON.stringify({ success: false, data: '' })],
  ])('keeps what was typed where the server says %s, and says that something failed', async (_, answer) => {
    const gone = vi.spyOn(location, 'assign').mockReturnValue()
    const { sent } = await open({ answers: [answer] })
    fill()
    await submit()
    expect([one('#wpforms-7-field_1')?.value, one<HTMLElement>('#wpforms-7-header-error')?.getAttribute('role'), Boolean(one('#wpforms-7-header-error p')?.textContent), gone.mock.calls]).toEqual(['How long?', 'alert', true, []])
    expect(one('.wpforms-submit').hasAttribute('aria-busy')).toBe(false)
    await submit()
    expect([sent.length, one('#wpforms-7').textContent]).toEqual([2, 'Thank you & goodbye.'])
    gone.mockRestore()
  })

  it('is given up after a time without an answer, and told so, with what was typed', async () => {
    const { sent } = await open({ answers: ['never'] })
    fill()
    await submit()
    expect([sent.length, one('.wpforms-submit').getAttribute('aria-busy')]).toEqual([1, 'true'])
    await vi.advanceTimersByTimeAsync(60_000)
    await page.rest()
    expect([one('#wpforms-7-field_1').value, one<HTMLElement>('#wpforms-7-header-error').textContent !== '', one('.wpforms-submit').hasAttribute('aria-busy')]).toEqual(['How long?', true, false])
    await submit()
    expect([sent.length, one('#wpforms-7').textContent]).toEqual([2, 'Thank you & goodbye.'])
  })

  it('tells of a server that fails, and of a line that is cut, each in its words, and goes out when it is sent again', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const { sent } = await open({ answers: ['500', new TypeError('cut')] })
    one<HTMLFormElement>('form').setAttribute('data-token-time', String(Date.now() / 1000))
    fill()
    await submit()
    const said = () => one<HTMLElement>('#wpforms-7-header-error p').textContent
    const failed = said()
    line.mockReturnValue(false)
    await submit()
    const offline = said()
    line.mockRestore()
    expect([failed !== '', offline !== '', failed === offline, one('#wpforms-7-field_1').value]).toEqual([true, true, false, 'How long?'])
    await submit()
    expect([sent.length, one('#wpforms-7').textContent]).toEqual([3, 'Thank you & goodbye.'])
  })

  it('sends 10,000 characters, right-to-left letters and signs as they are, and a field that another script has put into it', async () => {
    const { sent } = await open()
    const text = `${'x'.repeat(10_000)} שלום 🙂`
    fill(text)
    one<HTMLFormElement>('form').insertAdjacentHTML('beforeend', '<input type="hidden" name="campaign" value="spring">')
    one('#wpforms-7-field_3').closest('.wpforms-field')?.remove()
    await submit()
    expect([sent[0]?.get('wpforms[fields][1]'), sent[0]?.get('campaign'), sent[0]?.has('wpforms[fields][3]')]).toEqual([text, 'spring', false])
    expect(one('#wpforms-7').textContent).toBe('Thank you & goodbye.')
  })

  it('that is on the page twice, with the same ids, is checked and sent by itself each time', async () => {
    const { sent } = await open({ html: builderHtml + builderHtml })
    const forms = [...document.querySelectorAll('form')]
    const texts = () => forms.map((form) => [...form.querySelectorAll('em.wpforms-error')].map(({ textContent }) => textContent.length > 0))
    const send = async (form: HTMLFormElement | undefined) => {
      form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      await vi.advanceTimersByTimeAsync(50)
      await page.rest()
    }
    await send(forms[1])
    expect([texts(), document.activeElement === forms[1]?.querySelector('#wpforms-7-field_1')]).toEqual([[[], [true, true]], true])
    fill('Of the first')
    await send(forms[0])
    expect([sent.map((data) => data.get('wpforms[fields][1]')), [...document.querySelectorAll('.wpforms-container')].map(({ textContent }) => textContent === 'Thank you & goodbye.')]).toEqual([['Of the first'], [true, false]])
  })

  it('leaves what is there for robots as it is: not checked, not named, and sent with what a robot has typed', async () => {
    // It looks like any kind of field: here like one for an address, which this is none of.
    const { sent } = await open({ html: builderHtml.replace('wpforms-field-text" data-field-type', 'wpforms-field-email" data-field-type') })
    const decoy = one('#wpforms-7-field_9')
    const printed = decoy.parentElement?.outerHTML
    fill()
    decoy.value = 'Buy now'
    await submit()
    expect([decoy.parentElement?.outerHTML, sent.map((data) => data.get('wpforms[fields][9]'))]).toEqual([printed, ['Buy now']])
  })

  it('stays the old script\'s where it has a field that is not understood', async () => {
    const before = builderHtml.replace('wpforms-field wpforms-field-select', 'wpforms-field wpforms-field-rating')
    await open({ html: before })
    fill('')
    await submit()
    expect(errors()).toEqual([])
  })

  it('is what the server printed once the unit ends', async () => {
    await open()
    const before = document.body.innerHTML
    page.stop()
    const printed = document.body.innerHTML
    expect(before).not.toBe(printed)
    document.body.innerHTML = builderHtml
    expect(printed).toBe(document.body.innerHTML)
  })
})

describe('an answer', () => {
  it('may lead to another page', async () => {
    await open()
    expect(readSubmitAnswer({ text: '{"success":true,"data":{"form_id":"7","redirect_url":"/thanks/"}}' }, { formId: '7', controls: [] })).toEqual({ kind: 'redirect', address: '/thanks/' })
    expect(readSubmitAnswer({ text: '{"success":false,"data":"Closed &amp; gone"}' }, { formId: '7', controls: [] })).toEqual({ kind: 'refused', messages: ['Closed & gone'] })
  })
})
