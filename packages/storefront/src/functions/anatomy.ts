/** What the member mounts on: a page of the theme's, whose one script is gone wherever the family is at work. */
export const HOST = '.et_divi_theme'

/** Controls of a page whose only words the theme's sheet hides, from screen readers too. */
export const anatomy = {
  links: '.et-social-icon a',
  fields: '.et_pb_widget input[name="s"]',
  label: 'label',
  /** What of a label, or all of it, is for screen readers alone. */
  unseen: '.screen-reader-text',
} as const
