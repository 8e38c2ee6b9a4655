/** What fields with a look of their own consist of, named once. */
export const anatomy = {
  slider: '.wpforms-field-number-slider',
  sliderInput: 'input[type="range"]',
  hint: '.wpforms-field-number-slider-hint',
  rating: '.wpforms-field-rating-items',
  ratingItem: '.wpforms-field-rating-item',
  /** Labels of pictures: the keyboard comes to them, not to their boxes. */
  pictureLabel: '.wpforms-image-choices-item label',
  promoter: '.wpforms-net-promoter-score-option',
  password: '.wpforms-field-password-input',
  passwordIcon: '.wpforms-field-password-input-icon',
  eye: '.wpforms-field-password-input-icon-invisible',
  struckEye: '.wpforms-field-password-input-icon-visible',
} as const

/** Attributes. */
export const attributes = {
  /** The slider's words, with `{value}` for what it stands at. */
  hint: 'data-hint',
  /** What a password's icon is called the other way round. */
  otherTitle: 'data-switch-title',
} as const

/** Classes that are set. */
export const classes = { selected: 'selected', hovered: 'hover', focused: 'wpforms-field-focused' } as const
