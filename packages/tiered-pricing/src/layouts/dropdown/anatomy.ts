/* What the script tag knows too, in a name of its own. */
export const SELECT_BOX = '.tiered-pricing-dropdown__select-box'

/** The dropdown layout. */
export const dropdownAnatomy = {
  selectBox: SELECT_BOX,
  list: '.tiered-pricing-dropdown__list',
  option: '.tiered-pricing-dropdown-option',
} as const

/** The id of a list that has none, by its layout's. */
export const listIdOf = (layout: string): string => `tiered-pricing-dropdown-list-${layout}`

/** Classes that the script sets on the dropdown. */
export const dropdownClasses = {
  open: 'tiered-pricing-dropdown__select-box--active',
  selected: 'tiered-pricing-dropdown-option--selected',
} as const
