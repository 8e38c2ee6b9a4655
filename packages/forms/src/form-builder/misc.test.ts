import { createLife } from '@tillkit/dom'
import { ADDRESS, builderFormHtml, builderToken } from '@tillkit/fixtures/form-builder'
import { settle } from '@tillkit/mount'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { choose, field, one, type OpenForm, openForm, pass, said, submit, type } from '../../test/builder-form.ts'
import { forgetSent, nameVisitor } from './page-start.ts'
import { addToPublicNames } from './public-object.ts'

let open: OpenForm | undefined

afterEach(() => {
  open?.page.close()
  open = undefined
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
  document.cookie = '_wpfuuid=; max-age=0; path=/'
})

const QUESTION = '#wpforms-12-field_1'
const question = () => [field('1', 'text', { isRequired: true })]
const api = () => (window as unknown as { wpforms: Record<string, unknown> & { field: Record<string, (...args: unknown[]) => unknown> } }).wpforms

describe('a token', () => {
  it('[form-builder-forms#111] that is out of date is renewed once when the shopper comes to the form, and again when its time is over', async () => {
    const tokens = ['t2', 't3']
    open = await openForm({ fields: question(), tokenTime: Math.floor(Date.now() / 1000) - 90_000, calls: () => builderToken(tokens.shift() ?? 't4') })
    const come = async () => {
      one(QUESTION).dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      await pass(20)
    }
    await come()
    await come()
    expect(open?.asked.map(String)).toEqual(['action=wpforms_get_token&formId=12'])
    vi.setSystemTime(Date.now() + 90_000_000)
    await come()
    expect(open?.asked).toHaveLength(2)
    type(QUESTION, 'How long?')
    await submit()
    expect(open?.sent.map((data) => data.get('wpforms[token]'))).toEqual(['t3'])
  })

  it('[form-builder-forms#112] that cannot be had leaves the form usable', async () => {
    open = await openForm({ fields: question(), tokenTime: 1, calls: () => 500 })
    one(QUESTION).dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await pass(20)
    expect(one('.wpforms-submit').hasAttribute('aria-disabled')).toBe(false)
    type(QUESTION, 'How long?')
    await submit()
    expect([open?.sent.map((data) => data.get('wpforms[token]')), one('#wpforms-12').textContent.trim()]).toEqual([['b27b4b085e8d3385c7299a591803385e'], 'Thank you & goodbye.'])
  })
})

describe('a form', () => {
  it('[form-builder-forms#113] that is sent with its page goes as the browser sends it, with its token and its times', async () => {
    const gone = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
    open = await openForm({ fields: question(), isAjax: false })
    type(QUESTION, 'How long?')
    await submit()
    const data = new FormData(one<HTMLFormElement>('form'))
    expect([gone.mock.calls.length, open?.sent, data.get('wpforms[token]'), data.get('wpforms[submit]')]).toEqual([1, [], 'b27b4b085e8d3385c7299a591803385e', 'wpforms-submit'])
    expect(Number(data.get('end_timestamp')) >= Number(data.get('start_timestamp')) && Number(data.get('start_timestamp')) > 1e9).toBe(true)
  })

  it('[form-builder-forms#114] that comes back from the browser\'s memory can be sent again', async () => {
    vi.spyOn(location, 'assign').mockReturnValue()
    open = await openForm({ fields: question(), answers: ['{"success":true,"data":{"redirect_url":"/thanks/"}}'] })
    type(QUESTION, 'How long?')
    await submit()
    const button = one('.wpforms-submit')
    const shown = () => [button.getAttribute('aria-disabled'), button.textContent, one('#wpforms-12').classList.contains('wpforms-loading'), one<HTMLElement>('.wpforms-submit-spinner').style.display]
    expect(shown()).toEqual(['true', 'Sending...', true, ''])
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass(20)
    expect(shown()).toEqual([null, 'Submit', false, 'none'])
  })

  it('is dimmed as its release dims it: by its style before 1.10, and where nobody knows', async () => {
    for (const release of ['1.9.8', null]) {
      open = await openForm({ fields: question(), release, answers: ['never'] })
      type(QUESTION, 'How long?')
      await submit()
      expect([one<HTMLElement>('#wpforms-12').style.opacity, one('#wpforms-12').classList.contains('wpforms-loading')]).toEqual(['0.6', false])
      open?.page.close()
      open = undefined
    }
  })

  it('[form-builder-forms#119] that is shown twice is one: one field for bots, one attempt', async () => {
    open = await openForm({ fields: question(), decoy: '9' })
    const container = one('#wpforms-12')
    container.remove()
    settle()
    document.body.append(container)
    await open?.page.rest()
    ;(api()['ready'] as () => void)()
    const decoys = [...document.querySelectorAll('[data-field-type] input')]
    expect(decoys.map((input) => [input.getAttribute('autocomplete'), input.getAttribute('tabindex')])).toEqual([['off', '-1']])
    type(QUESTION, 'How long?')
    await submit()
    expect(open?.sent).toHaveLength(1)
  })

  it('[form-builder-forms#120] that comes later is checked and sent as one that was there', async () => {
    open = await openForm({ fields: question() })
    document.body.insertAdjacentHTML('beforeend', builderFormHtml({ id: '13', tokenTime: Math.floor(Date.now() / 1000), fields: question() }))
    await open?.page.rest()
    const late = document.querySelectorAll('form')[1] as HTMLFormElement
    late.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await pass(20)
    expect([said(), open?.sent]).toEqual([['This field is required.'], []])
    type('#wpforms-13-field_1', 'How long?')
    late.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await pass(20)
    expect(open?.sent.map((data) => data.get('wpforms[id]'))).toEqual(['13'])
  })
})

describe('the page', () => {
  it('[form-builder-forms#115] forgets in its address which form was sent, and nothing else', () => {
    const forgotten = (address: string) => {
      history.replaceState({ kept: true }, '', address)
      forgetSent()
      return [`${location.pathname}${location.search}${location.hash}`, (history.state as { kept?: boolean } | null)?.kept]
    }
    expect([forgotten('/?a=1&wpforms_form_id=12#x'), forgotten('/?wpforms_form_id=12&a=1'), forgotten('/?wpforms_form_id=12'), forgotten('/?a=%20b&c')]).toEqual([['/?a=1#x', true], ['/?a=1', true], ['/', true], ['/?a=%20b&c', true]])
  })

  it('[form-builder-forms#116] numbers a visitor with consent alone', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    vi.stubGlobal('wpforms_settings', { uuid_cookie: '', is_ssl: '' })
    nameVisitor()
    expect(written).not.toHaveBeenCalled()
    vi.stubGlobal('hasRequiredConsent', () => false)
    nameVisitor()
    expect(written).not.toHaveBeenCalled()
    vi.stubGlobal('hasRequiredConsent', () => true)
    nameVisitor()
    expect(written.mock.calls[0]?.[0]).toMatch(/^_wpfuuid=[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}; max-age=\d+; path=\/; samesite=strict$/)
  })
})

describe('a field', () => {
  it('[form-builder-forms#117] for a state follows its country', async () => {
    open = await openForm({ fields: [ADDRESS] })
    const state = one('#wpforms-12-field_8-state')
    const row = state.closest('.wpforms-field-row')
    const shown = () => [state.value, state.disabled, state.required, row?.classList.contains('wpforms-without-state')]
    expect(shown()).toEqual(['', false, true, false])
    type('#wpforms-12-field_8-state', 'Texas')
    choose('#wpforms-12-field_8-country', 'GB')
    expect(shown()).toEqual(['', true, false, true])
    type('#wpforms-12-field_8-city', 'Leeds')
    await submit()
    expect([said(), open?.sent.map((data) => data.has('wpforms[fields][8][state]'))]).toEqual([[], [false]])
    open?.page.close()
    open = await openForm({ fields: [ADDRESS] })
    choose('#wpforms-12-field_8-country', 'GB')
    choose('#wpforms-12-field_8-country', 'US')
    type('#wpforms-12-field_8-city', 'Austin')
    await submit()
    expect([said(), open?.sent]).toEqual([['This field is required.'], []])
  })

  it('[form-builder-forms#118] that is locked keeps and sends its value', async () => {
    const total = field('4', 'divider', { html: '<input name="wpforms[fields][4]" id="wpforms-12-field_4" value="">' })
    open = await openForm({ fields: [field('3', 'text', { value: 'Fixed' }), field('5', 'radio', { choices: [{ text: 'A' }, { text: 'B' }] }), total] })
    api().field['lock']?.(12, 3)
    const input = one('#wpforms-12-field_3')
    expect([input.closest('.wpforms-field')?.classList.contains('wpforms-field-readonly'), input.readOnly, api().field['isLocked']?.(12, 3)]).toEqual([true, true, true])
    api().field['lockAll']?.(12)
    one<HTMLElement>('#wpforms-12-field_5_2').click()
    expect([one('#wpforms-12-field_5_2').checked, one('#wpforms-12-field_4').readOnly]).toEqual([false, false])
    await submit()
    expect(open?.sent.map((data) => data.get('wpforms[fields][3]'))).toEqual(['Fixed'])
    open?.page.close()
    open = await openForm({ fields: [field('3', 'text', { shellClass: 'wpforms-field-readonly' })] })
    expect(one('#wpforms-12-field_3').readOnly).toBe(true)
    api().field['unlock']?.(12, 3)
    expect(one('#wpforms-12-field_3').readOnly).toBe(false)
  })
})

describe('a form that is not ours', () => {
  it('is one with a field that nobody can fill in without code of its own: it is left as it was printed, and that is said', async () => {
    open = await openForm({ fields: [...question(), field('2', 'payment-coupon', { html: '<input type="text" name="wpforms[fields][2]">' })] })
    await submit()
    expect([said(), one('form').hasAttribute('novalidate'), open?.page.errors.map(({ problem }) => problem.message)]).toEqual([[], false, ['Form 12 is left to the shop\'s own script: its coupons cannot be filled in without it.']])
  })

  it('has the shop\'s script back that was switched off before it came', async () => {
    open = await openForm({ fields: [field('2', 'payment-coupon', { html: '<input type="text" name="wpforms[fields][2]">' })] })
    const live = () => one('#wpforms-js').getAttribute('type')
    expect(live()).toBe('text/plain')
    // Of a form beside it that is ours: where it finds that, it does nothing.
    addToPublicNames(createLife(vi.fn()), { init: () => undefined })
    expect(Reflect.get(window, 'wpforms')).toBeTypeOf('object')
    await vi.waitFor(() => one('link[rel=preload]'))
    one('link[rel=preload]').dispatchEvent(new Event('load'))
    await vi.waitFor(() => expect(live()).toBe(null))
    expect(Reflect.get(window, 'wpforms')).toBe(undefined)
  })

  it.each([
    ['main script', 'wpforms-js', '/wp-content/plugins/wpforms-lite/assets/js/frontend/wpforms.min.js'],
    ['helper', 'wpforms-generic-utils-js', '/wp-content/plugins/wpforms-lite/assets/js/share/utils.min.js'],
  ])('takes its objects away when somebody makes the builder’s %s live in its place, before that looks for its own', async (_, id, src) => {
    open = await openForm({ fields: question(), release: null, beside: `<script type="text/plain" id="${id}" src="${src}"></script>` })
    const asleep = one(`#${id}`)
    one('#wpforms-12-field_1').focus()
    await pass(50)
    expect(['wpforms', 'WPFormsUtils'].map((name) => name in window)).toEqual([true, true])
    asleep.removeAttribute('type')
    await pass()
    expect(['wpforms', 'WPFormsUtils'].map((name) => name in window)).toEqual([false, false])
  })

  it('takes its objects away when a live copy of such a script comes, and not for one that was live before', async () => {
    const script = (id: string) => `<script id="${id}-js"></script>`
    open = await openForm({ fields: question(), release: null, beside: script('wpforms-punycode') })
    one('#wpforms-12-field_1').focus()
    await pass(50)
    const ours: unknown = Reflect.get(window, 'wpforms')
    document.querySelector('.wpforms-container')?.insertAdjacentHTML('afterend', builderFormHtml({ id: '13', fields: question(), tokenTime: 1 }))
    await pass(50)
    expect([typeof ours, Reflect.get(window, 'wpforms') === ours]).toEqual(['object', true])
    document.body.insertAdjacentHTML('beforeend', script('wpforms-generic-utils'))
    await pass(50)
    expect(['wpforms', 'WPFormsUtils'].map((name) => name in window)).toEqual([false, false])
  })

  it('is none with a rich editor, whose text is written into the area before it is checked', async () => {
    open = await openForm({ fields: [field('1', 'richtext', { control: 'textarea', isRequired: true, className: 'wp-editor-area' })] })
    vi.stubGlobal('tinyMCE', { triggerSave: () => (one(QUESTION).value = '<p>How long?</p>') })
    await submit()
    expect(open?.sent.map((data) => data.get('wpforms[fields][1]'))).toEqual(['<p>How long?</p>'])
  })
})
