/** The icon behind a price that opens the price table. */
export const TOOLTIP_ICON = '.tiered-pricing-tooltip-icon'

/** The class of the tooltip that we draw: the plugin's own, which shops style. */
export const TOOLTIP = 'tiered-pricing-tooltip'
