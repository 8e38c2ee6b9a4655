import { InvalidMarkup } from '@tillkit/mount'
import { anatomy } from './anatomy.ts'
import { readLocale, type Locale } from './locale.schema.ts'
import { readStates, type StatesConfig } from './states.schema.ts'

/** What the page says of the addresses of countries. */
export interface AddressConfig {
  /** Undefined where the page lists no states: the field for the state stays as it is. */
  readonly states: StatesConfig | undefined
  /** Undefined where the page says nothing of it, or nothing that can be used: labels and order stay as they are. */
  readonly locale: Locale | undefined
  /** What is wrong with the locale. The states can be had all the same. */
  readonly fault: InvalidMarkup | undefined
}

/** Reads what a country's field goes by. Throws InvalidMarkup where the list of states cannot be used. */
export function readAddress(element: Element): AddressConfig {
  const states = readStates()
  const kind = element.closest(anatomy.billing) ? 'billing' : 'shipping'
  try {
    return { states, locale: readLocale(kind), fault: undefined }
  } catch (cause) {
    if (cause instanceof InvalidMarkup) return { states, locale: undefined, fault: cause }
    throw cause
  }
}
