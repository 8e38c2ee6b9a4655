import type { TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { enter as typeAndLeave, field, one, openForm, pass, type } from '../../../test/builder-form.ts'

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

/** Types and leaves, when nothing is pressed any more. */
async function enter(selector: string, text: string): Promise<void> {
  document.dispatchEvent(new Event('pointerup'))
  await typeAndLeave(selector, text)
}

const EMAIL = '#wpforms-12-field_1'
const link = () => document.querySelector<HTMLAnchorElement>('a.mailcheck-suggestion')

describe('an address that looks mistyped', () => {
  it('is followed by the one that was meant, which a press puts in its place, and conditions hear of it [form-builder-forms#83]', async () => {
    vi.stubGlobal('wpforms_conditional_logic', { 12: { 2: { action: 'show', logic: [[{ field: '1', operator: '~', value: 'gmail.com', type: 'email' }]] } } })
    await open({ fields: [field('1', 'email', { shellClass: 'wpforms-conditional-trigger' }), field('2', 'text', { shellClass: 'wpforms-conditional-field wpforms-conditional-show' })] })
    await enter(EMAIL, 'jo@gmial.com')
    const line = one<HTMLElement>('#wpforms-12-field_1_suggestion')
    expect([line.textContent, link()?.textContent, link()?.title, link()?.dataset['id']]).toEqual(['Did you mean jo@gmail.com?', 'jo@gmail.com', 'Click to accept this suggestion.', 'wpforms-12-field_1'])
    expect([line.previousElementSibling?.id, line.parentElement === one(EMAIL).parentElement, line.classList.contains('wpforms-error')]).toEqual(['wpforms-12-field_1', true, false])
    const changed = vi.fn()
    one(EMAIL).addEventListener('change', changed)
    link()?.click()
    expect([one(EMAIL).value, link(), changed.mock.calls.length]).toEqual(['jo@gmail.com', null, 1])
    expect(one<HTMLElement>('#wpforms-12-field_2-container').style.display).toBe('')
  })

  it('is not suggested another where it is right, and what was suggested before goes [form-builder-forms#85]', async () => {
    await open({ fields: [field('1', 'email')] })
    for (const address of ['jo@gmail.com', 'jo@hotmail.co.uk', 'jo@acme.co.uk', 'jo@acme.dev', 'jo']) {
      await enter(EMAIL, 'jo@gmial.com')
      expect(link()).not.toBeNull()
      await enter(EMAIL, address)
      expect([address, link()]).toEqual([address, null])
    }
  })

  it('is left alone where the shop or the field says so', async () => {
    await open({ fields: [field('1', 'email')], settings: { mailcheck_enabled: '' } })
    await enter(EMAIL, 'jo@gmial.com')
    expect(link()).toBeNull()
    page?.close()
    await open({ fields: [field('1', 'email', { more: { 'data-disable-suggestions': '1' } }), field('2', 'email')] })
    await enter(EMAIL, 'jo@gmial.com')
    expect(link()).toBeNull()
  })

  it('is taken by Space as well as by a press, and goes with the unit', async () => {
    await open({ fields: [field('1', 'email')] })
    await enter(EMAIL, 'jo@gmial.com')
    link()?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(one(EMAIL).value).toBe('jo@gmail.com')
    await enter(EMAIL, 'jo@gmial.com')
    page?.stop()
    expect(link()).toBeNull()
  })
})

describe('a text with a limit', () => {
  const limited = (unit: 'characters' | 'words', limit: number, value = '') =>
    field('1', 'textarea', { className: `wpforms-limit-${unit}-enabled`, more: { 'data-form-id': '12', 'data-field-id': '1', 'data-text-limit': limit }, value })
  const counter = () => one<HTMLElement>('#wpforms-field-limit-text-12-1')
  const box = () => one<HTMLTextAreaElement>('textarea')

  it('says how much of it is used, and is cut where there is more', async () => {
    await open({ fields: [limited('characters', 5, 'abcdefg'), field('2', 'email')] })
    await pass(50)
    expect([box().value, counter().textContent, counter().getAttribute('aria-live'), counter().parentElement === box().parentElement]).toEqual(['abcde', '5 of 5 max characters.', 'polite', true])
    type('textarea', 'ab')
    expect(counter().textContent).toBe('2 of 5 max characters.')
    type('textarea', 'abcdefgh')
    expect([box().value, counter().textContent]).toEqual(['abcde', '5 of 5 max characters.'])
  })

  it('takes as much of what is pasted as there is room for, in the place of what is marked (defect 15)', async () => {
    await open({ fields: [limited('characters', 8, 'abcdef')] })
    box().focus()
    box().setSelectionRange(0, 3)
    const event = new InputEvent('beforeinput', { inputType: 'insertFromPaste', data: '1234567', bubbles: true, cancelable: true })
    box().dispatchEvent(event)
    expect([event.defaultPrevented, box().value, counter().textContent]).toEqual([true, '12345def', '8 of 8 max characters.'])
  })

  it('counts words, and lets none begin behind the last', async () => {
    await open({ fields: [limited('words', 2, 'one,two three')] })
    expect([box().value, counter().textContent]).toEqual(['one,two', '2 of 2 max words.'])
    box().focus()
    box().setSelectionRange(7, 7)
    const press = (data: string) => {
      const event = new InputEvent('beforeinput', { inputType: 'insertText', data, bubbles: true, cancelable: true })
      box().dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([press(' '), press(','), press('s')]).toEqual([true, true, false])
    page?.stop()
    expect(document.querySelector('.wpforms-field-limit-text')).toBeNull()
  })
})
