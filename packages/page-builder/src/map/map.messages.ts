/** The unit's own words. */
export const messages = {
  held: 'The map is shown once you allow it in your cookie settings.',
  /** The button beside `held`, where our own gate holds the map's script back: lets it through for this page. */
  allow: 'Show the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const
