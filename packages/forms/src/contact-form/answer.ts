import { htmlOf, parseFragment } from '@tillkit/dom'
import { anatomy, attributes } from './anatomy.ts'
import type { ContactForm } from './read.ts'

/** What the server has made of a message. */
export type ContactAnswer =
  /** It has taken it: what the module holds now. */
  | { readonly kind: 'sent'; readonly html: string }
  /** It has not: the form again with what was typed, a newer nonce and another sum; and what it says. */
  | { readonly kind: 'refused'; readonly html: string; readonly problems: readonly string[] }
  /** It is no answer to this form. */
  | { readonly kind: 'foreign' }

/** Reads a page that answers. Only a module that is wholly the one that was sent is an answer to it. */
export function readAnswer(page: string, sent: ContactForm): ContactAnswer {
  const modules = [...parseFragment(page).querySelectorAll(anatomy.module)]
  const module = modules.find((each) => isSame(each, sent))
  if (!module) return { kind: 'foreign' }
  const html = htmlOf(module)
  const problems = [...new Set([...module.querySelectorAll(anatomy.error)].map(({ textContent }) => textContent.trim()))]
  const form = module.querySelector(anatomy.form)
  if (form) return form.querySelector(anatomy.marker) && form.querySelector(anatomy.button) ? { kind: 'refused', html, problems } : { kind: 'foreign' }
  const box = module.querySelector(anatomy.message)
  // A shop may thank with a picture.
  const isThanked = problems.length === 0 && box !== null && (box.textContent.trim() !== '' || box.querySelector('img, svg') !== null)
  return isThanked ? { kind: 'sent', html } : { kind: 'foreign' }
}

function isSame(module: Element, { number, id, uniqueId }: ContactForm): boolean {
  const said = (name: string) => module.getAttribute(name) ?? ''
  return said('id') === id && said(attributes.unique) === uniqueId && (said(attributes.number) || '0') === String(number)
}
