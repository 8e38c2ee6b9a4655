/** What the member mounts on. */
export const MAP = '.et_pb_map_container'

export const anatomy = {
  canvas: '.et_pb_map',
  pin: '.et_pb_map_pin',
  window: '.infowindow',
  module: '.et_pb_module',
  /** A section under a transparent header. */
  beneath: '.et_beneath_transparent_nav',
} as const

/** What the map's own element is printed with, and the pins. */
export const attributes = {
  centre: { lat: 'data-center-lat', lng: 'data-center-lng' },
  zoom: 'data-zoom',
  wheel: 'data-mouse-wheel',
  dragging: 'data-mobile-dragging',
  pin: { lat: 'data-lat', lng: 'data-lng', title: 'data-title' },
} as const

/** What the container is printed with: how grey it is, by screen. */
export const GREYSCALE = { desktop: 'data-grayscale', tablet: 'data-grayscale-tablet', phone: 'data-grayscale-phone' } as const

/** Values of switches. */
export const [ON, OFF] = ['on', 'off'] as const

/** Google's script, live or held back. */
export const API = { script: 'script[src*="maps.googleapis.com/maps/api/js"],script[data-src*="maps.googleapis.com/maps/api/js"],#google-maps-api-js', global: 'google' } as const

/** The theme's folder of pictures, and its marker there: 46 × 43 px. */
export const MARKER = { folder: 'builder_images_uri', file: '/marker.png' } as const

/** jQuery data of the module, by which other scripts find its map. */
export const DATA = 'map'

/** Raised at the module when a pin's window opens, one after the other: what shows under the pointer is shown anew. */
export const events = { leave: 'mouseleave', enter: 'mouseenter' } as const

/** What scripts of the page call. */
export const functions = { init: 'et_pb_map_init' } as const
