import { invoke, type Life } from '@tillkit/dom'
import { adoptAs, slot } from '@tillkit/mount'
import { anatomy } from './anatomy.ts'
import type { NewsletterHost } from './context.ts'

/** Where a form says what is wrong; one that was printed without a place for it gets one, for as long as the life lasts. */
export const errorBoxIn = (life: Life, { element }: NewsletterHost): Element =>
  invoke(element, 'querySelector', anatomy.errors) ?? slot(life, { position: 'start', anchor: element })

/** Says there that nothing was sent, for as long as the life lasts. @returns where */
export function showNotSent(life: Life, host: NewsletterHost, text: string): Element {
  const box = errorBoxIn(life, host)
  adoptAs(life, box, { text, style: { display: 'block' } })
  return box
}
