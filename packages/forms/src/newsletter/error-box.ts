import { invoke, type Life } from '@tillkit/dom'
import { slot } from '@tillkit/mount'
import { anatomy } from './anatomy.ts'
import type { NewsletterHost } from './context.ts'

/** Where a form says what is wrong; one that was printed without a place for it gets one, for as long as the life lasts. */
export const errorBoxIn = (life: Life, { element }: NewsletterHost): Element =>
  invoke(element, 'querySelector', anatomy.errors) ?? slot(life, { position: 'start', anchor: element })
