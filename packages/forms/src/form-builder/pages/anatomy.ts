/** What forms of several pages consist of, named once. */
export const anatomy = {
  page: '.wpforms-page',
  button: '.wpforms-page-button',
  buttonOf: (page: number, action: Step) => `.wpforms-page-button[data-page="${page}"][data-action="${action}"]`,
  /** What says that a button is at work, in newer releases. */
  spinner: '.wpforms-page-button-spinner',
  field: '.wpforms-field',
  /** Fields that do not make a page: its buttons, what shoppers never see, and what is there for bots. */
  noContent: '.wpforms-field-pagebreak, .wpforms-field-hidden, .wpforms-field-hp, [data-field-type]',
  hiddenField: '.wpforms-conditional-hide',
  layout: '.wpforms-field-layout, .wpforms-field-repeater',
  /** What stands beneath the last page alone. */
  end: '.wpforms-submit-container, .wpforms-recaptcha-container',
  turnstile: '.wpforms-is-turnstile',
  invalidField: '.wpforms-has-error',
  formError: '.wpforms-error-container',
  /** Where Enter goes on: not in texts of several lines, in lists or in passwords. */
  typed: 'input:is([type=text], [type=tel], [type=number], [type=email], [type=url], [type=radio], [type=checkbox]):not(.dropzone-input)',
} as const

/** What shows which page a form is at. */
export const indicatorAnatomy = {
  root: '.wpforms-page-indicator',
  page: '.wpforms-page-indicator-page',
  pageOf: (page: number) => `.wpforms-page-indicator-page-${page}`,
  number: '.wpforms-page-indicator-page-number',
  triangle: '.wpforms-page-indicator-page-triangle',
  title: '.wpforms-page-indicator-page-title',
  separator: '.wpforms-page-indicator-page-title-sep',
  step: '.wpforms-page-indicator-steps-current',
  bar: '.wpforms-page-indicator-page-progress',
  /** Forms whose colours are set where they are placed. */
  styledPlace: '.wpforms-block, .elementor-widget-wpforms',
} as const

/** Where a page shows what was filled in. */
export const previewAnatomy = {
  field: '.wpforms-field-entry-preview',
  updating: '.wpforms-entry-preview-updating-message',
  notice: '.wpforms-entry-preview-notice',
  content: '.wpforms-entry-preview-wrapper',
} as const

/** Its call, and what that carries besides the form's fields. */
export const calls = { preview: 'wpforms_get_entry_preview' } as const
export const previewFields = { id: 'current_entry_preview_id', address: 'page_url' } as const

/** Told of each answer to it. */
export const previewEvent = 'wpformsEntryPreviewUpdated'

/** Attributes. */
export const attributes = {
  page: 'data-page',
  action: 'data-action',
  scrolls: 'data-scroll',
  color: 'data-indicator-color',
  navigates: 'data-allow-page-navigation',
  title: (page: number) => `data-page-${page}-title`,
} as const

/** Classes. */
export const classes = {
  active: 'active',
  last: 'last',
  disabled: 'wpforms-disabled',
  checking: 'wpforms-page-button-validating',
  invisibleTurnstile: 'wpforms-is-turnstile-invisible',
} as const

/** The colour of forms whose colours are set where they are placed. */
export const PLACE_COLOR = 'var( --wpforms-page-break-color )'

/** What others hear of: before a page is shown, which they may stop, and after. */
export const events = { before: 'wpformsBeforePageChange', changed: 'wpformsPageChange' } as const

/** Globals by which a shop says whether a form scrolls with its pages, and how far from its edge, in px. The second is spelt so. */
export const globals = { scrolls: 'wpforms_pageScroll', offset: 'wpform_pageScroll' } as const

/** The setting that says how a step is told. */
export const STEP_WORDS = 'indicatorStepsPattern'

/** On to the next page, or back. */
export type Step = 'next' | 'prev'
