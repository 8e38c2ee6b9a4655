/** The icon behind a price that opens the price table (contract section 6.11). */
export const TOOLTIP_ICON = '.tiered-pricing-tooltip-icon'
