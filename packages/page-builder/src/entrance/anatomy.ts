/** What the member mounts on: by itself, for it stands in the family's own file. */
export const ENTRANCE = '.et_animated,.et-waypoint'

/** Elements of the server's. */
export const anatomy = {
  button: '.et_pb_button',
  /** Around a button: what is animated in its place. */
  buttonWrapper: '.et_pb_button_module_wrapper',
  menu: '.et_pb_menu',
  /** What is kept from growing over its edge while something comes in from there. */
  page: '#page-container',
  /** The builder's own boxes on pages of other themes, which a section that rolls in would widen. */
  builderBoxes: '#et-boc,#et-boc .et-l',
  section: '.et_pb_section',
} as const

/** Classes by which themes and other scripts know how far an element has come. */
export const classes = {
  animated: 'et_animated',
  animating: 'et_is_animating',
  infinite: 'infinite',
  had: 'et_had_animation',
  waypoint: 'et-waypoint',
  /** That a waypoint has been reached: its own animation is the theme's style sheet's. */
  reached: 'et-animated',
} as const

/** The page's list of animations. */
export const DATA = 'et_animation_data'

/** What an item of the list says, all of it needed, by the attribute that shows it to other scripts until the element comes in. */
export const KEYS = {
  style: 'data-animation-style',
  repeat: 'data-animation-repeat',
  duration: 'data-animation-duration',
  delay: 'data-animation-delay',
  intensity: 'data-animation-intensity',
  starting_opacity: 'data-animation-starting-opacity',
  speed_curve: 'data-animation-speed-curve',
} as const

/** What else an item says. */
export const ITEM = { target: 'class', once: 'once' } as const

/** The theme's settings that are about it. */
export const settings = { ignore: 'ignore_waypoints', options: 'waypoints_options' } as const

/** That an element is ours to show: the style sheet shows on its own, after a while, what nobody has taken. */
export const TAKEN = 'data-tillkit-entrance'

/** What that says where nothing of it is to move, as the bars of counters do in theirs. */
export const STILL = 'still'

/** The animation by which the style sheet shows it. */
export const SHOWN_UNTAKEN = 'tillkit-appear'

/** Directions and styles, of whose names the class of a running animation is made. */
export const KINDS = ['fade', 'slide', 'bounce', 'zoom', 'flip', 'fold', 'roll'] as const
export const DIRECTIONS = ['', 'Top', 'Right', 'Bottom', 'Left'] as const
export const TRANSFORM = 'transformAnim'

/** Public functions that other scripts call. */
export const functions = {
  process: 'et_process_animation_data',
  animate: 'et_animate_element',
  hasData: 'et_has_animation_data',
  classes: 'et_get_animation_classes',
  remove: 'et_remove_animation',
  removeData: 'et_remove_animation_data',
  reinit: 'et_reinit_waypoint_modules',
} as const
