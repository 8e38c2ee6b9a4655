import type { LegacyHandle, UnitManifest } from '@tillkit/mount'
import { globals } from './anatomy.ts'

const PLUGIN: NonNullable<LegacyHandle['plugin']> = { folder: 'trustpilot-reviews', title: 'Trustpilot' }

/** The reviews provider's own script: it places widgets as the plugin is set, and invites to review an order. */
export const manifest: UnitManifest = {
  name: 'review-invites',
  selector: 'body',
  when: 'idle',
  needs: [globals.page, globals.order],
  title: 'Review invitations',
  about: 'Places the reviews provider’s widgets on product, category and landing pages, and asks for reviews of orders.',
  group: 'technical',
  legacy: [
    { handle: 'tp-js', file: '/review/assets/js/headerScript.', markers: ['TrustpilotObject', 'trustpilot_settings'], plugin: PLUGIN },
    { handle: 'trustbox', file: '/review/assets/js/trustBoxScript.', markers: ['trustpilot_trustbox_settings', 'trustbox_settings'], plugin: PLUGIN },
    { handle: 'tp-invitation', file: '/review/assets/js/thankYouScript.', markers: ['trustpilot_order_data', 'createInvitation'], plugin: PLUGIN },
  ],
}
