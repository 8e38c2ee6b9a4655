// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readSelection } from '@tillkit/fixtures'
import { LISTING, NAMES } from './find.ts'
import { GOODS } from './goods.ts'

const { countOf, find, pageOf, pricesOf } = LISTING
const selection = (query: string) => readSelection(new URLSearchParams(query))

describe('the big listing', () => {
  it('has 240 products, none twice', () => {
    expect(new Set(GOODS.map(({ id }) => id)).size).toBe(240)
    expect(new Set(GOODS.map(({ sku }) => sku)).size).toBe(240)
  })

  it('finds what all filters together allow, in both spellings of several values', () => {
    const found = find(selection('shopCategory=102&shopCategory=105&shopStockStatus=instock&shopPrice=6-20'))
    expect(found.length).toBeGreaterThan(5)
    expect(found.every(({ category, stock, price }) => [102, 105].includes(Number(category?.id)) && stock === 'instock' && price >= 6 && price <= 20)).toBe(true)
    expect(find(selection('shopCategory=102%2C105&shopStockStatus=instock&shopPrice=6-20'))).toEqual(found)
  })

  it('takes a parent\'s category for its children\'s too', () => {
    expect(find(selection('shopCategory=101'))).toHaveLength(90)
  })

  it('tells whole stars from at least so many', () => {
    const [least, exact] = [find(selection('shopRating=4%2B')), find(selection('shopRating=4'))]
    expect(least.every(({ rating = 0 }) => rating >= 4)).toBe(true)
    expect(exact.every(({ rating = 0 }) => rating >= 4 && rating < 5)).toBe(true)
    expect(least.length).toBeGreaterThanOrEqual(exact.length)
  })

  it('sorts and pages, and stays on its last page', () => {
    const prices = pageOf(selection('shopOrder=price')).goods.map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
    expect(pageOf(selection('shopPage=99'))).toMatchObject({ page: 10, total: 240 })
    expect(pageOf(selection('shopPage=2')).goods[0]?.id).toBe(GOODS[24]?.id)
  })

  it('counts an option under all other filters', () => {
    const asked = selection('shopCategory=105&shopAttribute_pa_brand=203')
    expect(countOf(asked, NAMES.brand, 'all')).toBe(30)
    expect(countOf(asked, NAMES.brand, '203')).toBe(find(asked).length)
  })

  it('says its prices without the filter for prices', () => {
    expect(pricesOf(selection('shopPrice=6-7'))).toEqual(pricesOf(selection('')))
    expect(pricesOf(selection('shopSearch=nothing+like+it'))).toBeNull()
  })

  it('is not upset by what it does not know', () => {
    expect(find(selection("shopCategory='&shopOrder=__proto__&shopPage=-1&shopPrice=cheap"))).toEqual([])
    expect(pageOf(selection('shopOrder=__proto__&shopPage=x')).page).toBe(1)
  })
})
