import type { Unit, UnitManifest } from '@tillkit/mount'
import { expectTypeOf } from 'vitest'
import type { AddToCartHost } from './add-to-cart/context.ts'
import type { CartPageHost } from './cart-page/context.ts'
import type * as cart from './index.ts'
import type { PageEventsHost } from './page-events/password-toggle.bind.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

declare const addToCart: AddToCartHost
declare const cartPage: CartPageHost
declare const pageEvents: PageEventsHost

// All that the package exports are its units, and what the loader knows of them.
expectTypeOf<(typeof cart)[Exclude<keyof typeof cart, 'manifests'>]>().toEqualTypeOf<Unit>()
expectTypeOf<(typeof cart)['manifests'][number]>().toExtend<UnitManifest>()

expectTypeOf(addToCart.options).toEqualTypeOf<{ readonly dataLayer: boolean }>()
addToCart.t('unsure')
// @ts-expect-error that is what the cart page says
addToCart.t('couponFailed')
cartPage.t('couponFailed')
// @ts-expect-error the text has no placeholder
cartPage.t('couponFailed', { code: 'SAVE10' })
// @ts-expect-error the unit has no options
void cartPage.options.dataLayer
// @ts-expect-error nor has this one
void pageEvents.options.days
