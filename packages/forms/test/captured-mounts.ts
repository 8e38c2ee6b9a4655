import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'contact-form': {
    sign: /data-form_unique_num="/,
    mounts: { 'divi-ab-form-goal-shortcode': 1, 'divi-contact-forms': 2, 'divi-modules': 1, home: 1, 'trustpilot-landing': 1 },
  },
  'form-builder': {
    sign: /data-formid="/,
    mounts: {
      'contact-question-wpforms': 1, 'contact-wpforms': 1, 'contact-wpforms-classic': 1, 'storefront-contact-question-wpforms': 1,
      'storefront-contact-wpforms': 1, 'wpforms-block-styled': 1, 'wpforms-fields-choices': 1, 'wpforms-fields-text': 1, 'wpforms-no-ajax': 1,
      'wpforms-payments': 1, 'wpforms-pro-block-styled': 1, 'wpforms-pro-captcha': 1, 'wpforms-pro-conditional-logic': 1, 'wpforms-pro-contact': 1,
      'wpforms-pro-contact-question': 1, 'wpforms-pro-fields-address-date': 1, 'wpforms-pro-fields-address-date-classic': 1,
      'wpforms-pro-fields-choices': 1, 'wpforms-pro-fields-choices-classic': 1, 'wpforms-pro-fields-files-richtext-layout': 1,
      'wpforms-pro-fields-text': 1, 'wpforms-pro-fields-text-classic': 1, 'wpforms-pro-multipage': 1, 'wpforms-pro-no-ajax': 1,
      'wpforms-pro-pages-circles': 1, 'wpforms-pro-pages-circles-classic': 1, 'wpforms-pro-pages-connector': 1, 'wpforms-pro-pages-none': 1,
      'wpforms-pro-pages-progress-preview': 1, 'wpforms-pro-payment': 1, 'wpforms-pro-payments': 1, 'wpforms-pro-several-forms': 3,
      'wpforms-several-forms': 3,
    },
  },
  newsletter: {
    sign: /et_subscribe_loader/,
    mounts: { 'divi-modules': 1, 'divi-signup-forms': 4 },
  },
}
