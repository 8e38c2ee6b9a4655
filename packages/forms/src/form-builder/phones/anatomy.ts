/** The field for telephone numbers of any country, and what another library has drawn for one. */
export const anatomy = { phone: '.wpforms-smart-phone-field', drawn: '.iti', shell: '.wpforms-field', locked: '.wpforms-field-readonly' } as const

/** The setting with the visitor's country, where the server knows it. */
export const COUNTRY = 'country'

/** The page's message for what is no number. */
export const INVALID = 'val_phone'

/** What the page calls the list of countries, and what it is called where it does not say. */
export const LIST_LABEL = 'country_list_label'
export const LIST_WORDS = 'Country list'

/** What a country is chosen from. */
export const COUNTRY_LIST = '.tillkit-phone__list'

/** Classes of the plugin's library at what is drawn: themes style them. */
export const classes = {
  root: 'iti',
  place: 'iti__country-container',
  shown: 'iti__selected-country',
  flag: 'iti__flag',
  /** The flag of a country in the library's sheet. */
  flagOf: (country: string) => `iti__${country.toLowerCase()}`,
  code: 'iti__selected-dial-code',
  arrow: 'iti__arrow',
  popup: 'iti__dropdown-content',
  option: 'iti__country',
} as const

/** Our own classes. */
export const own = { root: 'tillkit-phone', place: 'tillkit-phone__place', shown: 'tillkit-phone__shown', narrow: 'tillkit-phone--narrow', list: 'tillkit-phone__list' } as const
