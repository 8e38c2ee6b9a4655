import { describe, expect, it } from 'vitest'
import { countPages, isLinkShown, pageOfItem, pageOfLink, readPage } from './pager.ts'

const names = { previous: 'prev', next: 'next' }
const linksAt = (page: number, pages: number) => Array.from({ length: pages }, (_, at) => at + 1).filter((link) => isLinkShown(link, { page, pages }))

describe('the pages of a module', () => {
  it.each([[0, 4, 1], [4, 4, 1], [5, 4, 2], [9, 4, 3], [7, 0, 1], [7, -1, 1]])('%i items, %i a page, make %i', (items, perPage, pages) => {
    expect(countPages(items, perPage)).toBe(pages)
  })

  it('are filled in the items\' order', () => {
    expect([0, 3, 4, 8].map((index) => pageOfItem(index, 4))).toEqual([1, 1, 2, 3])
    expect(pageOfItem(99, 0)).toBe(1)
  })

  it('have links around the one that shows, and a whole row at either end', () => {
    expect(linksAt(1, 9)).toEqual([1, 2, 3, 4])
    expect(linksAt(3, 9)).toEqual([1, 2, 3, 4])
    expect(linksAt(4, 9)).toEqual([1, 2, 3, 4, 5])
    expect(linksAt(6, 9)).toEqual([3, 4, 5, 6, 7])
    expect(linksAt(9, 9)).toEqual([6, 7, 8, 9])
    expect(linksAt(2, 3)).toEqual([1, 2, 3])
  })

  it.each([['2', 2], ['prev', 1], ['next', 3], ['4', undefined], ['0', undefined], ['', undefined], ['many', undefined]])('a link that says %s leads to %s', (link, page) => {
    expect(pageOfLink(link, { page: 2, pages: 3 }, names)).toBe(page)
  })

  it('end at the first and at the last', () => {
    expect(pageOfLink('prev', { page: 1, pages: 3 }, names)).toBeUndefined()
    expect(pageOfLink('next', { page: 3, pages: 3 }, names)).toBeUndefined()
  })

  it.each([['7', 7], ['07', undefined], ['-1', undefined], ['1e3', undefined], ['', undefined], [null, undefined], ['12345678', undefined]])('%s says the number %s', (text, page) => {
    expect(readPage(text)).toBe(page)
  })
})
