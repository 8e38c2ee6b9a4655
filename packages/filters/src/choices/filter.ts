/** How a filter shows and what its values are. The names are the server's display types. */
export type DisplayType =
  | 'checkboxes_list'
  | 'radio_buttons'
  | 'dropdown_single_select'
  | 'dropdown_multi_select'
  | 'search'
  | 'number_range'
  | 'stars'
  | 'colors'
  | 'images'

/** One option of a list. */
export interface Option {
  readonly value: string
  readonly label: string
}

/** When a section shows. */
export type Condition =
  | { readonly kind: 'always' }
  | { readonly kind: 'notempty' }
  | { readonly kind: 'category'; readonly ids: readonly string[] }

/** One section of a panel, as data. */
export interface Filter {
  /** Unlike all other sections of the page. */
  readonly id: string
  /** The panel that it stands in. */
  readonly panel: string
  /** The server's own name of what it filters by, such as `shopCategory`. Sections with one name share their values. */
  readonly real: string
  readonly type: DisplayType
  /** Of lists, in the order in which they are printed; the option `all` is none of them. */
  readonly options: readonly Option[]
  /** The order that the shop has without being asked; only of the section that sorts. */
  readonly standard?: string
  readonly condition: Condition
  /** Whether the shop is asked for the number of products of each option. */
  readonly counts: 'none' | 'hidden' | 'shown'
  /** Whether options without products are left out. */
  readonly hidesZero: boolean
}

/** What is chosen: values by the real name. A name with no values is left out. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** What stands for "no choice" in lists with one choice. */
export const ALL = 'all'
/** What the shop's standard order is called, which is never written into an address. */
export const MENU_ORDER = 'menu_order'
/** The real names that the script itself has to know. */
export const REAL = { category: 'shopCategory', order: 'shopOrder', price: 'shopPrice' } as const

/** Display types of which several options can be chosen. */
export function isMultiple({ type }: Pick<Filter, 'type'>): boolean {
  return type === 'checkboxes_list' || type === 'dropdown_multi_select' || type === 'colors' || type === 'images'
}

/** Display types that are made of options. */
export function isList(filter: Pick<Filter, 'type'>): boolean {
  return isMultiple(filter) || filter.type === 'radio_buttons' || filter.type === 'dropdown_single_select'
}
