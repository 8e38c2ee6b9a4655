import type { Unit, UnitManifest } from '@tillkit/mount'
import { expectTypeOf } from 'vitest'
import type { ContactHost } from './contact-form/read.ts'
import type * as all from './index.ts'
import type { NewsletterHost } from './newsletter/context.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

declare const contact: ContactHost
declare const newsletter: NewsletterHost

// All that the package exports are its units, and what the loader knows of them.
expectTypeOf<(typeof all)[Exclude<keyof typeof all, 'manifests'>]>().toEqualTypeOf<Unit>()
expectTypeOf<(typeof all)['manifests'][number]>().toExtend<UnitManifest>()

expectTypeOf(contact.options).toEqualTypeOf<{ readonly freshSums: boolean; readonly drafts: boolean }>()
contact.t('requiredGroup', { label: 'Colours' })
// @ts-expect-error the text has a placeholder
contact.t('requiredGroup')
newsletter.t('popupLink')
// @ts-expect-error that is what the contact form says
newsletter.t('tokenFailed')
// @ts-expect-error the unit has no options
void newsletter.options.drafts
