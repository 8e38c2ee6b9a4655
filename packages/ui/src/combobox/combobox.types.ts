import type { ListboxOption } from '../listbox/option.ts'

/** A suggestion. */
export interface ComboboxOption extends ListboxOption {
  /** Where it leads. Then choosing it follows the link instead of filling the field. */
  readonly href?: string
}

/** A combobox's words. */
export interface ComboboxLabels {
  /** What the list of suggestions is called. */
  readonly list: string
  readonly loading: string
  readonly none: string
  readonly failed: string
  readonly retry: string
  /** How many were found, for those who do not see the list. */
  readonly found: (count: number) => string
}

/** Finds what a text may mean; the signal says that nobody waits for it any more. */
export type Suggest = (query: string, signal: AbortSignal) => readonly ComboboxOption[] | Promise<readonly ComboboxOption[]>
