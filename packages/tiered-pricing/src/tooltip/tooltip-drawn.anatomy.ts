/** The class of the tooltip that we draw: the plugin's own, which shops style. */
export const TOOLTIP = 'tiered-pricing-tooltip'
