import type { Unit, UnitManifest } from '@tillkit/mount'
import { expectTypeOf } from 'vitest'
import type { AttributionOptions } from './attribution/options.ts'
import type * as all from './index.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

declare const options: AttributionOptions

// All that the package exports are its units, and what the loader knows of them.
expectTypeOf<(typeof all)[Exclude<keyof typeof all, 'manifests'>]>().toEqualTypeOf<Unit>()
expectTypeOf<(typeof all)['manifests'][number]>().toExtend<UnitManifest>()

expectTypeOf(options.searchHosts).toEqualTypeOf<readonly string[]>()
expectTypeOf(options.clickIds).toEqualTypeOf<boolean>()
// @ts-expect-error there is no such option
void options.lifetime
