// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { partsOf, saidTo, withPart } from './hash.ts'

describe('what an address says to modules', () => {
  it('is read by their ids, several joined', () => {
    expect([...partsOf('#team|shoes|2||faq|1')]).toEqual([['team', ['shoes', '2']], ['faq', ['1']]])
  })

  it('is nothing where it is the anchor of a section, or a mere sign', () => {
    expect([...partsOf('#pricing'), ...partsOf('#'), ...partsOf(''), ...partsOf('#|2')]).toEqual([])
  })

  it('has letters, digits and a few signs alone, encoded or not', () => {
    expect([...partsOf('#te%61m|<b>2')]).toEqual([['team', ['b2']]])
    expect([...partsOf('#team|%E0%A4%A')]).toEqual([['team', ['E0A4A']]])
  })

  it('has letters of any language', () => {
    expect([...partsOf(`#work|${encodeURIComponent('обувь')}|1||galerie-été|2`)]).toEqual([['work', ['обувь', '1']], ['galerie-été', ['2']]])
    expect(partsOf(withPart('#galerie-été|2', 'galerie-été', ['3'])).get('galerie-été')).toEqual(['3'])
    expect(withPart(encodeURI('#galerie-été|2'), 'galerie-été', ['3'])).toBe('#galerie-été|3')
  })

  it('knows a module by its id as an address can say it, and grows no longer with each change', () => {
    const once = withPart('', 'my.wall', ['2'])
    expect(once).toBe('#mywall|2')
    expect(withPart(once, 'my.wall', ['3'])).toBe('#mywall|3')
    expect(saidTo('#a|1||mywall|3', 'my.wall')).toEqual(['3'])
    expect(saidTo('#a|1', '')).toBeUndefined()
  })

  it('is changed for one module in its own place, and appended where it said nothing', () => {
    expect(withPart('#a|1||b|2', 'a', ['3'])).toBe('#a|3||b|2')
    expect(withPart('#a|1', 'b', ['shoes', '2'])).toBe('#a|1||b|shoes|2')
    expect(withPart('', 'b', ['2'])).toBe('#b|2')
    expect(withPart('#pricing', 'b', ['2'])).toBe('#b|2')
  })
})
