// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { effective } from '../address/listing-address.ts'
import { filterOf, PRICE, SEARCH } from './filter.fixtures.ts'
import { accepted, offers, shownIn, withValues } from './values.ts'

describe('what a section can show', () => {
  const radio = filterOf('shopTag', { type: 'radio_buttons', values: ['1', '2'] })
  it.each([
    [radio, '2', true],
    [radio, 'all', false],
    [radio, '3', false],
    [radio, '1,2', false],
    [SEARCH, ' ', false],
    [SEARCH, 'till', true],
    [PRICE, '10-', true],
    [PRICE, 'cheap', false],
  ])('%o: %j', (filter, value, isOffered) => {
    expect(offers(filter, value)).toBe(isOffered)
  })

  it('is in the order of the list where several can be chosen, else the first that is named', () => {
    const boxes = filterOf('shopTag', { values: ['1', '2', '3'] })
    expect(accepted(boxes, ['3', '1', '3', '9'])).toEqual(['1', '3'])
    expect(accepted(boxes, ['3,1'])).toEqual(['1', '3'])
    expect(accepted(radio, ['all', '2', '1'])).toEqual(['2'])
  })
})

it('a thousand choices of a thousand options are gone through a few times, not each for each', () => {
  let reads = 0
  const values = Array.from({ length: 1000 }, (_, at) => String(at))
  const long = filterOf('shopCategory', {
    options: values.map((value) => ({
      label: value,
      get value() {
        reads += 1
        return value
      },
    })),
  })
  const choices = { shopCategory: values }
  expect(effective([long], choices, () => false)).toEqual(choices)
  expect(shownIn(long, choices)).toEqual(values)
  expect(withValues(long, values, values.slice(1))).toEqual(values.slice(1))
  expect(reads).toBeLessThan(5 * values.length)
})
