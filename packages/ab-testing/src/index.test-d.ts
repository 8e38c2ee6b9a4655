import type { Unit, UnitManifest } from '@tillkit/mount'
import { expectTypeOf } from 'vitest'
import type { AbHost } from './config.ts'
import type * as all from './index.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

declare const host: AbHost

// All that the package exports are its units, and what the loader knows of them.
expectTypeOf<(typeof all)[Exclude<keyof typeof all, 'manifests'>]>().toEqualTypeOf<Unit>()
expectTypeOf<(typeof all)['manifests'][number]>().toExtend<UnitManifest>()

expectTypeOf(host.options).toEqualTypeOf<{ readonly countsLater: boolean }>()
// @ts-expect-error the unit says nothing to anybody
host.t('sent')
