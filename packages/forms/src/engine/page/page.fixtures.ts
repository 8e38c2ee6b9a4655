import { createLife, type EndableLife } from '@tillkit/dom'
import { vi } from 'vitest'
import type { FormDeps } from '../core.ts'
import type { Field } from '../field.ts'
import { createForm, type Form } from '../form.ts'
import { required } from '../rules.ts'
import type { Attempt } from '../submission.ts'
import type { Control } from './control.ts'

/** A life whose faults are a test's. */
export const testLife = (): EndableLife => createLife((cause) => {
  throw cause
})

/** A field with what a test does not say of it. */
const field = (id: string, more: Partial<Field> = {}): Field => ({ id, type: 'text', label: id, rules: [], initial: '', ...more })

/** What sends, and notes what. */
export const sends = (outcome: Attempt = { kind: 'sent' }) => vi.fn<FormDeps['send']>(async () => outcome)

/** A page with a form on it, as no family prints it. */
export function openForm(life: EndableLife, deps: Partial<FormDeps> = {}): { form: Form; controls: Control[]; root: HTMLFormElement } {
  document.body.innerHTML = `
    <form>
      <p id="name-line"><label for="name">Name</label><input id="name" name="name" aria-describedby="hint"><span id="hint">As on your card</span></p>
      <p><select id="reason"><option value="">Choose</option><option value="call">Call me</option></select></p>
      <p id="phone-line"><input id="phone" name="phone"></p>
      <fieldset id="days"><legend>Days</legend><label><input type="radio" name="day" value="Mon" id="mon"> Mon</label><label><input type="radio" name="day" value="Tue"> Tue</label></fieldset>
      <button>Send</button>
    </form>`
  const fields = [
    field('name', { rules: [required('Tell us your name.')] }),
    field('reason'),
    field('phone', { rules: [required('Tell us your number.')], shownWhen: { source: 'reason', test: (value) => value === 'call' } }),
    field('day', { rules: [required('Choose a day.')] }),
  ]
  const one = (id: string): Control => ({ id, elements: [element<HTMLInputElement>(`#${id}`)] })
  const day: Control = { id: 'day', elements: [...document.querySelectorAll<HTMLInputElement>('[name=day]')], group: element('#days'), label: element('legend') }
  const controls = [one('name'), one('reason'), { ...one('phone'), shell: element('#phone-line') }, day]
  return { form: createForm(life, fields, { send: sends(), ...deps }), controls, root: element('form') }
}

/** What a test knows to be there. */
export function element<E extends Element = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

/** Types into a field, as a browser tells of it. */
export function type(selector: string, text: string): void {
  const field = element<HTMLInputElement>(selector)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Chooses, as a browser tells of it. */
export function choose(selector: string, value: string): void {
  const field = element<HTMLSelectElement>(selector)
  field.value = value
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}
