import type { Unit, UnitManifest } from '@tillkit/mount'
import { expectTypeOf } from 'vitest'
import type { CaptureHost } from './email-capture/config.ts'
import type * as all from './index.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

declare const capture: CaptureHost

// All that the package exports are its units, and what the loader knows of them.
expectTypeOf<(typeof all)[Exclude<keyof typeof all, 'manifests'>]>().toEqualTypeOf<Unit>()
expectTypeOf<(typeof all)['manifests'][number]>().toExtend<UnitManifest>()

expectTypeOf(capture.options.longDomains).toEqualTypeOf<boolean>()
capture.t('phone')
// @ts-expect-error the unit has no such text
capture.t('email')
