import { expectTypeOf } from 'vitest'
import { closestTo, createLife, invoke, listen, native, parseFragment, parseInert, readCookie, safeStorage, tabStorage, type EndableLife, type Life, type LifeOwner, type ParseHtml, type SafeStorage } from './index.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

declare const element: HTMLElement
declare const input: HTMLInputElement

// A life can be ended by whoever made it, and by nobody that it was passed to.
const life = createLife((cause) => expectTypeOf(cause).toBeUnknown())
expectTypeOf(life).toEqualTypeOf<EndableLife>()
expectTypeOf<EndableLife>().toExtend<Life>()
expectTypeOf<Life>().not.toExtend<EndableLife>()
expectTypeOf<Life['owner']>().toEqualTypeOf<LifeOwner | undefined>()
expectTypeOf(life.branch()).toEqualTypeOf<EndableLife>()

// What a callback takes, its guarded one takes; what it gives back, nobody hears.
expectTypeOf(life.guard((count: number, name: string) => `${name} ${count}`)).toEqualTypeOf<(count: number, name: string) => void>()

listen<KeyboardEvent>(life, element, 'keydown', ({ key }) => expectTypeOf(key).toBeString())
listen(life, window, 'resize', (event) => expectTypeOf(event).toEqualTypeOf<Event>(), { capture: true })
// @ts-expect-error a listener ends with its life, so that it takes no signal of its own
listen(life, element, 'click', () => undefined, { signal: life.signal })

// The browser's own members keep their types.
expectTypeOf(native(input, 'value')).toBeString()
expectTypeOf(invoke(element, 'closest', '.lamp')).toEqualTypeOf<Element | null>()
// @ts-expect-error it has no such member
native(element, 'lamp')
// @ts-expect-error the method takes a selector
invoke(element, 'matches', 5)
// @ts-expect-error what is no method cannot be called
invoke(input, 'value', '5')

expectTypeOf(closestTo(new Event('click'), 'a')).toEqualTypeOf<HTMLElement | undefined>()
expectTypeOf(parseInert).toExtend<ParseHtml>()
expectTypeOf(parseFragment('<b>9</b>')).toEqualTypeOf<DocumentFragment>()
// What may not be there has to be minded.
expectTypeOf(tabStorage.read('cart')).toEqualTypeOf<string | null>()
expectTypeOf(safeStorage(() => localStorage)).toEqualTypeOf<SafeStorage>()
// @ts-expect-error only texts are kept
tabStorage.write('cart', 5)

expectTypeOf(readCookie('cart')).toExtend<string | undefined>()
