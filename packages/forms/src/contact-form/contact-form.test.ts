import { contactFormHtml, EVERY_FIELD, FORM_WORDS } from '@tillkit/fixtures/theme-forms'
import { describeWidget } from '@tillkit/testing/contract'
import { describe, expect, it, vi } from 'vitest'
import { box, choose, control, fill, isShown, loadContactForm, messagesIn, one, openContactPage, send, shell, tick, type } from '../../test/contact-page.ts'

// An attribute that was taken away comes back behind the others, which is no difference but in the text: the pattern of a hidden field
// has a test of its own.
const PLAIN = EVERY_FIELD.map(({ symbols: _, minimum: __, maximum: ___, ...field }) => field)

describeWidget(loadContactForm, {
  html: contactFormHtml({ fields: PLAIN }) + contactFormHtml({ number: 1, captcha: false }),
  globals: { et_pb_custom: FORM_WORDS },
  jquery: true,
  broken: [{ field: 'data-form_unique_num', html: contactFormHtml({ id: 'broken' }).replace('data-form_unique_num="0"', 'data-form_unique_num="first"') }],
  operate: (host) => host.querySelector<HTMLElement>('.et_pb_contact_submit')?.click(),
  rewrites: '.et-pb-contact-message',
  stateClasses: ['et_contact_error'],
})

describe('a form that is checked', () => {
  it('lists a required field that is empty by its label, marks it, and sends nothing [theme-forms#19]', async () => {
    const { requests } = await openContactPage()
    fill()
    type(control('name'), '')
    await send()
    expect(control('name').classList.contains('et_contact_error')).toBe(true)
    expect(messagesIn()).toBe('<p>Please, fill in the following fields:</p><ul><li>Name</li></ul>')
    expect(requests).toEqual([])
  })

  it('marks a required group of boxes of which none is ticked, and names it, by what it says itself where it has no label [theme-forms#20]', async () => {
    const { requests } = await openContactPage({
      forms: [{ hasCaptcha: false, fields: [{ id: 'wants', type: 'checkbox', title: 'Wants', options: ['Catalogue', 'Visit'] }, { id: 'terms', type: 'checkbox', title: 'I have read the terms' }] }],
    })
    await send()
    expect(['wants', 'terms'].map((id) => shell(id).classList.contains('et_contact_error'))).toEqual([true, true])
    expect(messagesIn()).toBe('<p>Please, fill in the following fields:</p><ul><li>Wants</li><li>I have read the terms</li></ul>')
    tick('wants', 'Visit')
    tick('terms', 'I have read the terms')
    await send()
    expect(requests.map(({ form }) => [form.get('et_pb_contact_wants_0'), form.get('et_pb_contact_terms_0')])).toEqual([['Visit', 'I have read the terms']])
  })

  it('marks a required group of radios of which none is chosen; a chosen one is sent under the field\'s name [theme-forms#21]', async () => {
    const { requests } = await openContactPage({ forms: [{ hasCaptcha: false, fields: [{ id: 'by', type: 'radio', title: 'Answer by', options: ['Phone', 'Post'] }] }] })
    await send()
    expect([shell('by').classList.contains('et_contact_error'), requests.length]).toEqual([true, 0])
    expect(messagesIn()).toBe('<p>Please, fill in the following fields:</p><ul><li>Answer by</li></ul>')
    tick('by', 'Post')
    await send()
    expect(requests[0]?.form.getAll('et_pb_contact_by_0')).toEqual(['Post'])
  })

  it('lists what is missing and what is wrong in two parts, with a gap between them [theme-forms#22]', async () => {
    await openContactPage()
    fill()
    type(control('name'), '')
    type(control('email'), 'ann')
    await send()
    expect(messagesIn()).toBe(
      '<p>Please, fill in the following fields:</p><ul><li>Name</li></ul><p class="et_normal_padding">Please, fix the following errors:</p><ul><li>Invalid email</li></ul>',
    )
    type(control('name'), 'Ann')
    await send()
    expect(messagesIn()).toBe('<ul><li>Invalid email</li></ul>')
  })

  it('asks another sum where the answer is wrong, and checks the next answer against that [theme-forms#23]', async () => {
    const { requests } = await openContactPage()
    fill()
    type(control('captcha'), '14')
    vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.99)
    await send()
    expect(messagesIn()).toBe('<ul><li>You entered the wrong number in captcha.</li></ul>')
    const sum = control('captcha')
    expect([sum.value, sum.dataset['first_digit'], sum.dataset['second_digit'], one<HTMLElement>('.et_pb_contact_captcha_question').textContent]).toEqual(['', '1', '15', '1 + 15'])
    await send()
    expect(messagesIn()).toBe('<p>Please, fill in the following fields:</p><ul><li>Captcha</li></ul>')
    expect(sum.classList.contains('et_contact_error')).toBe(true)
    type(sum, '15')
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValueOnce(0.5)
    await send()
    expect([sum.dataset['first_digit'], requests.length]).toEqual(['8', 0])
    type(sum, '16')
    await send()
    expect(requests.map(({ form }) => form.get('et_pb_contact_captcha_0'))).toEqual(['16'])
  })

  it('takes a sum with spaces around it, and no letters behind it [theme-forms#24]', async () => {
    const { requests } = await openContactPage()
    fill()
    type(control('captcha'), '15a')
    await send()
    expect([requests.length, messagesIn()]).toEqual([0, '<ul><li>You entered the wrong number in captcha.</li></ul>'])
    const { first_digit: first, second_digit: second } = control('captcha').dataset
    type(control('captcha'), ` ${Number(first) + Number(second)} `)
    await send()
    expect(requests).toHaveLength(1)
  })

  it('brings the shopper to the first field that is wrong, tells of all of them, and says which have to be filled in [theme-forms#53]', async () => {
    const { page } = await openContactPage({ forms: [{ fields: EVERY_FIELD }] })
    expect(['sender', 'machine', 'letter_text', 'captcha'].map((id) => control(id).getAttribute('aria-required'))).toEqual(['true', 'true', 'true', 'true'])
    expect(control('rolls').hasAttribute('aria-required')).toBe(false)
    expect([one('[role="radiogroup"]', shell('answer_by')).getAttribute('aria-required'), one('input[type=checkbox]', shell('terms')).getAttribute('aria-required')]).toEqual(['true', 'true'])
    type(control('sender'), 'Ann')
    await send()
    expect(document.activeElement).toBe(control('reply'))
    const field = control('reply')
    expect([field.getAttribute('aria-invalid'), document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent]).toEqual(['true', 'Email'])
    await page.rest()
    expect(one<HTMLElement>('.tillkit-announcer').textContent).toBe('Please, fill in the following fields: Email, Machine, I have read the terms, Letter, Captcha')
    type(field, 'ann@example.test')
    field.dispatchEvent(new Event('change', { bubbles: true }))
    expect([field.hasAttribute('aria-invalid'), field.hasAttribute('aria-describedby'), field.classList.contains('et_contact_error')]).toEqual([false, false, false])
  })

  it('says nothing of a field that is left before it has been sent, as the theme says nothing', async () => {
    const { page } = await openContactPage()
    // The touch that has brought what checks a form is over.
    await page.rest()
    document.dispatchEvent(new Event('pointerup'))
    await page.rest()
    const email = control('email')
    email.focus()
    type(email, 'ann@')
    email.dispatchEvent(new Event('change', { bubbles: true }))
    control('name').focus()
    await page.rest()
    expect([document.activeElement, email.getAttribute('aria-invalid'), email.classList.contains('et_contact_error'), messagesIn()]).toEqual([control('name'), null, false, ''])
    await send()
    expect(email.getAttribute('aria-invalid')).toBe('true')
  })

  it('describes a field by its line for as long as the list has one, besides what it is described by', async () => {
    await openContactPage()
    type(control('name'), 'Ann')
    control('email').setAttribute('aria-describedby', 'hint')
    await send()
    const [hint, line] = control('email').getAttribute('aria-describedby')?.split(' ') ?? []
    expect([hint, document.getElementById(line ?? '')?.textContent]).toEqual(['hint', 'Email'])
    // The list does not speak of what went wrong since.
    choose(control('name'), '')
    expect([control('name').getAttribute('aria-invalid'), control('name').getAttribute('aria-describedby')]).toEqual(['true', null])
    choose(control('email'), 'ann@example.test')
    expect(control('email').getAttribute('aria-describedby')).toBe('hint')
    choose(control('email'), '')
    await send()
    expect(document.getElementById(control('name').getAttribute('aria-describedby') ?? '')?.textContent).toBe('Name')
    expect(control('email').getAttribute('aria-describedby')).toBe(`hint ${line ?? ''}`)
  })

  it('leads from each line of the list to its field, also where ids stand on the page twice (weakness 1)', async () => {
    await openContactPage({ html: contactFormHtml({ id: 'one' }) + contactFormHtml({ id: 'two' }) })
    await send(1)
    const [, second] = document.querySelectorAll('form')
    const [link] = [...box(1).querySelectorAll('a')].filter(({ textContent }) => textContent === 'Message')
    link?.click()
    expect(document.activeElement).toBe(second?.querySelector('textarea'))
  })
})

describe('conditions of a form', () => {
  const PHONE = [
    { id: 'by', type: 'select', title: 'By', options: ['phone', 'post'] },
    { id: 'phone', title: 'Phone', symbols: 'numbers', rules: [['by', 'is', 'phone']] },
  ] as const

  it('switch a hidden field off altogether, and on again as it was [theme-forms#25]', async () => {
    const { requests, page } = await openContactPage({ forms: [{ fields: PHONE, hasCaptcha: false }] })
    const printed = document.body.innerHTML
    expect(isShown('phone')).toBe(false)
    const phone = control('phone')
    expect([phone.hasAttribute('pattern'), phone.dataset['pattern'], phone.hasAttribute('novalidate')]).toEqual([false, '[0-9\\s\\-]*', true])
    choose(control('by'), 'phone')
    expect([isShown('phone'), phone.getAttribute('pattern'), phone.hasAttribute('novalidate')]).toEqual([true, '[0-9\\s\\-]*', false])
    type(phone, 'none')
    choose(control('by'), 'post')
    expect(isShown('phone')).toBe(false)
    await send()
    const [{ form } = { form: new URLSearchParams() }] = requests
    expect(JSON.parse(form.get('et_pb_contact_email_hidden_fields_0') ?? '')).toEqual(['phone'])
    expect((JSON.parse(form.get('et_pb_contact_email_fields_0') ?? '') as { original_id: string }[]).map(({ original_id: id }) => id)).toEqual(['by'])
    page.stop()
    expect(printed).toContain('display: none')
  })

  it('leave a hidden field out of what is checked, though it has to be filled in, and with what is wrong in it [theme-forms#25]', async () => {
    const { requests } = await openContactPage({ forms: [{ hasCaptcha: false, fields: [PHONE[0], { id: 'reply', type: 'email', title: 'Reply', rules: [['by', 'is', 'post']] }] }] })
    choose(control('by'), 'post')
    await send()
    expect([messagesIn(), requests.length]).toEqual(['<p>Please, fill in the following fields:</p><ul><li>Reply</li></ul>', 0])
    type(control('reply'), 'nobody')
    choose(control('by'), 'phone')
    await send()
    expect(requests.map(({ form }) => form.get('et_pb_contact_email_hidden_fields_0'))).toEqual(['["reply"]'])
  })

  it.each([['any', [true, true, false]], ['all', [true, false, false]]] as const)('need of two what the page problems: %s [theme-forms#26]', async (relation, shown) => {
    await openContactPage({ forms: [{ fields: [{ id: 'a', title: 'A' }, { id: 'b', title: 'B' }, { id: 'c', title: 'C', relation, rules: [['a', 'is', 'x'], ['b', 'is', 'x']] }] }] })
    expect([['x', 'x'], ['', 'x'], ['', '']].map(([a = '', b = '']) => {
      choose(control('a'), a)
      choose(control('b'), b)
      return isShown('c')
    })).toEqual(shown)
  })

  it('settle through a chain at once: what depends on a hidden field comes with it [theme-forms#31]', async () => {
    await openContactPage({
      forms: [{ fields: [
        { id: 'last', title: 'Last', rules: [['middle', 'is empty', '']] },
        { id: 'middle', title: 'Middle', rules: [['first', 'is', 'yes']] },
        { id: 'first', type: 'select', title: 'First', options: ['yes', 'no'] },
      ] }],
    })
    expect([isShown('last'), isShown('middle')]).toEqual([false, false])
    choose(control('first'), 'yes')
    expect([isShown('last'), isShown('middle')]).toEqual([true, true])
    choose(control('first'), 'no')
    expect([isShown('last'), isShown('middle')]).toEqual([false, false])
  })

  it('are asked when it is known what others hide, before anything is written: nothing that depends on that shows for a moment', async () => {
    const seen: string[] = []
    const layout = vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
      seen.push(document.body.innerHTML.includes('display: none') ? 'written' : 'as printed')
      return (this.closest('[hidden]') ? [] : [{}]) as never
    })
    const html = contactFormHtml({ fields: [
      { id: 'a', title: 'A' }, { id: 'b', title: 'B', rules: [['a', 'is not', 'x']] }, { id: 'c', title: 'C', rules: [['b', 'is', 'x']] },
    ] }).replace('data-id="a"', '$& hidden')
    await openContactPage({ html })
    layout.mockRestore()
    expect([isShown('b'), isShown('c'), new Set(seen)]).toEqual([false, false, new Set(['as printed'])])
  })

  it('follow what is typed after 250 ms, and what is changed at once [theme-forms#32]', async () => {
    await openContactPage({ forms: [{ fields: [{ id: 'a', title: 'A' }, { id: 'b', title: 'B', rules: [['a', 'is', 'x']] }] }] })
    type(control('a'), 'x')
    vi.advanceTimersByTime(249)
    expect(isShown('b')).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isShown('b')).toBe(true)
    choose(control('a'), 'y')
    expect(isShown('b')).toBe(false)
  })

  it('that nobody can read leave their field shown, and are told of', async () => {
    const { page } = await openContactPage({ html: contactFormHtml({ fields: PHONE }).replace('[[&quot;by', '[[by') })
    expect(isShown('phone')).toBe(true)
    expect(page.errors.map(({ problem }) => [problem.field, problem.help])).toEqual([['data-conditional-logic', 'form-conditions']])
  })
})
