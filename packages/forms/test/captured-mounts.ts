import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'contact-form': {
    sign: /data-form_unique_num="/,
    mounts: { 'divi-ab-form-goal-shortcode': 1, 'divi-contact-forms': 2, 'divi-modules': 1, home: 1, 'trustpilot-landing': 1 },
  },
  newsletter: {
    sign: /et_subscribe_loader/,
    mounts: { 'divi-modules': 1, 'divi-signup-forms': 4 },
  },
}
