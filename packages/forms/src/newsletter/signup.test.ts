import { CUSTOM_FIELDS, newsletterHtml } from '@tillkit/fixtures/theme-forms'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anatomy, classes } from './anatomy.ts'
import { button, errors, fieldOf, fillIn, find, openSignup, pressEnter, rest, tick, type, type SignupOptions, type SignupPage } from '../../test/signup-page.ts'

let page: SignupPage
const open = async (options?: SignupOptions) => {
  page = await openSignup(options)
  return page
}

afterEach(() => page.close())

/** Holds the next answer until the test gives it. */
function hold(): (body: string) => void {
  let give: (body: string) => void = () => undefined
  page.answers.push(() => new Promise((resolve) => {
    give = (body) => resolve(new Response(body))
  }))
  return (body) => give(body)
}

const isLoading = () => [button().classList.contains(classes.loading), find(anatomy.spinner).style.display, button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]

describe('subscribing', () => {
  it('sends what the form says, shows at the button that it is on its way, and success in place of the fields [theme-forms#42]', async () => {
    await open()
    const answer = hold()
    fillIn()
    button().click()
    await rest()
    expect([...(page.calls[0] ?? [])]).toEqual([
      ['action', 'et_pb_submit_subscribe_form'],
      ['et_frontend_nonce', page.site.inbox.nonces.signup],
      ['et_list_id', 'a1b2c3'],
      ['et_firstname', 'Ann'],
      ['et_lastname', 'Shopper'],
      ['et_email', 'ann@example.test'],
      ['et_provider', 'mailchimp'],
      ['et_account', 'Counter'],
      ['et_ip_address', 'true'],
      ['token', ''],
      ['et_checksum', find<HTMLInputElement>('[name="et_pb_signup_checksum"]').value],
    ])
    expect(isLoading()).toEqual([true, 'block', 'true', 'true'])
    // The theme hides the button's words while it spins.
    expect(button().getAttribute('aria-label')).toBe('Subscribe')
    expect(find(anatomy.fields).style.display).toBe('')
    answer('{"success":true}')
    await rest()
    expect([...isLoading(), button().getAttribute('aria-label')]).toEqual([false, '', null, null, null])
    expect([find(anatomy.fields).style.display, find(anatomy.success).style.display]).toEqual(['none', 'block'])
    expect(document.activeElement).toBe(find(`${anatomy.success} h2`))
  })

  it('sends whether the address in the network is kept as the text that was printed, and the checksum unchanged [theme-forms#52]', async () => {
    for (const keepsAddress of [true, false]) {
      await open({ newsletters: [{ keepsAddress, checksum: '68f563ab9074d1ae3c5a36704a2f5018' }] })
      fillIn()
      button().click()
      await rest()
      expect([page.calls[0]?.get('et_ip_address'), page.calls[0]?.get('et_checksum')]).toEqual([String(keepsAddress), '68f563ab9074d1ae3c5a36704a2f5018'])
      if (keepsAddress) page.close()
    }
  })

  it('happens once by Enter in a field, and once by the button [theme-forms#45]', async () => {
    await open()
    const answer = hold()
    fillIn()
    expect(pressEnter(fieldOf('email'))).toBe(true)
    pressEnter(fieldOf('first'))
    button().click()
    await rest()
    expect(page.calls).toHaveLength(1)
    answer('{"error":"Subscription Error: no."}')
    await rest()
    button().click()
    button().click()
    await rest()
    expect(page.calls).toHaveLength(2)
    button().click()
    pressEnter(fieldOf('email'))
    await rest()
    expect(page.calls).toHaveLength(2)
  })

  it('is not what Enter means in a field of several lines, in a list, while it is held down, or while a word is picked', async () => {
    await open({ newsletters: [{ fields: CUSTOM_FIELDS }] })
    fillIn()
    expect([pressEnter(find('textarea')), pressEnter(find('select')), pressEnter(fieldOf('email'), { isComposing: true })]).toEqual([false, false, false])
    // The browser would send a form of one field.
    expect(pressEnter(fieldOf('email'), { repeat: true })).toBe(true)
    await rest()
    expect(document.querySelectorAll(`.${classes.wrong}, .et_contact_error`)).toHaveLength(0)
  })

  it('happens by Space on the button, which is called one, and does not move the page', async () => {
    await open()
    fillIn()
    expect(button().getAttribute('role')).toBe('button')
    const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
    button().dispatchEvent(space)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    button().dispatchEvent(click)
    await rest()
    expect([space.defaultPrevented, click.defaultPrevented, page.calls.length]).toEqual([true, true, 1])
  })

  it('happens where scripts click the button or press Enter through jQuery, and where the browser sends the form itself', async () => {
    await open({ jquery: true })
    const $ = (window as unknown as { jQuery: JQueryStatic }).jQuery
    for (const act of [
      () => $(button()).trigger('click'),
      () => $(fieldOf('email')).trigger($.Event('keypress', { which: 13 })),
      () => $(find('form')).trigger('submit'),
      () => find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    ]) {
      page.answers.push(() => new Response('{"error":"no"}'))
      fillIn()
      const { length } = page.calls
      act()
      await rest()
      expect(page.calls).toHaveLength(length + 1)
    }
  })

  it('tells others on the page that the form has arrived, once and only then', async () => {
    await open({ newsletters: [{ id: 'news' }] })
    const heard: unknown[] = []
    document.body.addEventListener('tillkit:form-sent', (event) => heard.push([(event as CustomEvent).detail, (event.target as Element).id]))
    page.answers.push(() => new Response('{"error":"no"}'))
    fillIn()
    button().click()
    await rest()
    expect(heard).toEqual([])
    button().click()
    button().click()
    await rest()
    button().click()
    await rest()
    expect(heard).toEqual([[{ form: 'newsletter', id: 'news' }, 'news']])
  })

  it('does not take the focus from who has gone on meanwhile, and tells it instead', async () => {
    await open({ html: `${newsletterHtml()}<button id="elsewhere">Elsewhere</button>` })
    const answer = hold()
    fillIn()
    fieldOf('email').focus()
    button().click()
    await rest()
    find('#elsewhere').focus()
    answer('{"success":true}')
    await rest()
    expect([document.activeElement?.id, page.announced()]).toEqual(['elsewhere', 'Success!'])
  })
})

describe('a page that lives on', () => {
  it('has its form back where it comes out of the browser\'s cache, and a form that comes later works', async () => {
    await open()
    fillIn()
    button().click()
    await rest()
    expect(find(anatomy.success).style.display).toBe('block')
    const comesBack = new Event('pageshow')
    Object.defineProperty(comesBack, 'persisted', { value: true })
    window.dispatchEvent(comesBack)
    await rest()
    expect([find(anatomy.success).style.display, find(anatomy.fields).style.display]).toEqual(['', ''])
    button().click()
    await rest()
    expect(page.calls).toHaveLength(2)
    document.body.insertAdjacentHTML('beforeend', `<dialog open>${newsletterHtml({ id: 'late' })}</dialog>`)
    await page.rest()
    fillIn({}, find('#late'))
    button(find('#late')).click()
    await rest()
    expect([page.calls.length, find(anatomy.success, find('#late')).style.display]).toEqual([3, 'block'])
  })

  it('gives everything back when it is stopped, also while a form is on its way', async () => {
    await open({ newsletters: [{ fields: CUSTOM_FIELDS, id: 'news' }] })
    hold()
    fillIn()
    type(find<HTMLSelectElement>('select'), 'Bakery')
    type(find<HTMLInputElement>('[data-original_id="13"]'), 'Leeds')
    button().click()
    await rest()
    expect(isLoading()[0]).toBe(true)
    page.stop()
    const printed = document.createElement('div')
    printed.innerHTML = newsletterHtml({ fields: CUSTOM_FIELDS, id: 'news' })
    expect(find('#news').outerHTML).toBe(printed.innerHTML)
  })

  it('offers what could not be sent when the line is back, and sends it on the shopper\'s word alone', async () => {
    await open()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    page.answers.push(() => {
      throw new TypeError('Failed to fetch')
    })
    fillIn()
    button().click()
    await rest()
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await rest()
    await page.rest()
    const { length } = page.calls
    find('tillkit-slot button').click()
    await rest()
    expect([page.calls.length, find(anatomy.success).style.display]).toEqual([length + 1, 'block'])
    online.mockRestore()
  })
})

describe('the provider\'s own questions', () => {
  const answered = () => [...(page.calls[0] ?? [])].filter(([name]) => /^et_(custom|hidden)/.test(name))
  const fillCustom = () => {
    fillIn()
    type(find<HTMLSelectElement>('select'), 'Bakery')
    document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]').forEach(tick)
    type(find<HTMLInputElement>('[data-original_id="13"]'), 'Leeds')
  }
  const fields = CUSTOM_FIELDS.map((field) => ({ ...field, ...(field.id === '12' ? { options: [{ value: 'A', id: 'opt1' }, { value: 'B', id: 'opt2' }] } : {}) }))

  it('are sent by the provider\'s names: boxes by their options, a choice for Mailchimp by its name, for Ontraport as its name [theme-forms#46]', async () => {
    await open({ newsletters: [{ fields }] })
    fillCustom()
    button().click()
    await rest()
    expect(answered()).toEqual([
      ['et_custom_fields[11][1]', 'Bakery'],
      ['et_custom_fields[12][opt1]', 'A'],
      ['et_custom_fields[12][opt2]', 'B'],
      ['et_custom_fields[13]', 'Leeds'],
      ['et_custom_fields[14]', ''],
      ['et_hidden_fields[]', '16'],
    ])
    page.close()
    await open({ newsletters: [{ fields, provider: 'ontraport' }] })
    fillCustom()
    button().click()
    await rest()
    expect(answered()[0]).toEqual(['et_custom_fields[11]', '1'])
  })

  it('are shown when their conditions are met, and then sent instead of being named as hidden', async () => {
    await open({ newsletters: [{ fields }] })
    fillCustom()
    const remarks = find<HTMLTextAreaElement>('textarea')
    const shell = remarks.closest('p') as HTMLElement
    expect(shell.style.display).toBe('none')
    tick(find<HTMLInputElement>('input[type="radio"][value="Yes"]'))
    expect(shell.style.display).toBe('')
    type(remarks, 'Ring twice')
    button().click()
    await rest()
    expect(answered().slice(-2)).toEqual([['et_custom_fields[15][0]', 'Yes'], ['et_custom_fields[16]', 'Ring twice']])
  })

  it('ask what others hide before anything is written: none that depends on that shows for a moment', async () => {
    const seen: string[] = []
    const layout = vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
      seen.push([...document.querySelectorAll<HTMLElement>('[data-conditional-logic]')].some(({ style }) => style.display === 'none') ? 'written' : 'as printed')
      return (this.closest('[hidden]') ? [] : [{}]) as never
    })
    const html = newsletterHtml({ fields: [{ id: 'a', title: 'A' }, { id: 'b', title: 'B', rules: [['a', 'is not', 'x']] }, { id: 'c', title: 'C', rules: [['b', 'is', 'x']] }] }).replace('data-id="a"', '$& hidden')
    await open({ html })
    layout.mockRestore()
    expect(['b', 'c'].map((id) => find(`p[data-id="${id}"]`).style.display)).toEqual(['none', 'none'])
    expect(new Set(seen)).toEqual(new Set(['as printed']))
  })

  it('have to be answered where they are marked, and addresses among them are addresses, by the same rule as the theme\'s own, told in the theme\'s two lists (weakness 7)', async () => {
    await open({ newsletters: [{ fields }] })
    fillIn()
    type(find<HTMLInputElement>('[data-original_id="14"]'), 'a@-b.co')
    button().click()
    await rest()
    expect(page.calls).toEqual([])
    expect(errors().innerHTML.replace(/<a [^>]*>|<\/a>/g, '')).toBe(
      '<p>Please, fill in the following fields:</p><ul><li>Shop type</li><li>Town</li></ul>' +
      '<p class="et_normal_padding">Please, fix the following errors:</p><ul><li>Invalid email</li></ul>')
    expect([...document.querySelectorAll('.et_contact_error')].map((one) => one.getAttribute('data-original_id'))).toEqual(['11', '13', '14'])
    expect(document.activeElement).toBe(find('select'))
  })

  it('mark the whole field of boxes and radio buttons, and say that one of them is needed', async () => {
    await open({ newsletters: [{ fields: fields.map((field) => ({ ...field, isRequired: /^1[25]$/.test(field.id) })) }] })
    fillIn()
    button().click()
    await rest()
    expect([...document.querySelectorAll('.et_contact_error')].map((one) => one.getAttribute('data-id'))).toEqual(['12', '15'])
    expect(find('[role="radiogroup"]').getAttribute('aria-required')).toBe('true')
    tick(find<HTMLInputElement>('input[type="radio"]'))
    expect([...document.querySelectorAll('.et_contact_error')].map((one) => one.getAttribute('data-id'))).toEqual(['12'])
  })

  it('with conditions that nobody can read are always shown, which is reported', async () => {
    const html = newsletterHtml({ fields }).replace('[[&quot;15&quot;', '[[')
    await open({ html, newsletters: [{ fields }] })
    expect(find('textarea').closest('p')?.style.display).toBe('')
    expect(page.errors.map(({ problem }) => problem.field)).toEqual(['data-conditional-logic'])
  })
})
