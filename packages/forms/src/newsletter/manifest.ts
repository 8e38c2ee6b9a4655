import type { UnitManifest } from '@tillkit/mount'
import { THEME_SCRIPT } from '@tillkit/platform/theme'
import { CODE_TIMEOUT_MS } from '../engine/anatomy.ts'
import { BUTTON, CONDITIONAL, HOST, LOADING } from './anatomy.ts'

/** The theme's newsletter forms. */
export const manifest: UnitManifest = {
  name: 'newsletter',
  selector: HOST,
  when: 'interaction',
  triggers: [
    { selector: HOST },
    // Who sends it where its code cannot be had is told so.
    { when: 'idle', untouched: true },
    // What its conditions hide is hidden before anybody looks at it.
    { selector: `${HOST} ${CONDITIONAL}`, when: 'idle' },
  ],
  claims: [
    { type: 'submit', selector: `${HOST} form`, timeoutMs: CODE_TIMEOUT_MS },
    // A form of several fields without a button of its own is not sent by Enter.
    { type: 'enter', selector: `${HOST} form`, timeoutMs: CODE_TIMEOUT_MS },
    { selector: `${HOST} ${BUTTON}`, timeoutMs: CODE_TIMEOUT_MS, shows: [{ classes: LOADING }] },
  ],
  title: 'Newsletter forms',
  about: 'The theme\'s newsletter forms, also with fields of their own, and its subscription to a feed.',
  styles: ['forms'],
  legacy: [THEME_SCRIPT],
}
