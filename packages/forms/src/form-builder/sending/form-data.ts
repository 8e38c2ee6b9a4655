import { invoke, native } from '@tillkit/dom'
import { anatomy } from '../anatomy.ts'
import { calls, sentFields } from './anatomy.ts'
import type { BuilderForm } from '../context.ts'
import { type Release, timestamp } from '../release.ts'

/** What is sent with a form besides its fields. */
export interface Sent {
  readonly token: string | undefined
  /** When the shopper came to it, in ms. */
  readonly begun: number
  readonly release: Release
}

/** All that a form holds: what others have put into it, too. Controls that are checked and never sent have no name. */
export function dataOf({ form }: BuilderForm, { token, begun, release }: Sent): FormData {
  const data = new FormData(form)
  data.set(sentFields.submit, sentFields.submitValue)
  if (token !== undefined) data.set(sentFields.token, token)
  data.set('action', calls.submit)
  for (const [name, value] of timesOf(begun, release)) data.set(name, value)
  return data
}

/** When it was begun and sent. */
const timesOf = (begun: number, release: Release): (readonly [string, string])[] => [
  [sentFields.begun, String(timestamp(release, begun))],
  [sentFields.ended, String(timestamp(release, Date.now()))],
]

/**
 * Sends a form with its page, as the browser does: with a token and its times as hidden fields, which are there once, whatever became of an attempt
 * before.
 */
export function sendWithPage({ form }: BuilderForm, { token, begun, release }: Sent): void {
  if (token !== undefined) hiddenField(form, sentFields.token, token).classList.add(anatomy.token)
  for (const [name, value] of timesOf(begun, release)) hiddenField(form, name, value)
  hiddenField(form, sentFields.submit, sentFields.submitValue)
  // A form's field may be called `submit`.
  invoke(form, 'submit')
}

function hiddenField(form: HTMLFormElement, name: string, value: string): HTMLInputElement {
  const known = Array.from(native(form, 'elements')).find((element) => element instanceof HTMLInputElement && element.type === 'hidden' && element.name === name)
  const field = known instanceof HTMLInputElement ? known : document.createElement('input')
  field.type = 'hidden'
  field.name = name
  field.value = value
  if (!known) invoke(form, 'append', field)
  return field
}
