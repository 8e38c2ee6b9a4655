import type { Life } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { safeHtml, type SafeHtml } from '@tillkit/platform'
import type { Formatting } from '../tiered-pricing.format.ts'
import type { Quote } from '../tiered-pricing.model.ts'
import type { TieredPricingStore } from '../tiered-pricing.store.ts'

export const nothing = safeHtml``

/** A field, and what it shows. */
export interface FieldBinding {
  readonly selector: string
  readonly store: TieredPricingStore
  /** `null` leaves what it shows. */
  readonly html: (quote: Quote) => SafeHtml | null
}

/** What is shown, and how. */
export interface Shown {
  readonly store: TieredPricingStore
  readonly formatting: Formatting
}

/** Binds a field's HTML to the quote; without a quote the field keeps what it shows. */
export function bindField(life: Life, inside: Element, { selector, store, html }: FieldBinding): void {
  let last: SafeHtml | null = null
  for (const field of inside.querySelectorAll(selector)) {
    adopt(life, field, store, ({ quote }) => {
      last = (quote && html(quote)) ?? last
      return last === null ? {} : { html: last }
    })
  }
}
