import type { Life } from '@tillkit/dom'
import { expectTypeOf } from 'vitest'
import { followConsent, hasConsent, provideConsent, type CONSENT_CATEGORIES, type ConsentCategory } from './index.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

declare const life: Life

expectTypeOf<(typeof CONSENT_CATEGORIES)[number]>().toEqualTypeOf<ConsentCategory>()
expectTypeOf(hasConsent('marketing')).toBeBoolean()
// @ts-expect-error there is no such category
hasConsent('advertising')

followConsent('statistics', (isGranted) => expectTypeOf(isGranted).toBeBoolean(), life)
// @ts-expect-error who follows says for how long
followConsent('statistics', () => undefined)

// Whoever does not know lets the next one answer.
provideConsent((category) => (category === 'marketing' ? undefined : true), life)
// @ts-expect-error yes and no are words of people
provideConsent(() => 'yes', life)
