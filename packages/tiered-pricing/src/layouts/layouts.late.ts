/** What picks a tier in a layout, or is printed in few of them: one file for a page that has any of them. */
export { bindOptionTotals } from '../prices/option-totals.late.ts'
export { bindDropdown } from './dropdown/dropdown.late.ts'
export { bindTierRadios } from './radios.late.ts'
export { bindScroller } from './scroller.late.ts'
