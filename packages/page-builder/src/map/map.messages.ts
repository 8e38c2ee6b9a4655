/** The unit's own words. */
export const messages = {
  held: 'The map is shown once you allow it in your cookie settings.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const
