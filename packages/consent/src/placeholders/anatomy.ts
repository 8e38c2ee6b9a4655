/** The parts of a placeholder, as the plugin's short code has them. */
export const anatomy = {
  shortCode: 'cky_video_placeholder',
  /** Stands in the short code for an id. */
  id: '[UNIQUEID]',
  root: '[data-cky-tag="video-placeholder"]',
  title: '[data-cky-tag="placeholder-title"]',
} as const

/** What opens the preferences where it is pressed, and how the plugin marks what runs from right to left. */
export const classes = { opener: 'cky-banner-element', rtl: 'cky-rtl' } as const

/** Ours: what stands in the place of a frame that waits, its text where the plugin has none, and its button. */
export const own = { box: 'tillkit-placeholder', text: 'tillkit-placeholder-text', button: 'tillkit-placeholder-button' } as const
