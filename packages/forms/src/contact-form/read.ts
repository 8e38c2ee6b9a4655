import { InvalidMarkup, type Host } from '@tillkit/mount'
import { attributes } from './anatomy.ts'
import type { messages } from './messages.ts'
import type { options } from './options.ts'

/** What a contact form says of itself. */
export interface ContactForm {
  /** Its number on the page, which ends the names of its fields. */
  readonly number: number
  /** The module's id; empty where it has none. */
  readonly id: string
  /** What it is known by wherever it stands; empty in older versions of the theme. */
  readonly uniqueId: string
  /** Where a message that was sent leads; empty for nowhere. */
  readonly redirect: string
}

/** Reads it. @throws InvalidMarkup where its number is none */
export function readContactForm(module: Element): ContactForm {
  const said = (name: string) => module.getAttribute(name) ?? ''
  const number = said(attributes.number).trim() || '0'
  if (!/^\d+$/.test(number)) throw new InvalidMarkup(attributes.number, 'is no number', 'Print the number that ends the names of the form\'s fields.', { help: 'form-number' })
  return { number: Number(number), id: said('id'), uniqueId: said(attributes.unique), redirect: said(attributes.redirect) }
}

/** What a contact form's module is bound with. */
export type ContactHost = Host<ContactForm, undefined, typeof messages, typeof options>
