import { describe, expect, it } from 'vitest'
import { orderOf, rulesFor } from './locale.model.ts'

describe('what a country says of its addresses', () => {
  const locale = {
    byCountry: { AO: { postcode: { hidden: true }, state: { label: 'Province' } } },
    usual: { postcode: { label: 'Postcode', required: true, priority: 90 }, state: { label: 'State', required: true } },
    rows: { postcode: '#p', state: '#s', phone: '#t' },
    optional: 'optional',
  }

  it('is what holds for all, changed by what the country says, field by field', () => {
    expect(rulesFor(locale, 'AO').get('state')).toEqual({ label: 'Province', required: true })
    expect(rulesFor(locale, 'GB').get('postcode')).toEqual({ label: 'Postcode', required: true, priority: 90 })
  })

  it('requires nothing that it hides, and nothing that it does not know', () => {
    expect(rulesFor(locale, 'AO').get('postcode')).toMatchObject({ hidden: true, required: false })
    expect(rulesFor(locale, 'AO').get('phone')).toEqual({ required: false })
  })

  it('takes no country for one that the locale inherits a member of', () => {
    expect(rulesFor(locale, 'constructor').get('state')).toEqual({ label: 'State', required: true })
  })
})

describe('the order of rows', () => {
  it('is that of their priorities, equal ones as they stand', () => {
    expect(orderOf([30, 10, 20, 10])).toEqual([1, 3, 2, 0])
  })

  it('keeps a row without a priority behind the one before it', () => {
    expect(orderOf([10, undefined, 50, 40, undefined])).toEqual([0, 1, 3, 4, 2])
  })
})
