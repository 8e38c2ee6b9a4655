import { describe, expect, it, vi } from 'vitest'
import { addressTest, ask, email, equalTo, length, oneOf, range, readNumber, required } from './rules.ts'
import { pattern, patternCost } from './pattern.ts'
import { firstProblem, type Rule } from './rule.ts'
import type { Value } from './value.ts'

const context = (values: Readonly<Record<string, Value>> = {}) => ({ id: 'it', valueOf: (id: string) => values[id] ?? '', signal: new AbortController().signal })
const verdict = (rule: Rule, value: Value, onFault?: (cause: unknown) => void) =>
  firstProblem({ value, rules: [rule], context: context({ other: 'same' }), ...(onFault ? { onFault } : {}) })
const isRight = (rule: Rule, value: Value) => verdict(rule, value) === undefined

describe('a rule', () => {
  it('says its message with its limits, and nothing of what is empty, unless it is to be filled in', () => {
    expect(verdict(required('Fill in'), '')).toEqual({ rule: 'required', message: 'Fill in' })
    expect(verdict(length('Two to four', { min: 2, max: 4 }), 'a')).toEqual({ rule: 'length', message: 'Two to four', params: { min: 2, max: 4 } })
    expect([length('', { min: 2 }), oneOf('', []), range('', { min: 1 }), email('', () => false), pattern('', 'a')].map((rule) => isRight(rule, ''))).toEqual([true, true, true, true, true])
  })

  it('takes spaces for something, unless they are trimmed', () => {
    expect([isRight(required(''), ' '), isRight(required('', { trims: true }), ' '), isRight(required(''), []), isRight(required(''), ['a'])]).toEqual([true, false, false, true])
  })

  it('counts characters as the browser does, emoji and line breaks too, and choices of groups', () => {
    const rule = length('', { max: 3 })
    expect([isRight(rule, 'abc'), isRight(rule, 'abcd'), isRight(rule, 'a\nb'), isRight(rule, '🙂🙂'), isRight(rule, ['a', 'b', 'c', 'd'])]).toEqual([true, false, true, false, false])
  })

  it('knows the choices that there are', () => {
    expect([isRight(oneOf('', ['a', 'b']), ['a', 'b']), isRight(oneOf('', ['a', 'b']), 'c')]).toEqual([true, false])
  })

  it('reads numbers as the server writes them', () => {
    const german = { decimal: ',', thousands: '.' }
    expect(['1.5', '-2', '.5', '12abc', '', '1,000'].map((text) => readNumber(text))).toEqual([1.5, -2, 0.5, NaN, NaN, NaN])
    expect(['1.234,5', '1.23', '12', '1,5,5'].map((text) => readNumber(text, german))).toEqual([1234.5, NaN, 12, NaN])
    expect([isRight(range('', { min: 1, max: 2 }), '2'), isRight(range('', { min: 1 }), '0.9'), isRight(range('', {}), 'two')]).toEqual([true, false, false])
  })

  it('compares with another field, also where it is empty itself', () => {
    expect([isRight(equalTo('', 'other'), 'same'), isRight(equalTo('', 'other'), ''), equalTo('', 'other').sources]).toEqual([true, false, ['other']])
  })

  it('that throws is told, and the rules behind it are asked', () => {
    const onFault = vi.fn()
    const broken: Rule = { name: 'broken', check: () => { throw new Error('no') } }
    expect(firstProblem({ value: 'x', rules: [broken, length('Short', { min: 2 })], context: context(), onFault })).toMatchObject({ message: 'Short' })
    expect(onFault).toHaveBeenCalledWith(new Error('no'))
  })
})

describe('a rule that asks', () => {
  const rule = (isRight: (value: Value) => Promise<boolean>) => ask({ name: 'free', message: 'Taken', isRight })

  it('says what it was told, and asks once for each value', async () => {
    const asked = vi.fn(async (value: Value) => value === 'free')
    const free = rule(asked)
    expect([await verdict(free, 'taken'), await verdict(free, 'free'), verdict(free, 'taken')]).toEqual([{ rule: 'free', message: 'Taken' }, undefined, { rule: 'free', message: 'Taken' }])
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('has nothing to say where it cannot be asked, and asks again', async () => {
    const asked = vi.fn(async () => Promise.reject(new Error('offline')))
    const onFault = vi.fn()
    const free = rule(asked)
    expect([await verdict(free, 'a', onFault), await verdict(free, 'a', onFault)]).toEqual([undefined, undefined])
    expect([asked.mock.calls.length, onFault.mock.calls.length]).toEqual([2, 2])
  })

  it('lets the rules behind it wait, and keeps them from being asked where it says no', async () => {
    const behind = vi.fn(() => undefined)
    const rules = [rule(async () => false), { name: 'behind', check: behind }]
    expect(await firstProblem({ value: 'x', rules, context: context() })).toMatchObject({ message: 'Taken' })
    expect(behind).not.toHaveBeenCalled()
  })
})

describe('a pattern', () => {
  it('is matched by the whole of a value, as in a browser', () => {
    const letters = pattern('Letters', '[A-Za-z\\s\\-]*')
    expect([isRight(letters, 'Ann-Marie B'), isRight(letters, 'Ann 2'), isRight(pattern('', 'a|b'), 'ab'), isRight(pattern('', '\\p{L}+'), 'Zoë')]).toEqual([true, false, false, true])
  })

  it('that browsers cannot read is passed over, also one that only brackets around it would mend', () => {
    expect([isRight(pattern('', '['), 'x'), isRight(pattern('', 'a)(b'), 'x')]).toEqual([true, true])
  })

  it('of one repetition is matched against ten thousand characters', () => {
    const onFault = vi.fn()
    expect(verdict(pattern('Letters', '[A-Za-z\\s\\-]*'), `${'a'.repeat(10_000)}1`, onFault)).toMatchObject({ message: 'Letters' })
    expect(onFault).not.toHaveBeenCalled()
  })

  it.each(['(a+)+', '(a|a)*', '(?:a*)*', 'a*a*a*a*a*a*a*', '(?:[a-z]+\\d?)+', '(?=(a+)+)a', `${'a?'.repeat(30)}${'a'.repeat(30)}`])('%s that could explode does not freeze the page: it is reported once, and the server judges', (source) => {
    const onFault = vi.fn()
    const rule = pattern('Wrong', source)
    const value = `${'a'.repeat(40)}!`
    expect([verdict(rule, value, onFault), verdict(rule, value, onFault)]).toEqual([undefined, undefined])
    expect(onFault).toHaveBeenCalledTimes(1)
    expect(onFault.mock.calls[0]?.[0]).toMatchObject({ message: expect.stringContaining('left to the server') as string })
  })

  it('is judged for what it costs with a value of that length', () => {
    expect([patternCost('[a-z]{2,4}', 100), patternCost('a+b*', 10), patternCost('(?:ab|cd){2}', 10), patternCost('[[a]--[*+]]x', 10), patternCost('\\(+\\)', 5)]).toEqual([3, 110, 4, 1, 5])
    expect(isRight(pattern('', '\\d{5}(?:-\\d{4})?'), '12345-6789')).toBe(true)
    expect(verdict(pattern('Code', '(?:[A-Z]{2}-?){2}'), 'AB-C')).toMatchObject({ message: 'Code' })
  })
})

describe('an address', () => {
  const long = (count: number) => 'a'.repeat(count)

  it('is what the family takes for one', () => {
    const open = addressTest({ labelMax: 63 })
    expect(['user@localhost', 'user@-x.com', 'user@x..com', 'a b@x.com', 'a@b@c.com', '@x.com', ' a@x.com', `a@${long(63)}`, `a@${long(64)}`].map(open))
      .toEqual([true, false, false, false, false, false, false, true, false])
    const strict = addressTest({ min: 6, max: 254, localMax: 63, labelMax: 63, labels: 2, trims: true })
    expect(['a@b.c', 'a@b.co', ' a@b.co ', 'a@localhost', `${long(64)}@b.co`, 'a@ex_ample.com', "a'b+c@ex-ample.co.uk", 'a@ex-.com'].map(strict))
      .toEqual([false, true, true, false, false, false, true, false])
  })
})
