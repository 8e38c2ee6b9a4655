/** The page's list of effects, by kinds of screen. */
export const ELEMENTS = 'et_pb_motion_elements'

/** Classes that hide what is to be moved until it is, or have it come in another way. */
export const HIDING = ['et-pb-before-scroll-animation', 'et_animated', 'et-waypoint'] as const

/** That an element has come in. */
export const HAD = 'et_had_animation'

/** What an item of the list says. */
export const ITEM = {
  element: 'id',
  resolver: 'resolver',
  /** Where it changes, in per cent of its way through the window. */
  limits: ['start', 'midStart', 'midEnd', 'end'],
  values: ['startValue', 'midValue', 'endValue'],
  /** Which of the element's edges begins that way, and which ends it. */
  triggers: ['trigger_start', 'trigger_end'],
  grid: 'grid_motion',
  gridType: 'module_type',
  gridIndex: 'module_index',
  gridCount: 'children_count',
} as const

/** The selector of a module's element in a grid. */
export const gridItem = (type: string, module: string, item: number) => `.${type}_item_${module}_${String(item)}`
