import { expectTypeOf } from 'vitest'
import { cartEventName, joinCart, onCart, raiseChanged, raiseNative, type AddingDetail, type CartEventMap, type ChangedDetail, type FailedDetail, type PageCart } from './index.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

/** What a listener ends with. */
declare const end: Parameters<typeof onCart>[2]

// Each event has its own detail.
onCart('added', (detail) => expectTypeOf(detail).toEqualTypeOf<ChangedDetail>(), end)
onCart('adding', (detail) => expectTypeOf(detail).toEqualTypeOf<AddingDetail>(), end)
onCart('failed', ({ action }) => expectTypeOf(action).toEqualTypeOf<FailedDetail['action']>(), end)
// @ts-expect-error there is no such event
onCart('bought', () => undefined, end)

// Who raises one says who did it, and what it asks for.
raiseNative('coupon', { source: 'tillkit', code: 'SAVE10', action: 'apply', ok: true, place: 'cart' })
// @ts-expect-error an event has a source
raiseNative('updated', {})
// @ts-expect-error what failed has words for the shopper
raiseNative('failed', { source: 'page', action: 'add' })
raiseChanged('removed', { source: 'tillkit' })
// @ts-expect-error nothing has changed yet
raiseChanged('adding', { source: 'tillkit' })
expectTypeOf(cartEventName).parameter(0).toEqualTypeOf<keyof CartEventMap>()

expectTypeOf(joinCart).returns.toEqualTypeOf<PageCart>()
