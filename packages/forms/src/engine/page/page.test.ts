import type { EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followControls } from './follow-controls.ts'
import { choose, element, openForm, sends, testLife, type } from './page.fixtures.ts'
import { sendOnSubmit } from './send-on-submit.ts'
import { showFields } from './show-fields.ts'

let life: EndableLife
let announced: string[]
const announce = (text: string | (() => string)) => void announced.push(typeof text === 'string' ? text : text())

beforeEach(() => {
  vi.useFakeTimers()
  life = testLife()
  announced = []
})

afterEach(() => {
  life.end()
  vi.useRealTimers()
  document.body.replaceChildren()
})

function open(deps: Parameters<typeof openForm>[1] = {}) {
  const opened = openForm(life, deps)
  const before = document.body.innerHTML
  const { form, controls, root } = opened
  followControls(life, form, { root, controls })
  showFields(life, form, { controls, announce })
  const send = sendOnSubmit(life, form, { root, controls, buttons: [element('button')], announce, invalid: (count) => `${count} to put right` })
  const held = (id: string) => form.store.getState().fields[id]?.value
  return { ...opened, before, send, held }
}

const isHidden = (selector: string) => element(selector).style.display === 'none'
const leave = (selector: string, next?: string) =>
  element(selector).dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: next ? element(next) : null }))

describe('what controls hold', () => {
  it('is known from the start, restored values as well', () => {
    const opened = openForm(life)
    element<HTMLInputElement>('#name').value = 'Ann'
    element<HTMLInputElement>('#mon').checked = true
    followControls(life, opened.form, opened)
    expect(opened.form.store.getState().fields).toMatchObject({ name: { value: 'Ann' }, day: { value: 'Mon' }, reason: { value: '' } })
  })

  it('counts when typing has rested, and at once where something is chosen', () => {
    const { held } = open()
    type('#name', 'A')
    vi.advanceTimersByTime(200)
    type('#name', 'An')
    vi.advanceTimersByTime(249)
    expect(held('name')).toBe('')
    vi.advanceTimersByTime(1)
    expect(held('name')).toBe('An')
    choose('#reason', 'call')
    expect(held('reason')).toBe('call')
  })

  it('is asked for when a field is left, and before the form is sent, where a script has set it without a word', async () => {
    const send = sends()
    const { held, form } = open({ send })
    element<HTMLInputElement>('#name').value = 'Ann'
    leave('#name')
    expect(held('name')).toBe('Ann')
    element<HTMLInputElement>('#name').value = 'Anne'
    element<HTMLInputElement>('#mon').checked = true
    await form.submit()
    expect(send.mock.calls[0]?.[0].values).toEqual({ name: 'Anne', reason: '', day: 'Mon' })
  })

  it('is asked for when the browser brings a page back, which is open again after it was sent', async () => {
    const send = sends()
    const { held, form } = open({ send })
    element<HTMLInputElement>('#name').value = 'Ann'
    element<HTMLInputElement>('#mon').checked = true
    await form.submit()
    await form.submit()
    expect(send).toHaveBeenCalledTimes(1)
    element<HTMLInputElement>('#name').value = 'Bob'
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    vi.advanceTimersByTime(0)
    expect([held('name'), form.store.getState().submission.status]).toEqual(['Bob', 'idle'])
    await form.submit()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('is what it was at the start once the form is reset, and nothing is wrong with it any more', async () => {
    const { held, form, root } = open()
    type('#name', 'Ann')
    await form.submit()
    expect(form.store.getState().fields).toMatchObject({ name: { status: 'valid' }, day: { status: 'invalid' } })
    root.reset()
    vi.advanceTimersByTime(0)
    expect(held('name')).toBe('')
    expect(form.store.getState()).toMatchObject({ fields: { name: { status: 'pristine' }, day: { status: 'pristine' } }, submission: { status: 'idle' } })
    expect(document.querySelectorAll('.tillkit-field-message')).toHaveLength(0)
  })

  it('goes out of the form with a field that another script takes away', async () => {
    const send = sends()
    const { form } = open({ send })
    element<HTMLInputElement>('#name').value = 'Ann'
    element('#days').remove()
    expect(await form.submit()).toMatchObject({ status: 'sent' })
    expect(send.mock.calls[0]?.[0]).toMatchObject({ values: { name: 'Ann', reason: '' }, hidden: ['phone'] })
  })
})

describe('a page with jQuery', () => {
  beforeEach(async () => {
    vi.stubGlobal('jQuery', (await import('jquery')).default)
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('tells by jQuery\'s own events what a script has set, and what it sends', async () => {
    const send = sends()
    const { held } = open({ send })
    jQuery('#name').val('Ann')
    jQuery('#reason').val('call').trigger('change')
    expect([held('reason'), held('name'), isHidden('#phone-line')]).toEqual(['call', 'Ann', false])
    jQuery('#phone').val('12').trigger('input')
    expect(held('phone')).toBe('12')
    jQuery('#mon').prop('checked', true)
    jQuery('form').trigger('submit')
    await vi.advanceTimersByTimeAsync(0)
    expect(send.mock.calls.map(([{ values }]) => values)).toEqual([{ name: 'Ann', reason: 'call', phone: '12', day: 'Mon' }])
  })
})

describe('what is shown of fields', () => {
  it('hides what conditions hide, and shows it as soon as they are met', () => {
    open()
    expect(isHidden('#phone-line')).toBe(true)
    choose('#reason', 'call')
    expect(isHidden('#phone-line')).toBe(false)
  })

  it('says at a field what is wrong, beside what it was described by, and tells which have to be filled in', async () => {
    const { form } = open()
    await form.submit()
    const name = element('#name')
    const [hint, message] = (name.getAttribute('aria-describedby') ?? '').split(' ')
    expect([hint, element(`#${message}`).textContent]).toEqual(['hint', 'Tell us your name.'])
    expect([name.getAttribute('aria-invalid'), name.getAttribute('aria-required')]).toEqual(['true', 'true'])
    expect(element('#days').getAttribute('role')).toBe('radiogroup')
    expect([element('#days').getAttribute('aria-required'), element('#mon').hasAttribute('aria-required')]).toEqual(['true', false])
    expect(element(`#${element('#days').getAttribute('aria-labelledby')}`).textContent).toBe('Days')
    expect(element('#days').lastElementChild?.textContent).toBe('Choose a day.')
  })

  it('takes a message back once typing has put it right, and leaves it while somebody types', async () => {
    const { form } = open()
    await form.submit()
    type('#name', 'A')
    expect(element('#name-line').textContent).toContain('Tell us your name.')
    vi.advanceTimersByTime(250)
    expect(element('#name-line').textContent).not.toContain('Tell us your name.')
    expect([element('#name').getAttribute('aria-invalid'), element('#name').getAttribute('aria-describedby')]).toEqual([null, 'hint'])
  })

  it('checks what was filled in when it is left, says so to screen readers, and lets a click through before', () => {
    open()
    type('#name', 'A')
    vi.advanceTimersByTime(250)
    type('#name', '')
    document.dispatchEvent(new Event('pointerdown'))
    leave('#name')
    expect(element('#name-line').textContent).not.toContain('Tell us your name.')
    document.dispatchEvent(new Event('pointerup'))
    vi.advanceTimersByTime(0)
    expect(element('#name-line').textContent).toContain('Tell us your name.')
    expect(announced).toEqual(['name: Tell us your name.'])
  })

  it('says nothing of a group while the shopper is in it, nor of a field that nobody has filled in', () => {
    const { form } = open()
    const status = () => form.store.getState().fields['day']?.status
    element<HTMLInputElement>('#mon').checked = true
    leave('#mon', '[value=Tue]')
    expect(status()).toBe('pristine')
    leave('#mon', '#name')
    leave('#name')
    expect([status(), document.querySelectorAll('.tillkit-field-message').length]).toEqual(['valid', 0])
  })

  it('is taken back at the end of the life', async () => {
    const { form, before } = open()
    await form.submit()
    life.end()
    expect(document.body.innerHTML).toBe(before)
  })
})

describe('a form that is sent from its page', () => {
  const submitted = async (root: HTMLFormElement) => {
    const event = new Event('submit', { bubbles: true, cancelable: true })
    root.dispatchEvent(event)
    await vi.advanceTimersByTimeAsync(0)
    return event.defaultPrevented
  }

  it('leads to the first field that is wrong, with one announcement', async () => {
    const { root } = open()
    expect(await submitted(root)).toBe(true)
    expect([document.activeElement, announced]).toEqual([element('#name'), ['2 to put right']])
    element<HTMLInputElement>('#name').value = 'Ann'
    // A double click is one attempt, and told of once.
    root.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await submitted(root)
    expect([document.activeElement, announced]).toEqual([element('#mon'), ['2 to put right', '1 to put right']])
  })

  it('is busy while it is on its way, and goes out once', async () => {
    let answer: (outcome: { kind: 'sent' }) => void = () => undefined
    const send = vi.fn(() => new Promise<{ kind: 'sent' }>((resolve) => (answer = resolve)))
    const { root } = open({ send })
    element<HTMLInputElement>('#name').value = 'Ann'
    element<HTMLInputElement>('#mon').checked = true
    const button = element('button')
    await submitted(root)
    await submitted(root)
    expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled'), send.mock.calls.length]).toEqual(['true', 'true', 1])
    answer({ kind: 'sent' })
    await vi.advanceTimersByTimeAsync(0)
    expect([button.hasAttribute('aria-busy'), button.hasAttribute('aria-disabled')]).toEqual([false, false])
  })
})
