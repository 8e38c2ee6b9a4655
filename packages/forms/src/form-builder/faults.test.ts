import { BUILDER_SILENCE, builderConfirmation, builderErrors, builderFormHtml, builderRedirect, builderStale } from '@tillkit/fixtures/form-builder'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errors, field, one, type OpenForm, openForm, pass, said, submit, type } from '../../test/builder-form.ts'

let open: OpenForm

afterEach(() => {
  open.page.close()
  vi.restoreAllMocks()
})

const QUESTION = '#wpforms-12-field_1'
const question = () => [field('1', 'text', { isRequired: true })]
const thanks = () => one('#wpforms-12').textContent.trim()
const SENT = 'Thank you & goodbye.'
const ask = async (text = 'How long?') => {
  type(QUESTION, text)
  await submit()
}

describe('a form of the form builder', () => {
  it.each([
    ['nothing', ''], ['false', 'false'], ['a page', '<html>'], ['a page with data of others', '<html><script>var shop = {"currency":"GBP"}</script></html>'], ['half of an answer', '{"success":true,"da'], ['what bots are told', BUILDER_SILENCE],
    ['what another form would be told', builderConfirmation('88', 'Thanks')], ['where another form leads', builderRedirect('88', '/x/')], ['no answer', new TypeError('cut')], ['an error', 503],
    ['that a field of another form is wrong', builderErrors('12', { general: {}, field: { 'wpforms[fields][88]': 'Required.' } })], ['no, without a word', '{"success":false,"data":""}'], ['no', '{"success":false}'],
  ])('keeps what was typed where the server says %s, says that something failed, and can be sent again', async (_, answer) => {
    const gone = vi.spyOn(location, 'assign').mockReturnValue()
    open = await openForm({ fields: question(), answers: [answer] })
    await ask()
    expect([one(QUESTION).value, Boolean(one('.wpforms-error-container p').textContent), one('.wpforms-error-container').getAttribute('role'), one('.wpforms-submit').hasAttribute('aria-disabled'), gone.mock.calls]).toEqual(['How long?', true, 'alert', false, []])
    await submit()
    expect([open.sent.length, thanks()]).toEqual([2, SENT])
  })

  it('takes an answer behind a notice of PHP\'s', async () => {
    open = await openForm({ fields: question(), answers: [`<br />\n<b>Notice</b>: Undefined [index] in {x}\n${builderConfirmation('12', 'Thanks')}`] })
    await ask()
    expect(thanks()).toBe('Thanks')
  })

  it('is given up after a minute without an answer, and told so', async () => {
    open = await openForm({ fields: question(), answers: ['never'] })
    await ask()
    expect(one('.wpforms-submit').getAttribute('aria-busy')).toBe('true')
    await pass(60_000)
    expect([one(QUESTION).value, Boolean(one('.wpforms-error-container p').textContent), one('.wpforms-submit').hasAttribute('aria-busy')]).toEqual(['How long?', true, false])
    await submit()
    expect(thanks()).toBe(SENT)
  })

  it('that cannot leave the device says so, and is offered to be sent when the line is back', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open = await openForm({ fields: question(), answers: [new TypeError('cut')] })
    await ask()
    expect([open.sent.length, one('.wpforms-error-container p').textContent.includes('offline'), one(QUESTION).value]).toEqual([1, true, 'How long?'])
    line.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await open.page.rest()
    const [offer] = [...document.querySelectorAll<HTMLElement>('tillkit-slot button')]
    expect([offer?.textContent, open.sent.length]).toEqual(['Send it now', 1])
    offer?.click()
    await pass(50)
    expect([open.sent.length, thanks()]).toEqual([2, SENT])
  })

  it('is sent once more with a newer token where the server says that its own is out of date, and says so where that does not help', async () => {
    open = await openForm({ fields: question(), answers: [builderStale('12')] })
    await ask()
    expect([open.asked.map(String), open.sent.map((data) => data.get('wpforms[token]')), thanks()]).toEqual([['action=wpforms_get_token&formId=12'], ['b27b4b085e8d3385c7299a591803385e', 't2'], SENT])
    open.page.close()
    open = await openForm({ fields: question(), answers: [builderStale('12'), builderStale('12')] })
    await ask()
    expect([open.sent.length, one('.wpforms-error-container p').textContent.startsWith('Antispam token is invalid.'), one('.wpforms-submit').hasAttribute('aria-disabled')]).toEqual([2, true, false])
    open.page.close()
    open = await openForm({ fields: question(), answers: [builderStale('12')], calls: () => 500 })
    await ask()
    expect([open.sent.length, one('.wpforms-error-container p').textContent.startsWith('Antispam token is invalid.')]).toEqual([1, true])
  })

  it('is sent with a newer token where its page is three days old', async () => {
    open = await openForm({ fields: question(), tokenTime: Math.floor(Date.now() / 1000) - 3 * 86_400 })
    await ask()
    expect([open.asked.length, open.sent.map((data) => data.get('wpforms[token]'))]).toEqual([1, ['t2']])
  })

  it('sends 10,000 characters, right-to-left letters and signs as they are, and a field that another script has put into it', async () => {
    open = await openForm({ fields: [...question(), field('3', 'text', { isRequired: true })] })
    const text = `${'x'.repeat(10_000)} שלום 🙂`
    type(QUESTION, text)
    one('form').insertAdjacentHTML('beforeend', '<input type="hidden" name="campaign" value="spring">')
    one('#wpforms-12-field_3').closest('.wpforms-field')?.remove()
    await submit()
    expect([open.sent[0]?.get('wpforms[fields][1]'), open.sent[0]?.get('campaign'), open.sent[0]?.has('wpforms[fields][3]'), thanks()]).toEqual([text, 'spring', false, SENT])
  })

  it('checks a field that another script has put into it', async () => {
    open = await openForm({ fields: question() })
    one('.wpforms-field-container').insertAdjacentHTML('beforeend', '<div class="wpforms-field wpforms-field-text" data-field-id="5"><input name="wpforms[fields][5]" id="late" required></div>')
    await ask()
    expect([errors(), open.sent]).toEqual([[['5', 'This field is required.']], []])
    type('#late', 'Here')
    await submit()
    expect(open.sent).toHaveLength(1)
  })

  it('goes on saying what is wrong with the others when another script draws a field anew, until that is right; what is locked stays so', async () => {
    open = await openForm({ fields: [...question(), field('2', 'email', { isRequired: true }), field('3', 'text')] })
    ;(Reflect.get(window, 'wpforms') as { field: { lock(form: number, field: number): void } }).field.lock(12, 3)
    await submit()
    one('#wpforms-12-field_2').outerHTML = '<input type="email" name="wpforms[fields][2]" id="wpforms-12-field_2" required>'
    one('#wpforms-12-field_2').focus()
    await pass(50)
    expect([errors().filter(([id]) => id === '1'), one('#wpforms-12-field_3').readOnly]).toEqual([[['1', 'This field is required.']], true])
    type(QUESTION, 'How long?')
    await pass(1500)
    expect(errors().filter(([id]) => id === '1')).toEqual([])
  })

  it('keeps a field locked when another script draws what is in it anew, or the whole of it', async () => {
    open = await openForm({ fields: [...question(), field('3', 'text')] })
    ;(Reflect.get(window, 'wpforms') as { field: { lock(form: number, field: number): void } }).field.lock(12, 3)
    await pass(50)
    const redraw = async (selector: string) => {
      const drawn = one(selector)
      const anew = drawn.cloneNode(true) as Element
      for (const element of [anew, ...anew.querySelectorAll('*')]) element.removeAttribute('readonly')
      anew.classList.remove('wpforms-field-readonly')
      drawn.replaceWith(anew)
      one(QUESTION).focus()
      one('#wpforms-12-field_3').focus()
      await pass(50)
      return one('#wpforms-12-field_3').readOnly
    }
    expect([await redraw('#wpforms-12-field_3'), await redraw('#wpforms-12-field_3-container')]).toEqual([true, true])
  })

  it('that is on the page twice, with the same ids, is checked and sent by itself each time', async () => {
    const twin = builderFormHtml({ id: '12', fields: question(), tokenTime: Math.floor(Date.now() / 1000) })
    open = await openForm({ fields: question(), beside: twin })
    const forms = [...document.querySelectorAll('form')]
    const send = async (form: HTMLFormElement | undefined) => {
      form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      await pass(50)
    }
    await send(forms[1])
    expect([forms.map((form) => form.querySelectorAll('em').length), document.activeElement === forms[1]?.querySelector(QUESTION)]).toEqual([[0, 1], true])
    await send(forms[0])
    const ids = [...document.querySelectorAll('em')].map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([2, 2])
    type(QUESTION, 'Of the first')
    await send(forms[0])
    expect([open.sent.map((data) => data.get('wpforms[fields][1]')), [...document.querySelectorAll('.wpforms-container')].map(({ textContent }) => textContent.trim() === SENT)]).toEqual([['Of the first'], [true, false]])
  })

  it('leaves what is there for robots unchecked, and sends what a robot has typed', async () => {
    open = await openForm({ fields: question(), decoy: '9' })
    one('#wpforms-12-field_9').value = 'Buy now'
    one('#wpforms-12-field_9').required = true
    await ask()
    expect(open.sent.map((data) => data.get('wpforms[fields][9]'))).toEqual(['Buy now'])
  })

  it('heeds listeners that say no', async () => {
    open = await openForm({ fields: question() })
    const own = new AbortController()
    document.addEventListener('wpformsAjaxBeforeSubmit', (event) => event.preventDefault(), { signal: own.signal })
    await ask()
    own.abort()
    expect([open.sent, one('.wpforms-submit').hasAttribute('aria-disabled'), document.querySelector('.wpforms-error-container')]).toEqual([[], false, null])
    await submit()
    expect(open.sent).toHaveLength(1)
  })

  it('without a button, with fields that are called as what a form has, and without settings, is sent all the same', async () => {
    open = await openForm({ fields: question(), settings: { val_required: undefined, ajaxurl: undefined } })
    one('.wpforms-submit').remove()
    one('form').insertAdjacentHTML('beforeend', '<input type="hidden" name="submit" value="1"><input type="hidden" name="action" value="x"><input type="hidden" name="elements" value="2"><input type="hidden" name="id" value="3">')
    await submit()
    expect(said()).toEqual(['This field is required.'])
    await ask()
    expect(open.sent.map((data) => [data.get('wpforms[fields][1]'), data.get('submit'), data.get('action')])).toEqual([['How long?', '1', 'wpforms_submit']])
    expect(new URL(String(vi.mocked(fetch).mock.calls.at(-1)?.[0]), location.href).pathname).toBe('/wp-admin/admin-ajax.php')
  })

  it('keeps what is typed for this tab, until it has been sent', async () => {
    open = await openForm({ fields: question() })
    type(QUESTION, 'Half a question')
    await pass(2000)
    open.page.close()
    open = await openForm({ fields: question(), keepsTab: true })
    expect(one(QUESTION).value).toBe('Half a question')
    await submit()
    open.page.close()
    open = await openForm({ fields: question(), keepsTab: true })
    expect(one(QUESTION).value).toBe('')
  })

  it('that was sent with its page takes over what the server has printed at its fields', async () => {
    open = await openForm({ fields: [field('1', 'text', { isRequired: true, error: 'Say more.', value: 'x' })], isAjax: false })
    expect([one(QUESTION).getAttribute('aria-invalid'), [...document.querySelectorAll<HTMLElement>('em')].filter(({ style }) => style.display !== 'none').map(({ textContent, id }) => [textContent, id])]).toEqual(['true', [['Say more.', 'wpforms-12-field_1-error']]])
    type(QUESTION, 'More than that')
    await pass(1100)
    expect([...document.querySelectorAll<HTMLElement>('em')].filter(({ style }) => style.display !== 'none')).toEqual([])
  })

  it('is what the server printed once the unit ends', async () => {
    open = await openForm({ fields: [...question(), field('3', 'select', { isRequired: true, choices: [{ text: 'A' }] }), field('5', 'radio', { isRequired: true, choices: [{ text: 'A' }] })], decoy: '9' })
    const printed = builderFormHtml({ id: '12', tokenTime: 1, fields: [...question(), field('3', 'select', { isRequired: true, choices: [{ text: 'A' }] }), field('5', 'radio', { isRequired: true, choices: [{ text: 'A' }] })], decoy: '9' })
    await submit()
    expect(errors()).toHaveLength(3)
    open.page.stop()
    const left = one('#wpforms-12').outerHTML.replace(/data-token-time="\d+"/, 'data-token-time="1"')
    document.body.innerHTML = printed
    expect(left).toBe(one('#wpforms-12').outerHTML)
  })
})
