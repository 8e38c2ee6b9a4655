import type { LegacyHandle, UnitManifest } from '@tillkit/mount'
import { BRINGS_ALONG, FIELDS, PARAMS, TOUCHED } from './anatomy.ts'

const PLUGIN: NonNullable<LegacyHandle['plugin']> = { folder: 'mailchimp-for-woocommerce', title: 'Mailchimp for WooCommerce' }

/** The marketing plugin's e-mail capture, and the boxes beside it. */
export const manifest: UnitManifest = {
  name: 'email-capture',
  selector: 'body',
  when: 'idle',
  triggers: [
    { selector: TOUCHED },
    { selector: FIELDS, when: 'idle', untouched: true },
    { selector: 'body', when: 'idle', named: BRINGS_ALONG },
  ],
  needs: [PARAMS],
  title: 'E-mail capture',
  about: 'Tells the marketing plugin who fills a basket, with consent, and shows its newsletter permissions.',
  group: 'technical',
  legacy: [
    {
      handle: 'mailchimp-woocommerce',
      file: '/public/js/mailchimp-woocommerce-public.',
      markers: ['mailchimp_set_user_by_email', 'mailchimpHandleBillingEmail'],
      plugin: PLUGIN,
    },
    {
      handle: 'mailchimp-woocommerce_gdpr',
      file: '/public/js/mailchimp-woocommerce-checkout-gdpr.',
      markers: ['mailchimp-gdpr-fields', 'mailchimp_woocommerce_newsletter'],
      plugin: PLUGIN,
    },
  ],
}
