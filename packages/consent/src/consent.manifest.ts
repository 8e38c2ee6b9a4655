import type { UnitManifest } from '@tillkit/mount'
import { CONFIG, OPENER, tagged, tags } from './banner/anatomy.ts'
import { OWN_MODE_SCRIPT } from './consent-modes/anatomy.ts'
import { CHOSEN, UNDECIDED } from './cookie/anatomy.ts'
import { OWN_BRIDGE } from './wp-consent-api/anatomy.ts'

/** Consent: what is held back, and the banner that asks for it. */
export const manifest: UnitManifest = {
  name: 'consent',
  selector: 'body',
  when: 'now',
  triggers: [
    // Who has not chosen is asked at once.
    { when: 'now', named: UNDECIDED },
    // Who has finds the button to choose anew; the unit comes when that is pressed, and not ahead: most never do.
    { when: 'idle', named: CHOSEN, untouched: true },
  ],
  claims: [{ selector: tagged(tags.revisit) }, { selector: OPENER }],
  needs: [CONFIG],
  styles: ['consent'],
  // What is to be held back must not have begun.
  phase: 'early',
  title: 'Cookie consent',
  about: 'Holds trackers, maps and videos back until they are allowed, and asks for that.',
  legacy: [
    {
      handle: 'cookie-law-info',
      file: '/lite/frontend/js/script.',
      markers: ['_ckyConfig', 'ckyBannerTemplate', 'cookieyes-consent'],
      plugin: { folder: 'cookie-law-info', title: 'CookieYes' },
      // They hear of choices by the events that the unit raises.
      companions: [OWN_BRIDGE, OWN_MODE_SCRIPT],
    },
  ],
}
