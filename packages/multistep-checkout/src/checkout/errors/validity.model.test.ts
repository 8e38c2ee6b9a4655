import { describe, expect, it } from 'vitest'
import { judge } from './validity.model.ts'

const rules = { isRequired: false, isEmail: false, isPhone: false }

describe('a field', () => {
  it('that is required and empty lacks something; one that is not may be empty, whatever form it has', () => {
    expect(judge('', { ...rules, isRequired: true })).toBe('required')
    expect(judge('', { isRequired: false, isEmail: true, isPhone: true })).toBe('valid')
    expect(judge(' ', { ...rules, isRequired: true })).toBe('valid')
  })

  it.each(['ann@example.test', 'a.b+c@sub.example.co.uk', 'müller@bücher.example', '用户@例子.世界', '"a b"@example.test', "o'neil@example.test"])('holds an address: %s', (value) => {
    expect(judge(value, { ...rules, isEmail: true })).toBe('valid')
  })

  it.each(['bad', 'a@b', '@example.test', 'a@', 'a b@example.test', 'a..b@example.test', '.a@example.test', 'a@example..test', 'a@-x.test', 'a@b@c.test', 'a@example.test '])('holds none: "%s"', (value) => {
    expect(judge(value, { ...rules, isEmail: true })).toBe('email')
  })

  it.each([['+44 (0)113 496_0000', 'valid'], ['0113-496.0000/1#2', 'valid'], ['no number', 'phone'], ['0113x', 'phone']])('%s as a phone number is %s', (value, verdict) => {
    expect(judge(value, { ...rules, isPhone: true })).toBe(verdict)
  })
})
