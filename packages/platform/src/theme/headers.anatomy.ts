/** What may stand over the top of a page, whose height counts when something is scrolled to. */
export const HEADERS = { bar: '#wpadminbar', top: '#top-header', main: '#main-header', vertical: 'et_vertical_nav', fixed: '.et_fixed_nav:not(.et_vertical_nav)', stuck: '.et_pb_sticky--top', sticky: '.et_pb_sticky', template: '.et-l--header .et_pb_section' } as const
