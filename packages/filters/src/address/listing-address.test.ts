// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { CATEGORY, at, filterOf, ORDER, PRICE, RATING, SEARCH } from '../choices/filter.fixtures.ts'
import {
  choicesOf,
  relevantAddress,
  countsAddress,
  effective,
  isHiddenByCategory,
  listsTheSame,
  publicName,
  requestAddress,
  withChoices,
  withOrder,
  withPage,
} from './listing-address.ts'
import { addressText } from './address-query.ts'
import { withValues } from '../choices/values.ts'

const filters = [CATEGORY, RATING, SEARCH, PRICE, ORDER]
const names = { filters, aliases: {} }
const applied = (address: string, choices: Record<string, string[]>, own = filters) =>
  addressText(withChoices(at(address), own, { choices, aliases: {} }))

describe('the address of what is chosen', () => {
  it('repeats a name for each value, and joins them for requests', () => {
    expect(applied('/shop/', { shopCategory: ['12'] })).toBe('/shop/?shopCategory=12')
    const two = applied('/shop/?shopCategory=12', { shopCategory: ['12', '15'] })
    expect(two).toBe('/shop/?shopCategory=12&shopCategory=15')
    expect(requestAddress(at(two), names)).toBe('/shop/?shopCategory=12%2C15')
  })

  it('has no question mark when nothing is left', () => {
    expect(applied('/shop/?shopCategory=12&shopCategory=15', {})).toBe('/shop/')
  })

  it('keeps what is not ours, letter by letter, and drops pages and questions for the cart', () => {
    expect(applied('/shop/?utm_source=a&shopPage=3&add-to-cart=9', { shopCategory: ['12'] })).toBe('/shop/?utm_source=a&shopCategory=12')
    expect(applied('/shop/?shopPage2=4#top', { shopCategory: ['12'] })).toBe('/shop/?shopCategory=12#top')
    expect(applied('/shop/?a[]=1&a[]=2&flag&x=y=z&b=%zz', { shopCategory: ['12'] })).toBe('/shop/?a[]=1&a[]=2&flag&x=y=z&b=%zz&shopCategory=12')
  })

  it('encodes values', () => {
    const rated = applied('/shop/', { shopRating: ['4+'] })
    expect(rated).toBe('/shop/?shopRating=4%2B')
    expect(requestAddress(at(rated), names)).toBe('/shop/?shopRating=4%2B')
    expect(applied('/shop/', { shopSearch: ['till "80mm"'] })).toBe('/shop/?shopSearch=till%20%2280mm%22')
  })

  it.each(['a&b=c', '100%', '1+1', 'قهوة', '🧾', "it's", '"', '#x', 'a,b', '%E0%A4%A', '<b>'])('gives %j back as it was', (text) => {
    const address = at(applied('/shop/', { shopSearch: [text] }))
    expect(choicesOf(address, names)).toEqual({ shopSearch: [text] })
  })

  it('writes a panel\'s own names only', () => {
    expect(applied('/shop/?shopSearch=roll', { shopCategory: ['12'] }, [CATEGORY])).toBe('/shop/?shopSearch=roll&shopCategory=12')
  })

  it('leaves others\' repeated parameters apart in requests', () => {
    expect(requestAddress(at('/shop/?a[]=1&a[]=2&shopCategory=12&shopCategory=15#x'), names)).toBe('/shop/?a[]=1&a[]=2&shopCategory=12%2C15')
  })

  it('asks for nothing that puts a product into the cart, as the shop would do each time', () => {
    for (const ask of [requestAddress, countsAddress]) {
      expect(ask(at('/shop/?add-to-cart=9&shopCategory=12&quantity=2'), names)).toBe('/shop/?shopCategory=12&quantity=2')
      expect(ask(at('/shop/?add-to-cart=9'), names)).toBe('/shop/')
    }
  })

  it('asks for numbers under the server\'s own names', () => {
    const aliased = { filters, aliases: { shopCategory: 'cat' } }
    expect(countsAddress(at('/shop/?cat=12&cat=15'), aliased)).toBe('/shop/?shopCategory=12%2C15')
  })
})

describe('what an address chooses', () => {
  it.each([
    ['/shop/?shopCategory=12%2C15', { shopCategory: ['12', '15'] }],
    ['/shop/?shopCategory=15&shopCategory=12', { shopCategory: ['12', '15'] }],
    ["/shop/?shopCategory='", {}],
    ['/shop/?shopCategory=all', {}],
    ['/shop/?shopCategory=99&shopUnknown=1', {}],
    ['/shop/?shopSearch=%E0%A4%A', { shopSearch: ['%E0%A4%A'] }],
    ['/shop/?shopSearch=a,b', { shopSearch: ['a,b'] }],
    ['/shop/?shopSearch=%20%20', {}],
    ['/shop/?shopRating=4%2B', { shopRating: ['4+'] }],
    ['/shop/?shopRating=7', {}],
    ['/shop/?shopRating=9%2B', {}],
    ['/shop/?shopPrice=10-', { shopPrice: ['10-'] }],
    ['/shop/?shopPrice=40-10', { shopPrice: ['10-40'] }],
    ['/shop/?shopPrice=-', {}],
    ['/shop/?shopPrice=cheap', {}],
    ['/shop/?shopOrder=price', { shopOrder: ['price'] }],
    ['/shop/?shopOrder=menu_order', {}],
    ['/shop/?__proto__=1&constructor=2', {}],
  ])('%s', (address, choices) => {
    expect(choicesOf(at(address), names)).toEqual(choices)
  })

  it('does not hold the standard order for a choice, whichever it is', () => {
    const byPrice = filterOf('shopOrder', { type: 'dropdown_single_select', values: ['price', 'date'], standard: 'price' })
    expect(choicesOf(at('/shop/?shopOrder=price'), { filters: [byPrice], aliases: {} })).toEqual({})
    expect(applied('/shop/', {}, [byPrice])).toBe('/shop/')
  })

  it('takes one option where one can be chosen', () => {
    const radio = filterOf('shopTag', { type: 'radio_buttons', values: ['1', '2'] })
    expect(choicesOf(at('/shop/?shopTag=2&shopTag=1'), { filters: [radio], aliases: {} })).toEqual({ shopTag: ['2'] })
  })
})

describe('aliases', () => {
  const aliases = { shopCategory: 'cat', shopAttribute: 'f_%s', shopTaxonomy: 'shopTaxonomy_%s' }
  it.each([
    ['shopCategory', 'cat'],
    ['shopAttribute_pa_colour', 'f_pa_colour'],
    ['shopTaxonomy_brand', 'shopTaxonomy_brand'],
    ['shopPrice', 'shopPrice'],
    ['toString', 'toString'],
  ])('%s is %s', (real, name) => {
    expect(publicName(real, aliases)).toBe(name)
  })

  it('put the taxonomy into every place', () => {
    expect(publicName('shopAttribute_pa_$&', { shopAttribute: '%s-%s' })).toBe('pa_$&-pa_$&')
  })
})

describe('a real change', () => {
  it.each([
    ['/shop/?shopCategory=12%2C15', '/shop/?shopCategory=15&shopCategory=12', true],
    ['/shop/?utm=1&shopCategory=12', '/shop/?shopCategory=12&utm=1#top', true],
    ['/shop/?shopPage=3', '/shop/?add-to-cart=9', true],
    ['/shop/?shopOrder=menu_order', '/shop/', true],
    ['/shop/?shopCategory=12', '/shop/?shopCategory=15', false],
    ['/shop/', '/shop2/', false],
    ['/shop/?lang=de', '/shop/', false],
  ])('%s and %s', (one, other, isSame) => {
    expect(listsTheSame(at(one), at(other), names)).toBe(isSame)
  })
})

describe('order and page', () => {
  const first = { order: 'shopOrder', page: 'shopPage' }
  it('takes the standard order out and keeps the rest valid', () => {
    expect(addressText(withOrder(at('/shop/?shopOrder=price&shopCategory=12'), first, 'menu_order'))).toBe('/shop/?shopCategory=12')
  })
  it('starts another order on its first page', () => {
    expect(addressText(withOrder(at('/shop/?shopPage=4&shopPage2=3&a=1'), first, 'date'))).toBe('/shop/?shopPage2=3&a=1&shopOrder=date')
  })
  it('turns pages where the number stood', () => {
    expect(addressText(withPage(at('/shop/?shopPage=2&add-to-cart=5&a=1'), 'shopPage', 3))).toBe('/shop/?shopPage=3&a=1')
    expect(addressText(withPage(at('/shop/'), 'shopPage2', 3))).toBe('/shop/?shopPage2=3')
  })
  it('is the very same address for the page that one is on', () => {
    for (const [address, page] of [['/shop/?add-to-cart=5', 1], ['/shop/?shopPage=2', 2]] as const) expect(addressText(withPage(at(address), 'shopPage', page))).toBe(address)
  })
})

describe('what an address means to a shop', () => {
  const first = { isTarget: true, position: 1, order: 'shopOrder' }
  const second = { isTarget: false, position: 2, order: 'shopOrder2' }
  const known = { names, orders: ['shopOrder', 'shopOrder2'] }
  const differs = (shop: typeof first, one: string, other: string) => relevantAddress(at(one), shop, known) !== relevantAddress(at(other), shop, known)
  it.each([
    ['/shop/', '/shop/?shopCategory=12', true, false],
    ['/shop/', '/shop/?shopPage=2', true, false],
    ['/shop/', '/shop/?shopPage=1#x', false, false],
    ['/shop/', '/shop/?shopPage2=2', false, true],
    ['/shop/', '/shop/?shopOrder2=price', false, true],
    ['/shop/', '/shop/?shopOrder=price', true, false],
    ['/shop/', '/shop/?lang=de', true, true],
  ])('%s to %s', (one, other, forFirst, forSecond) => {
    expect([differs(first, one, other), differs(second, one, other)]).toEqual([forFirst, forSecond])
  })
  it('leaves the order of one shop to that shop, whatever it is called and whether or not a section sorts', () => {
    const aliased = { filters, aliases: { shopOrder: 'sort' } }
    const orders = ['sort', 'sort2']
    const concern = (address: string, shop: typeof first, of = aliased) => relevantAddress(at(address), shop, { names: of, orders })
    const [one, two] = [{ ...first, order: 'sort' }, { ...second, order: 'sort2' }]
    expect([concern('/shop/?sort2=price', one), concern('/shop/?sort=price', two)]).toEqual(['/shop/?', '/shop/?'])
    expect([concern('/shop/?sort=price', one), concern('/shop/?sort2=price', two)]).toEqual(['/shop/?sort=price', '/shop/?sort2=price'])
    const unsorted = { filters: [CATEGORY], aliases: {} }
    expect(relevantAddress(at('/shop/?shopOrder=price'), second, { names: unsorted, orders: ['shopOrder', 'shopOrder2'] })).toBe('/shop/?')
  })
})

describe('sections that hide', () => {
  const size = filterOf('shopTag', { values: ['1'], condition: { kind: 'category', ids: ['12'] } })
  it('compares categories whole', () => {
    const all = [filterOf('shopCategory', { values: ['112', '12'] }), size]
    expect(isHiddenByCategory(size, all, { shopCategory: ['112'] })).toBe(true)
    expect(isHiddenByCategory(size, all, { shopCategory: ['112', '12'] })).toBe(false)
    expect(isHiddenByCategory(size, all, {})).toBe(true)
  })
  it('stays where no section asks for a category', () => {
    expect(isHiddenByCategory(size, [size], {})).toBe(false)
  })
  it('chooses nothing while it is hidden', () => {
    const choices = { shopCategory: ['15'], shopTag: ['1'] }
    expect(effective([CATEGORY, size], choices, (one) => one === size)).toEqual({ shopCategory: ['15'] })
  })
})

it('a section keeps what only another of the same name offers', () => {
  const few = filterOf('shopCategory', { values: ['12'] })
  expect(withValues(few, ['12', '77'], [])).toEqual(['77'])
  expect(withValues(few, ['77'], ['12'])).toEqual(['77', '12'])
})
