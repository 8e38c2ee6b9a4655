import type { Unit, UnitManifest } from '@tillkit/mount'
import { expectTypeOf } from 'vitest'
import type { CheckoutHost } from './checkout/context.ts'
import type * as all from './index.ts'
import type { StepsHost } from './multistep-checkout/host.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

declare const checkout: CheckoutHost
declare const steps: StepsHost

// All that the package exports are its units, and what the loader knows of them.
expectTypeOf<(typeof all)[Exclude<keyof typeof all, 'manifests'>]>().toEqualTypeOf<Unit>()
expectTypeOf<(typeof all)['manifests'][number]>().toExtend<UnitManifest>()

expectTypeOf(steps.options.stepper).toEqualTypeOf<'none' | 'beside' | 'instead'>()
steps.t('position', { number: 1, count: 3, label: 'Address' })
// @ts-expect-error how many steps there are has to be said
steps.t('position', { number: 1, label: 'Address' })
expectTypeOf(checkout.options.scrollTo).toEqualTypeOf<'notices' | 'field' | 'nowhere'>()
expectTypeOf(checkout.options.confirmTotal).toBeBoolean()
expectTypeOf(checkout.options.orderTimeout).toBeNumber()
// @ts-expect-error the steps say that
checkout.t('position', { number: 1, count: 3, label: 'Address' })
