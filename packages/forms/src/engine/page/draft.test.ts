import type { EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DraftOptions, keepDraft } from './draft.late.ts'
import { followControls } from './follow-controls.ts'
import { choose, element, openForm, testLife, type } from './page.fixtures.ts'
import { showFields } from './show-fields.ts'

let life: EndableLife

beforeEach(() => {
  vi.useFakeTimers()
  life = testLife()
})

afterEach(() => {
  life.end()
  vi.useRealTimers()
  vi.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
  document.body.replaceChildren()
})

/** Opens the page, as it is printed, with what an earlier visit has left. */
function open(options: Partial<DraftOptions> = {}, change?: () => void) {
  const opened = openForm(life)
  change?.()
  followControls(life, opened.form, opened)
  showFields(life, opened.form, opened)
  const restored = vi.fn()
  keepDraft(life, opened.form, { key: 'contact', controls: opened.controls, restored, ...options })
  return { ...opened, restored }
}

function comeBack(options: Partial<DraftOptions> = {}, change?: () => void) {
  life.end()
  life = testLife()
  return open(options, change)
}

const typeAll = () => {
  type('#name', 'Ann')
  choose('#reason', 'call')
  type('#phone', '12')
  element<HTMLInputElement>('#mon').click()
  vi.advanceTimersByTime(1000)
}
const held = () => [element<HTMLInputElement>('#name').value, element<HTMLSelectElement>('#reason').value, element<HTMLInputElement>('#phone').value, element<HTMLInputElement>('#mon').checked]
const kept = (storage: Storage = sessionStorage) => storage.getItem('tillkit-draft:contact')

describe('a draft', () => {
  it('is kept when typing has rested, and given back with its conditions, for others to hear', () => {
    open()
    expect(kept()).toBeNull()
    typeAll()
    const heard = vi.fn()
    const { restored, form } = comeBack({}, () => document.body.addEventListener('change', heard, { once: true }))
    expect(held()).toEqual(['Ann', 'call', '12', true])
    expect([element('#phone-line').style.display, form.store.getState().fields['phone']?.isShown]).toEqual(['', true])
    expect([restored.mock.calls, heard.mock.calls.length]).toEqual([[[4]], 1])
  })

  it('is kept when the page is left in the middle of a word', () => {
    open()
    type('#name', 'An')
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).toContain('"An"')
  })

  it('goes when the form has been sent, and what is typed afterwards is kept again', async () => {
    const { form } = open()
    type('#name', 'Ann')
    element<HTMLInputElement>('#mon').click()
    vi.advanceTimersByTime(1000)
    expect(kept()).toContain('Ann')
    expect((await form.submit()).status).toBe('sent')
    window.dispatchEvent(new Event('pagehide'))
    vi.advanceTimersByTime(1000)
    expect(kept()).toBeNull()
    form.reopen()
    type('#name', 'Bob')
    vi.advanceTimersByTime(1000)
    expect(kept()).toContain('Bob')
  })

  it('may be kept for all tabs, and for as long as is said', () => {
    open({ place: 'local', maxAge: 1000 })
    typeAll()
    expect([kept(), kept(localStorage) === null]).toEqual([null, false])
    life.end()
    vi.advanceTimersByTime(1000)
    comeBack({ place: 'local', maxAge: 1000 })
    expect([element<HTMLInputElement>('#name').value, kept(localStorage)]).toEqual(['', null])
  })

  it('lasts a day where nothing is said', () => {
    open()
    typeAll()
    vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 2000)
    comeBack()
    expect(element<HTMLInputElement>('#name').value).toBe('Ann')
    life.end()
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    comeBack()
    expect(element<HTMLInputElement>('#name').value).toBe('')
  })

  it('does not take the place of what the server has printed as typed, nor of what the shopper is typing', () => {
    open()
    typeAll()
    comeBack({}, () => {
      element<HTMLInputElement>('#name').value = 'Anna'
      element('#phone').focus()
    })
    expect(held()).toEqual(['Anna', 'call', '', true])
  })

  it.each([
    // No script may set what a file field holds.
    ['a file', (field: HTMLInputElement) => Object.defineProperty(Object.assign(field, { type: 'file' }), 'value', { value: '', writable: true })],
    ['a password', (field: HTMLInputElement) => (field.type = 'password')],
    ['a card', (field: HTMLInputElement) => field.setAttribute('autocomplete', 'billing cc-number')],
    ['a code that is good for once', (field: HTMLInputElement) => field.setAttribute('autocomplete', 'one-time-code')],
    ['what shall not be remembered', (field: HTMLInputElement) => field.setAttribute('autocomplete', 'off')],
    ['what shoppers do not see', (field: HTMLInputElement) => (field.type = 'hidden')],
    ['what the keyboard does not reach', (field: HTMLInputElement) => (field.tabIndex = -1)],
    ['what screen readers do not read', () => element('#name-line').setAttribute('aria-hidden', 'true')],
  ])('never holds %s', (_, change) => {
    open({}, () => change(element<HTMLInputElement>('#name')))
    typeAll()
    expect([kept()?.includes('Ann'), kept()?.includes('call')]).toEqual([false, true])
  })

  it('never holds what the family leaves out, nor what conditions hide', () => {
    const { controls } = open({ leavesOut: ({ id }) => id === 'name' })
    expect(controls).toHaveLength(4)
    typeAll()
    choose('#reason', '')
    vi.advanceTimersByTime(1000)
    expect(JSON.parse(kept() ?? '')).toMatchObject({ values: { day: 'Mon' } })
    expect(kept()).not.toMatch(/Ann|"12"/)
  })

  it('holds what nobody sees where something else stands for it, and nothing else of that kind', () => {
    const hide = () => {
      for (const id of ['#name', '#phone']) element<HTMLInputElement>(id).tabIndex = -1
      element('#phone').setAttribute('aria-hidden', 'true')
    }
    const keepsUnseen: DraftOptions['keepsUnseen'] = ({ id }) => id === 'phone'
    open({ keepsUnseen }, hide)
    typeAll()
    expect([kept()?.includes('Ann'), kept()?.includes('"12"')]).toEqual([false, true])
    comeBack({ keepsUnseen }, hide)
    expect(element<HTMLInputElement>('#phone').value).toBe('12')
  })

  it('that nobody can read, or storage that is forbidden, is no error', () => {
    sessionStorage.setItem('tillkit-draft:contact', '{"at":1e99,"values":')
    open()
    expect(kept()).toBeNull()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    typeAll()
    expect(held()[0]).toBe('Ann')
  })
})
