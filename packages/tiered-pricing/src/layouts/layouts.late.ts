/** What picks a tier in a layout, or is printed in few of them: one file for a page that has any of them. */
export { bindOptionTotals } from '../prices/option-totals.ts'
export { bindDropdown } from './dropdown/dropdown.ts'
export { bindTierRadios } from './tier-radios.ts'
export { bindScroller } from './table-scroller.ts'
