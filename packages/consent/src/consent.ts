import { defineWidget, InvalidMarkup } from '@tillkit/mount'
import { CONFIG } from './banner/anatomy.ts'
import { readConfig, type ConsentConfig } from './banner/config.ts'
import { bindConsent } from './consent.bind.ts'
import { manifest } from './consent.manifest.ts'
import { messages } from './consent.messages.ts'
import { options } from './consent.options.ts'
import { createConsentStore } from './consent.store.ts'

/** Consent: asks the visitor, keeps what she chooses as the plugin does, tells the page, and has the gate release what she allows. */
export const consent = defineWidget({
  ...manifest,
  messages,
  options,
  read: readOrThrow,
  key: () => 'page',
  store: createConsentStore,
  bind: bindConsent,
})

function readOrThrow(): ConsentConfig {
  const config = readConfig()
  if (config) return config
  throw new InvalidMarkup(`${CONFIG}._categories`, 'has no category', 'Let the consent plugin print its settings whole, and before its banner.', { help: 'consent-settings' })
}
