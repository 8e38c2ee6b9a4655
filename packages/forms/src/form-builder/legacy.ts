import type { LegacyHandle } from '@tillkit/mount'
import { METER_SCRIPTS } from '@tillkit/platform'
import { anatomy } from './anatomy.ts'
import { MAIN_SCRIPT } from './form-builder.stub.ts'

/** Where the builder keeps its own scripts, those of fields that come with the paid edition, and libraries. */
const SCRIPTS = '/assets/js/frontend/'
const PAID_SCRIPTS = '/assets/pro/js/frontend/'
const LIBRARIES = '/assets/lib/'

/** Kinds of fields that have code of ours, or need none: `wpforms-field-{kind}` stands at each field. */
const KINDS = [
  'text', 'textarea', 'number', 'number-slider', 'email', 'name', 'password', 'url', 'phone', 'address', 'date-time', 'select', 'radio', 'checkbox', 'gdpr-checkbox',
  'file-upload', 'camera', 'signature', 'rating', 'likert_scale', 'net_promoter_score', 'richtext', 'hidden', 'html', 'content', 'divider', 'internal-information', 'captcha', 'pagebreak',
  'entry-preview', 'layout', 'repeater', 'hp',
  'payment-single', 'payment-multiple', 'payment-checkbox', 'payment-select', 'payment-total',
]

/**
 * The builder's main script, with what only serves it. A page that has a field of another kind keeps them all: a repeater, a coupon, a way to pay. So does
 * one with a live script of somebody else's that calls the builder's functions.
 */
export const legacy: readonly LegacyHandle[] = [
  {
    handle: 'wpforms',
    file: MAIN_SCRIPT,
    markers: ['wpformsAjaxSubmitActionRequired', 'wpformsBeforeFormSubmit'],
    plugin: { folder: 'wpforms', title: 'WPForms', file: 'wpforms.php' },
    helpers: [
      { handle: 'wpforms-validation', file: `${LIBRARIES}jquery.validate.` },
      { handle: 'wpforms-maskedinput', file: `${LIBRARIES}jquery.inputmask.` },
      { handle: 'wpforms-mailcheck', file: `${LIBRARIES}mailcheck.` },
      { handle: 'wpforms-punycode', file: `${LIBRARIES}punycode.` },
      { handle: 'wpforms-choicesjs', file: `${LIBRARIES}choices.` },
      { handle: 'wpforms-flatpickr', file: `${LIBRARIES}flatpickr/` },
      { handle: 'wpforms-jquery-timepicker', file: `${LIBRARIES}jquery.timepicker/` },
      { handle: 'wpforms-generic-utils', file: '/assets/js/share/utils.' },
      { handle: 'wpforms-modern', file: `${SCRIPTS}wpforms-modern.`, isBehind: true },
      { handle: 'wpforms-confirmation', file: `${SCRIPTS}wpforms-confirmation.` },
      { handle: 'wpforms-address-field', file: `${SCRIPTS}fields/address.`, isBehind: true },
      { handle: 'wpforms-text-limit', file: `${SCRIPTS}fields/text-limit.` },
      { handle: 'wpforms-builder-conditionals', file: `${PAID_SCRIPTS}conditional-logic-fields.`, isBehind: true },
      { handle: 'wpforms-page-navigation', file: `${PAID_SCRIPTS}wpforms-page-navigation.`, isBehind: true },
      { handle: 'wpforms-entry-preview', file: `${PAID_SCRIPTS}fields/entry-preview.` },
      { handle: 'wpforms-captcha', file: `${PAID_SCRIPTS}fields/custom-captcha.`, isBehind: true },
      { handle: 'wpforms-password-field', file: `${PAID_SCRIPTS}fields/password.` },
      ...METER_SCRIPTS,
      { handle: 'wpforms-smart-phone-field-core', file: `${PAID_SCRIPTS}fields/phone.` },
      { handle: 'wpforms-smart-phone-field', file: '/assets/pro/lib/intl-tel-input/' },
      { handle: 'wpforms-dropzone', file: '/assets/pro/lib/dropzone.' },
      { handle: 'wpforms-file-upload', file: `${PAID_SCRIPTS}fields/file-upload.`, isBehind: true },
      { handle: 'wpforms-camera-field', file: `${PAID_SCRIPTS}fields/camera.`, isBehind: true },
      { handle: 'wpforms-repeater', file: `${PAID_SCRIPTS}fields/repeater.` },
      { handle: 'wpforms-signature_pad', file: '/wpforms-signatures/assets/js/signature_pad' },
      { handle: 'wpforms-signature', file: '/wpforms-signatures/assets/js/wpforms-signatures' },
    ],
    builders: { ending: 'wpforms-elementor', modules: anatomy.field.slice(1), known: KINDS.map((kind) => `wpforms-field-${kind}`) },
  },
]
