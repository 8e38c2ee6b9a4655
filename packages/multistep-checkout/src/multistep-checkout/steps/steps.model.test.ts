import { describe, expect, it } from 'vitest'
import {
  askedBy, isPassed, nextOf, previousOf, progressOf, resumeAt, stepsToCheck, unanswered, usable, type Checks, type StepsSnapshot, type StepTrigger,
} from './steps.model.ts'

const STEPS = ['#billing', '#shipping', '#gift', '#review'].map((hash) => ({ hash, label: hash.slice(1) }))
const passed = (fields = 'f') => ({ result: 'passed', fields }) as const

/** Steps whose fields hold `f`; the gift has none. */
const snapshot = (checks: Checks = {}, now: Readonly<Record<string, string>> = {}): StepsSnapshot => ({
  steps: STEPS,
  checks,
  fieldsNow: (hash) => (hash === '#gift' ? undefined : (now[hash] ?? 'f')),
})

describe('what is checked on the way to a step', () => {
  const way = (from: string, to: string, checks: Checks = {}, trigger: StepTrigger = 'button', now = {}) => stepsToCheck(snapshot(checks, now), { from, to, trigger })

  it('is each step in between that has fields, in their order (weakness 17)', () => {
    expect(way('#billing', '#shipping')).toEqual(['#billing'])
    expect(way('#billing', '#review')).toEqual(['#billing', '#shipping'])
    expect(way('#gift', '#review')).toEqual([])
  })

  it('is nothing on the way back, or where one is already', () => {
    expect([way('#review', '#billing'), way('#shipping', '#shipping')]).toEqual([[], []])
  })

  it('is the step that is left by Continue though it was passed, and of others only what is new', () => {
    const checks = { '#billing': passed(), '#shipping': passed() }
    expect(way('#billing', '#review', checks)).toEqual(['#billing'])
    expect(way('#billing', '#review', checks, 'button', { '#shipping': 'changed' })).toEqual(['#billing', '#shipping'])
  })

  it("is nothing with the browser's Forward over what was passed, unless it was changed since or nobody could check it", () => {
    const checks = { '#billing': passed(), '#shipping': passed() }
    expect(way('#billing', '#review', checks, 'browser')).toEqual([])
    expect(way('#billing', '#review', checks, 'browser', { '#billing': 'changed' })).toEqual(['#billing'])
    expect(way('#billing', '#shipping', { '#billing': { result: 'unanswered', fields: 'f' } }, 'browser')).toEqual(['#billing'])
    expect(way('#billing', '#shipping', { '#billing': { result: 'failed', fields: 'f' } }, 'browser')).toEqual(['#billing'])
  })
})

it('holds a step to be passed for as long as its fields hold what was checked', () => {
  expect(isPassed(snapshot({ '#billing': passed('f') }), '#billing')).toBe(true)
  expect(isPassed(snapshot({ '#billing': passed('g') }), '#billing')).toBe(false)
  expect(isPassed(snapshot(), '#gift')).toBe(true)
  // Names that every object has are no steps.
  expect(isPassed(snapshot(), 'constructor')).toBe(false)
})

it('knows which step an address asks for, and leaves hashes of others alone', () => {
  expect(askedBy(STEPS, '#gift', '')).toBe('#gift')
  expect(askedBy(STEPS, '', '#gift')).toBe('#billing')
  expect(['#tab-reviews', '#et_pb_tabs_0|1', '#step9', '#'].map((hash) => askedBy(STEPS, hash, '#billing'))).toEqual([undefined, undefined, undefined, undefined])
  expect(askedBy(STEPS, '', '#tab-reviews')).toBeUndefined()
})

it('knows the step before and after each', () => {
  expect([previousOf(STEPS, '#billing'), previousOf(STEPS, '#gift'), nextOf(STEPS, '#gift'), nextOf(STEPS, '#review')])
    .toEqual([undefined, '#shipping', '#review', undefined])
})

it('goes on where a page was left only as far as its fields hold what was passed', () => {
  const checks = { '#billing': passed(), '#shipping': passed() }
  expect(resumeAt(snapshot(checks), '#review')).toBe('#review')
  expect(resumeAt(snapshot(checks, { '#shipping': '' }), '#review')).toBe('#shipping')
  expect(resumeAt(snapshot(), '#review')).toBe('#billing')
  expect(resumeAt(snapshot(checks), '#nowhere')).toBe('#billing')
})

it('tells what each step has come to', () => {
  const checks: Checks = { '#billing': passed(), '#shipping': { result: 'unanswered', fields: 'f' } }
  expect(progressOf({ steps: STEPS, checks, reached: 4 })).toEqual(['done', 'unanswered', 'done', 'upcoming'])
  expect(progressOf({ steps: STEPS, checks: {}, reached: 1 })).toEqual(['upcoming', 'upcoming', 'upcoming', 'upcoming'])
  expect(progressOf({ steps: STEPS, checks: { '#billing': { result: 'failed', fields: '' } }, reached: 1 })[0]).toBe('failed')
  expect(unanswered(STEPS, checks).map(({ label }) => label)).toEqual(['shipping'])
})

it('drops steps without a part of the page, and those whose part or hash another has (weakness 24)', () => {
  const parts: Readonly<Record<string, string>> = { '#billing': 'one', '#shipping': 'one', '#review': 'two' }
  expect([...usable(STEPS, ({ hash }) => parts[hash] ?? null)].map(([{ hash }, part]) => [hash, part])).toEqual([['#billing', 'one'], ['#review', 'two']])
  const twins = [STEPS[0], STEPS[0]].flatMap((step) => (step ? [{ ...step }] : []))
  let count = 0
  expect(usable(twins, () => (count += 1)).size).toBe(1)
})
