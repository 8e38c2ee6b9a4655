import { invoke } from '@tillkit/dom'
import { givenElement } from '../shared/given-element.late.ts'
import { sent } from './anatomy.ts'

/** Sends, for a script, the form that its button stands in: its unit hears of it, and nobody else sends it. */
export function sendFormOf(button: unknown): void {
  const element = givenElement(button)
  const form = element && invoke(element, 'closest', sent.form)
  form?.dispatchEvent(new Event(sent.event, { bubbles: true, cancelable: true }))
}
