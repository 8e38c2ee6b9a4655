import { expectTypeOf } from 'vitest'
import { createTranslate, type MessageCatalogue, type Translate } from './messages.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

const texts = {
  on: 'It is on',
  price: '{price} each for {count}',
  left: { one: 'One lamp left', other: '{count} lamps left' },
  gone: { one: 'A lamp is gone', other: 'Lamps are gone' },
  least: '{filter}, at least',
  most: '{filter}, at most',
} as const

const t = createTranslate(texts)
const either = <const One>(...some: readonly One[]): One => some[0] as One

expectTypeOf(t('on')).toBeString()
t('price', { price: '£9.00', count: 3 })
t('left', { count: 2 })
t('left', { count: '1.000', plural: 1000 })
t('gone', { count: 2 })
t(either('least', 'most'), { filter: 'Price' })

// @ts-expect-error the unit has no such text
t('off')
// @ts-expect-error the text has placeholders
t('price')
// @ts-expect-error one of them is missing
t('price', { price: '£9.00' })
// @ts-expect-error the text has no such placeholder
t('price', { price: '£9.00', count: 3, colour: 'red' })
// @ts-expect-error the text has none at all
t('on', { count: 3 })
// @ts-expect-error plural forms are chosen by the number, also where none writes it
t('gone')
// @ts-expect-error one of the two texts needs more
t(either('least', 'price'), { filter: 'Price' })

// Texts that the compiler does not know, such as a shop's, take anything.
const open: Translate = createTranslate<MessageCatalogue>({})
open('anything', { at: 'all' })
open('anything')


const wide: { on: string; left: { one: string; other: string } } = { on: '{who}', left: { one: '', other: '' } }
const translateWide = createTranslate(wide)
translateWide('on')
translateWide('left', { count: 2, of: 3 })
// @ts-expect-error it knows the keys all the same
translateWide('off')

// Whoever says nothing takes the sayer of any unit.
expectTypeOf(t).toExtend<Translate<Record<never, never>>>()
expectTypeOf<Translate<Record<never, never>>>().not.toExtend<typeof t>()
