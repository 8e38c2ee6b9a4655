import { afterEach, describe, expect, it } from 'vitest'
import { readFlag, readGlobal } from './globals.ts'

describe('readFlag', () => {
  it.each([true, 'true', 'yes', 'on', '1', 1])('takes %j for yes', (value) => {
    expect(readFlag(value)).toBe(true)
    expect(readFlag(value, true)).toBe(true)
  })

  it.each([false, 'false', 'no', '', '0', 0, 'YES?', {}, []])('takes %j for no, whatever the fallback', (value) => {
    expect(readFlag(value, true)).toBe(false)
  })

  it.each([undefined, null])('takes the fallback for %j', (value) => {
    expect(readFlag(value)).toBe(false)
    expect(readFlag(value, true)).toBe(true)
  })
})

describe('readGlobal', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'lampData')
  })

  it('reads what the server printed, and nothing where the page has none', () => {
    expect(readGlobal('lampData')).toBeUndefined()
    Reflect.set(window, 'lampData', { watts: 5 })
    expect(readGlobal('lampData')).toEqual({ watts: 5 })
    expect(readGlobal('lampData', { lampData: 7 })).toBe(7)
  })
})
