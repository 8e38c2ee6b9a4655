import type { StoreApi } from 'zustand/vanilla'
import type { QuantityFields } from '../../quantity/quantity-fields.ts'
import type { PricingHost } from '../../tiered-pricing.store.ts'

/** A dropdown of the server's. */
export interface Dropdown {
  readonly root: Element
  /** What shows the tier in force, and opens the list. */
  readonly box: HTMLElement
  readonly list: HTMLElement
  readonly options: readonly HTMLElement[]
  readonly state: StoreApi<{ readonly open: boolean }>
}

/** What a dropdown is for. */
export interface DropdownOptions {
  readonly host: PricingHost
  /** The fields that a picked option sets; `null` where options are only to be read. */
  readonly picking: QuantityFields | null
}
