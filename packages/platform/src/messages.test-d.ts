import { expectTypeOf } from 'vitest'
import { createSay, type MessageCatalogue, type Say } from './messages.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

const texts = {
  on: 'It is on',
  price: '{price} each for {count}',
  left: { one: 'One lamp left', other: '{count} lamps left' },
  gone: { one: 'A lamp is gone', other: 'Lamps are gone' },
  least: '{filter}, at least',
  most: '{filter}, at most',
} as const

const say = createSay(texts)
const either = <const One>(...some: readonly One[]): One => some[0] as One

expectTypeOf(say('on')).toBeString()
say('price', { price: '£9.00', count: 3 })
say('left', { count: 2 })
say('left', { count: '1.000', plural: 1000 })
say('gone', { count: 2 })
say(either('least', 'most'), { filter: 'Price' })

// @ts-expect-error the unit has no such text
say('off')
// @ts-expect-error the text has placeholders
say('price')
// @ts-expect-error one of them is missing
say('price', { price: '£9.00' })
// @ts-expect-error the text has no such placeholder
say('price', { price: '£9.00', count: 3, colour: 'red' })
// @ts-expect-error the text has none at all
say('on', { count: 3 })
// @ts-expect-error plural forms are chosen by the number, also where none writes it
say('gone')
// @ts-expect-error one of the two texts needs more
say(either('least', 'price'), { filter: 'Price' })

// Texts that the compiler does not know, such as a shop's, take anything.
const open: Say = createSay<MessageCatalogue>({})
open('anything', { at: 'all' })
open('anything')


const wide: { on: string; left: { one: string; other: string } } = { on: '{who}', left: { one: '', other: '' } }
const sayWide = createSay(wide)
sayWide('on')
sayWide('left', { count: 2, of: 3 })
// @ts-expect-error it knows the keys all the same
sayWide('off')

// Whoever says nothing takes the sayer of any unit.
expectTypeOf(say).toExtend<Say<Record<never, never>>>()
expectTypeOf<Say<Record<never, never>>>().not.toExtend<typeof say>()
