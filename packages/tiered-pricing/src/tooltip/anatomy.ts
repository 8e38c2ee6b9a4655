/** The icon behind a price that opens the price table. */
export const TOOLTIP_ICON = '.tiered-pricing-tooltip-icon'
