/** The settings that the banner plugin prints, and its style sheet. */
export const CONFIG = '_ckyConfig'
export const STYLES = '_ckyStyles'

/** The banner's HTML, which stands in a script that no browser runs. */
export const TEMPLATE = '#ckyBannerTemplate'

/** What hides the banner's parts until they are dressed, and the sheet that does so then. */
export const INLINE_STYLE = '#cky-style-inline'
export const STYLE_ID = 'cky-style'

/** The attribute by which the banner's parts are known, to the shop's settings and to other scripts. */
export const TAG = 'data-cky-tag'
/** Selects a part by its tag. */
export const tagged = (tag: string): string => `[${TAG}="${tag}"]`

/** Parts of the banner that are not operated. */
export const tags = {
  notice: 'notice',
  title: 'title',
  description: 'description',
  revisit: 'revisit-consent',
  detail: 'detail',
  detailTitle: 'detail-title',
  detailDescription: 'detail-description',
  optOut: 'optout-popup',
  optOutTitle: 'optout-title',
  optOutDescription: 'optout-description',
  optOutOption: 'optout-option',
  optOutSuccess: 'optout-success-text',
  audit: 'audit-table',
} as const

/** What visitors press. */
export const buttons = {
  accept: 'accept-button',
  reject: 'reject-button',
  settings: 'settings-button',
  close: 'close-button',
  doNotSell: 'donotsell-button',
  detailAccept: 'detail-accept-button',
  detailReject: 'detail-reject-button',
  detailSave: 'detail-save-button',
  detailClose: 'detail-close',
  revisit: 'revisit-consent',
  readMore: 'readmore-button',
  showDescription: 'show-desc-button',
  hideDescription: 'hide-desc-button',
  optOutConfirm: 'optout-confirm-button',
  optOutCancel: 'optout-cancel-button',
  optOutClose: 'optout-close',
  optOutLabel: 'optout-option-title',
} as const

/** Whatever of the page's own opens the preferences. */
export const OPENER = '.cky-banner-element'

/** What opens the preferences: who comes near it will need their code next. */
export const OPENERS = [buttons.settings, buttons.doNotSell, buttons.revisit].map(tagged).concat(OPENER).join()

export const selectors = {
  container: '.cky-consent-container',
  overlay: '.cky-overlay',
  modal: '.cky-modal',
  panel: '.cky-preference-center',
  /** The preferences of a banner that they unfold in. */
  folded: '.cky-preference-wrapper',
  accordion: '.cky-accordion',
  accordionButton: '.cky-accordion-btn',
  accordionBody: '.cky-accordion-body',
  chevron: '.cky-accordion-chevron',
  alwaysActive: '.cky-always-active',
  switch: '.cky-switch',
  /** The switch of a category in the preferences, or in the banner itself. */
  boxes: '[id^=ckySwitch],[id^=ckyCategoryDirect]',
  optOutBox: '#ckyCCPAOptOut',
} as const

/** How the ids of what belongs to a category begin; its slug follows. */
export const ids = { switch: 'ckySwitch', direct: 'ckyCategoryDirect', detail: 'ckyDetailCategory', body: 'ckyDetailBody' } as const

export const classes = {
  hidden: 'cky-hide',
  revisitHidden: 'cky-revisit-hide',
  modalOpen: 'cky-modal-open',
  unfolded: 'cky-consent-bar-expand',
  accordionOpen: 'cky-accordion-active',
  chevronHidden: 'cky-accordion-chevron-hide',
  rtl: 'cky-rtl',
  disabled: 'cky-disabled',
  prefix: 'cky-',
  revisit: 'cky-revisit-',
} as const

/** Texts and small pieces of HTML that the plugin prints by key. */
export const shortCodes = {
  readMore: 'cky_readmore',
  showDescription: 'cky_show_desc',
  hideDescription: 'cky_hide_desc',
  toggleLabel: 'cky_category_toggle_label',
  optOutLabel: 'cky_optout_toggle_label',
} as const

/** Ours: where the button to choose anew stands until the unit has come. */
export const STANDING_ID = 'tillkit-consent-standing'
/** Ours: the line that says that the browser's signal is honoured. */
export const SIGNAL_CLASS = 'tillkit-consent-signal'
