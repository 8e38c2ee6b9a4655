/** Modern lists as the server prints them, and the names that themes and scripts of others know of what is drawn for them. */
export const anatomy = {
  list: 'select.choicesjs-select',
  field: '.wpforms-field',
  placeholder: 'placeholder',
  marks: '.wpforms-required-label',
  locked: '.wpforms-field-readonly',
  /** What another library has drawn for a list. */
  drawn: '.choices',
} as const

/** Attributes. */
export const attributes = {
  searches: 'data-search-enabled',
  size: 'data-size-class',
  /** Empty where what is chosen cannot be taken back. */
  removes: 'data-remove-items-enabled',
  limit: 'data-choice-limit',
  details: 'data-custom-properties',
} as const

/** Classes of the plugin's library at what is drawn: themes style them. */
export const classes = {
  native: 'choices__input--hidden',
  root: 'choices',
  inner: 'choices__inner',
  open: 'is-open',
  off: 'is-disabled',
  chips: 'choices__list choices__list--multiple',
  chip: 'choices__item choices__item--selectable',
  popup: 'choices__list choices__list--dropdown is-active',
  option: 'choices__item choices__item--choice choices__item--selectable',
} as const

/** Our own classes. */
export const own = { root: 'tillkit-list', inner: 'tillkit-list__inner', opener: 'tillkit-list__opener', words: 'tillkit-list__words', count: 'tillkit-list__count', chips: 'tillkit-list__chips' } as const

/** Asks others whether a list may be drawn; and what they find at a list that was. */
export const ASK_EVENT = 'wpformsBeforeLoadElementChoices'
export const INSTANCE = 'choicesjs'

/** The global with the words of the plugin's library. */
export const CONFIG = { name: 'wpforms_choicesjs_config', none: 'noResultsText' } as const
