import { describe, expect, it } from 'vitest'
import { isMet } from '../engine/condition.ts'
import type { Value } from '../engine/value.ts'
import { readCondition } from './condition.model.ts'

/** Whether a single rule is met by what a field test. */
function met(held: Value, operator: string, asked: unknown): boolean {
  const condition = readCondition(JSON.stringify([['it', operator, asked]]), false)
  if (!condition || condition === 'unreadable') throw new Error('no condition')
  return isMet(condition, { valueOf: () => held, isShown: () => true })
}

/** Whether rules about the fields a and b are met. */
function metBy(values: Record<string, string>, isAny: boolean): boolean {
  const condition = readCondition('[["a","is","1"],["b","is","1"]]', isAny)
  if (!condition || condition === 'unreadable') throw new Error('no condition')
  return isMet(condition, { valueOf: (id) => values[id] ?? '', isShown: () => true })
}

describe('a rule of the theme', () => {
  it('about a field that shoppers never see is never met, whatever it asks', () => {
    const asked = (neverShown?: ReadonlySet<string>) => {
      const condition = readCondition('[["a","is not","1"]]', false, neverShown)
      return condition && condition !== 'unreadable' && isMet(condition, { valueOf: () => '', isShown: () => true })
    }
    expect([asked(), asked(new Set(['a']))]).toEqual([true, false])
  })

  it('needs one of two for "any", and both for "all" [theme-forms#26]', () => {
    const all = [{}, { a: '1' }, { b: '1' }, { a: '1', b: '1' }]
    expect(all.map((values) => metBy(values, true))).toEqual([false, true, true, true])
    expect(all.map((values) => metBy(values, false))).toEqual([false, false, false, true])
  })

  it('finds a text in another, whatever the case, and takes signs of patterns for themselves [theme-forms#27]', () => {
    expect(met('UK-based', 'contains', 'uk')).toBe(true)
    expect([met('I like a+b.', 'contains', 'a+b'), met('I like aab.', 'contains', 'a+b'), met('x', 'contains', '(')]).toEqual([true, false, false])
    expect([met('UK-based', 'does not contain', 'uk'), met('', 'does not contain', 'uk')]).toEqual([false, true])
  })

  it('compares the number with which a text begins, and nothing without one [theme-forms#28]', () => {
    expect([met('12abc', 'is greater', '10'), met('10', 'is greater', '10'), met('9', 'is greater', '10')]).toEqual([true, false, false])
    expect([met('abc', 'is greater', '10'), met('', 'is greater', '10'), met('abc', 'is less', '10'), met('', 'is less', '10')]).toEqual([false, false, false, false])
    expect([met('9', 'is less', '10'), met('10', 'is less', '10'), met('9', 'is less', 'many')]).toEqual([true, false, false])
  })

  it('knows an empty text, and boxes of which none is ticked; "is not empty" is the inverse [theme-forms#29]', () => {
    expect([met('', 'is empty', ''), met('x', 'is empty', ''), met('', 'is not empty', ''), met('x', 'is not empty', '')]).toEqual([true, false, false, true])
    expect([met([], 'is empty', ''), met(['Yes'], 'is empty', ''), met([], 'is not empty', ''), met(['Yes'], 'is not empty', '')]).toEqual([true, false, false, true])
  })

  it('test for boxes where one of those that are ticked is the one [theme-forms#30]', () => {
    expect([met(['No', 'Yes'], 'is', 'Yes'), met(['No'], 'is', 'Yes'), met([], 'is', 'Yes')]).toEqual([true, false, false])
    expect([met(['No', 'Yes'], 'is not', 'Yes'), met(['No'], 'is not', 'Yes')]).toEqual([false, true])
  })

  it('never throws for boxes, whatever it asks (weakness 3)', () => {
    expect([met(['Large rolls'], 'contains', 'rolls'), met(['Large rolls'], 'does not contain', 'rolls')]).toEqual([true, false])
    expect([met(['12'], 'is greater', '10'), met([], 'contains', 'x')]).toEqual([false, false])
  })

  it('takes what a backslash escapes for itself, and numbers for text', () => {
    expect([met('5\\" roll', 'is', '5" roll'), met('12', 'is', 12)]).toEqual([true, true])
  })

  it('of an unknown kind is never met', () => {
    expect([met('x', 'resembles', 'x'), met('', 'resembles', 'x')]).toEqual([false, false])
  })
})

describe('what cannot be read', () => {
  it('is told apart from no condition at all', () => {
    expect([null, '', '[]'].map((text) => readCondition(text, false))).toEqual([undefined, undefined, undefined])
    expect(['[["a"', '5', '"x"', 'null', '["a"]'].map((text) => readCondition(text, false))).toEqual(Array.from({ length: 5 }, () => 'unreadable'))
  })

  it('is not a list that lost a member, which comes as an object', () => {
    expect(readCondition('{"1":["a","is","1"]}', true)).toEqual({ any: [{ source: 'a', test: expect.any(Function) as unknown }] })
  })
})
