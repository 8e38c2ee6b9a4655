import type { ConsentConfig } from '../banner/config.ts'
import type { Consent } from '../cookie/consent.model.ts'

/** What `getCkyConsent()` answers, in the plugin's words. */
export interface DescribedConsent {
  readonly activeLaw: string
  readonly categories: Readonly<Record<string, boolean>>
  readonly isUserActionCompleted: boolean
  readonly consentID: string
  readonly languageCode: string
}

/** Says what a visitor has chosen as the plugin does. */
export function describeConsent({ choices, hasChosen, id }: Consent, { law, language }: Pick<ConsentConfig, 'law' | 'language'>): DescribedConsent {
  return { activeLaw: law, categories: { ...choices }, isUserActionCompleted: hasChosen, consentID: id, languageCode: language }
}
