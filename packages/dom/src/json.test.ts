import { afterEach, describe, expect, it } from 'vitest'
import { parseJson, toJson } from './json.ts'

const data = { text: 'a "b" £\n', list: [1, null, [], { deep: true }], none: undefined, empty: {}, 'a key': -0.5 }

describe('toJson', () => {
  afterEach(() => {
    for (const prototype of [Array.prototype, Object.prototype]) Reflect.deleteProperty(prototype, 'toJSON')
  })

  it('writes plain data as the browser does, and numbers without end as text', () => {
    expect(toJson(data)).toBe(JSON.stringify(data))
    expect(toJson([undefined, 'a'])).toBe('[null,"a"]')
    expect(toJson({ price: 12n })).toBe('{"price":"12"}')
    expect(toJson({ at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}')
  })

  it('takes no notice of a toJSON that every list and object has', () => {
    const expected = JSON.stringify(data)
    for (const prototype of [Array.prototype, Object.prototype]) {
      Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => '"not yours"' })
    }
    expect(JSON.stringify(data)).not.toBe(expected)
    expect(toJson(data)).toBe(expected)
    expect(toJson({ at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}')
  })
})

describe('parseJson', () => {
  it.each([['{"a":[1]}', { a: [1] }], ['null', null], ['', undefined], ['{"a":', undefined], ['<html>', undefined]])('reads %j as %j', (text, value) => {
    expect(parseJson(text)).toEqual(value)
  })
})
