import { parseFragment } from '@tillkit/dom'
import { escapeHtml } from '@tillkit/platform'
import { h } from '@tillkit/ui/plain'
import { anatomy, classes } from '../anatomy.ts'
import type { FieldError } from './inline-errors.ts'

/** What the shop has sent of errors, ready to be shown. */
export interface ErrorList {
  /** One alert, in which each error of a field leads to it. */
  readonly html: string
  readonly fields: readonly FieldError[]
}

/**
 * Makes the shop's notices a summary: what is read out is the whole, whose list stays a list and may take the focus, and each error
 * of a field is a link to it.
 */
export function errorListOf(messages: string): ErrorList {
  const alert = h('div', { role: 'alert' }, parseFragment(messages))
  for (const notice of alert.children) {
    notice.removeAttribute('role')
    notice.setAttribute('tabindex', '-1')
  }
  const fields = [...alert.querySelectorAll(anatomy.errorItem)].map((item) => {
    const id = item.getAttribute(anatomy.errorField) ?? ''
    const text = item.textContent.trim()
    // One that holds a link of the shop's keeps that: links do not stand in links.
    if (id && !item.querySelector('a, button')) item.append(h('a', { href: `#${id}` }, ...item.childNodes))
    return { id, text }
  })
  return { html: alert.outerHTML, fields }
}

/** Words of ours as an error notice. */
export function errorWords(words: string): string {
  return errorNotice(escapeHtml(words))
}

/** The shop's own HTML as an error notice. */
export function errorNotice(html: string): string {
  return `<div class="${classes.error}" role="alert" tabindex="-1">${html}</div>`
}
