import { describe, expect, it } from 'vitest'
import { choiceOf, isComplete } from './choice.model.ts'
import { findMatches, isMatch, narrow, optionState } from './match.model.ts'
import { fillTemplate, isHard, OWN_TEMPLATE } from './template.model.ts'
import { detailsOf, readVariation, readVariations, type Variation } from './variation.schema.ts'
import { waysOut } from './way-out.model.ts'

const COLOUR = 'attribute_pa_colour'
const SIZE = 'attribute_%d1%80%d0%b0%d0%b7%d0%bc%d0%b5%d1%80'

/** A variation as the platform sends it. */
function variation(id: number, colour: string, size: string, more: object = {}): Variation {
  const read = readVariation({
    variation_id: id, attributes: { [COLOUR]: colour, [SIZE]: size },
    is_in_stock: true, is_purchasable: true, variation_is_visible: true, ...more,
  })
  if (!read) throw new TypeError('no variation')
  return read
}
const ids = (found: readonly Variation[]) => found.map(({ source }) => source['variation_id'])

describe('a match', () => {
  it('is exact where both sides have a value, and any where one has none', () => {
    expect(isMatch({ [COLOUR]: 'blue' }, { [COLOUR]: 'blue' })).toBe(true)
    expect(isMatch({ [COLOUR]: 'blue' }, { [COLOUR]: 'Blue' })).toBe(false)
    expect(isMatch({ [COLOUR]: '' }, { [COLOUR]: 'blue' })).toBe(true)
    expect(isMatch({ [COLOUR]: 'blue' }, { [COLOUR]: '' })).toBe(true)
  })

  it('minds no attribute that the form lacks, and no select that the variation does not name', () => {
    expect(isMatch({ attribute_gone: 'x' }, { [COLOUR]: 'blue' })).toBe(true)
    expect(isMatch({}, { [COLOUR]: 'blue' })).toBe(true)
  })

  it('comes in the order of the shop', () => {
    const list = [variation(1, '', '57'), variation(2, 'blue', '57')]
    expect(ids(findMatches(list, { [COLOUR]: 'blue', [SIZE]: '57' }))).toEqual([1, 2])
  })
})

describe('what may be chosen', () => {
  const list = [variation(1, 'blue', '57'), variation(2, 'white', '80'), variation(3, 'red &amp; pink', '80', { variation_is_active: false })]
  const stateOf = (chosen: Record<string, string>, name: string, value: string) => {
    const own = narrow(list, chosen).get(name)
    return own && optionState(own, value)
  }

  it('of an attribute goes by the other choices, not by its own', () => {
    expect(stateOf({ [COLOUR]: 'blue', [SIZE]: '' }, COLOUR, 'white')).toBe('enabled')
    expect(stateOf({ [COLOUR]: 'blue', [SIZE]: '' }, SIZE, '80')).toBe('gone')
    expect(stateOf({ [COLOUR]: '', [SIZE]: '80' }, COLOUR, 'blue')).toBe('gone')
  })

  it('can be seen and not chosen where only an inactive variation has it; its entities are decoded', () => {
    expect(stateOf({ [COLOUR]: '', [SIZE]: '' }, COLOUR, 'red & pink')).toBe('disabled')
  })

  it('is all of it where a variation takes any value, or does not name the attribute', () => {
    const own = narrow([variation(1, '', '57')], { [COLOUR]: '', [SIZE]: '57' }).get(COLOUR)
    expect(own && optionState(own, 'whatever')).toBe('enabled')
    const bare = narrow([readVariation({}) as Variation], { [COLOUR]: '' }).get(COLOUR)
    expect(bare && optionState(bare, 'whatever')).toBe('enabled')
  })

  it('says of two choices that a variation misses nothing at all', () => {
    const own = narrow([variation(1, 'blue', '57')], { [COLOUR]: 'white', [SIZE]: '80' })
    expect([...(own.get(COLOUR)?.attached ?? []), ...(own.get(SIZE)?.attached ?? [])]).toEqual([])
  })
})

describe('ways out', () => {
  const list = [variation(1, 'blue', '57'), variation(2, 'white', '80'), variation(3, 'yellow', '80', { is_in_stock: false })]
  const options: Record<string, readonly string[]> = { [COLOUR]: ['', 'blue', 'white', 'yellow'], [SIZE]: ['', '57', '80'] }
  const ways = (chosen: Record<string, string>) => waysOut(list, chosen, (name) => options[name] ?? [])

  it('lead to what can be bought, by one change, in the order of the form', () => {
    expect(ways({ [COLOUR]: 'blue', [SIZE]: '80' })).toEqual([{ name: COLOUR, value: 'white' }, { name: SIZE, value: '57' }])
  })

  it('are none where one change is not enough', () => {
    expect(waysOut([variation(1, 'blue', '57')], { [COLOUR]: 'white', [SIZE]: '80' }, (name) => options[name] ?? [])).toEqual([])
  })

  it('are three at most, and mind that the first in the list is the one that is meant', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((colour, index) => variation(index + 1, colour, '80'))
    expect(waysOut(many, { [COLOUR]: 'x', [SIZE]: '80' }, () => ['a', 'b', 'c', 'd', 'e'])).toHaveLength(3)
    const hidden = [variation(1, 'white', '', { is_in_stock: false }), variation(2, 'white', '80')]
    expect(waysOut(hidden, { [COLOUR]: 'blue', [SIZE]: '80' }, () => ['white'])).toEqual([])
  })
})

describe('a template', () => {
  it('shows a key as HTML between three braces, as text between two, and what is missing or false as nothing', () => {
    expect(fillTemplate('{{{ data.variation.a }}}|{{ data.variation.a }}|{{data.variation.b}}|{{{data.variation.c}}}|{{ data.variation.toString }}', { a: '<i>&</i>', b: false, d: 0 }))
      .toBe('<i>&</i>|&lt;i&gt;&amp;&lt;/i&gt;|||')
  })

  it('that asks for more is hard', () => {
    expect([OWN_TEMPLATE, '{{ data.variation.sku }}', '<# if ( data.variation.sku ) { #>', '{{ data.variation.image.src }}', '{{{ data.other }}}'].map(isHard)).toEqual([false, false, true, true, true])
  })
})

describe('what others print and send', () => {
  it('is a list where it has variations, or is empty; anything else is none', () => {
    expect(readVariations([])).toEqual([])
    expect(readVariations([{ variation_id: 1 }, null, 'x'])).toHaveLength(1)
    for (const none of [false, undefined, '[{"cut', {}, [1, null]]) expect(readVariations(none)).toBe(null)
  })

  it('is read with what the platform\'s script would make of what is missing', () => {
    expect(detailsOf(readVariation({}) as Variation)).toEqual({
      id: '', sku: '', weight: '', dimensions: '', minimum: '', maximum: '', isSoldIndividually: false, isVisible: false, isInStock: false, isPurchasable: false,
    })
    const { dimensions, weight } = detailsOf(readVariation({ weight: '', weight_html: 'N/A', dimensions: { length: '1' }, dimensions_html: '1 &times; 2' }) as Variation)
    expect([dimensions, weight]).toEqual(['1 × 2', ''])
  })
})

it('a choice is whole when each of at least one select has a value', () => {
  expect([{}, { a: '' }, { a: '1', b: '' }, { a: '1', b: '2' }].map((data) => isComplete(choiceOf(data)))).toEqual([false, false, false, true])
})
