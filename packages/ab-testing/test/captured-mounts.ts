import type { CapturedMounts } from '@tillkit/testing'

/** What mounts on captured pages, as somebody has read in their HTML. */
export const captured: CapturedMounts = {
  'ab-testing': {
    sign: /"et_pb_subject_placeholder|\bet_pb_ab_goal\b|et_pb_ab_shop_conversion/,
    mounts: {
      'divi-ab-cached-placeholders': 1,
      'divi-ab-first-subject': 1,
      'divi-ab-form-goal-shortcode': 1,
      'divi-ab-second-subject': 1,
      'order-received': 1,
      'order-received-new-account': 1,
    },
  },
}
