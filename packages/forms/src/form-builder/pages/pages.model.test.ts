import { describe, expect, it } from 'vitest'
import { errorPage, progressOf, stepText, targetOf, titledStep } from './pages.model.ts'

const pages = (...empty: boolean[]) => empty.map((isEmpty, index) => ({ number: index + 1, isEmpty }))

describe('a step', () => {
  it('leads to the next page and to the one before, and nowhere beyond the ends', () => {
    const all = pages(false, false, false)
    expect([targetOf(all, 1, 'next'), targetOf(all, 3, 'prev'), targetOf(all, 3, 'next'), targetOf(all, 1, 'prev')]).toEqual([2, 2, undefined, undefined])
  })

  it('passes over pages with nothing on them, as many as there are', () => {
    const all = pages(false, true, true, false)
    expect([targetOf(all, 1, 'next'), targetOf(all, 4, 'prev')]).toEqual([4, 1])
  })

  it('never passes over the first and the last', () => {
    const all = pages(true, true, true)
    expect([targetOf(all, 1, 'next'), targetOf(all, 3, 'prev')]).toEqual([3, 1])
  })

  it('is told with the title of its page, if that has one', () => {
    const told = (title: string) => titledStep(title, stepText('Step {current} of {total}', 2, 3))
    expect([told('Delivery'), told('')]).toEqual(['Delivery. Step 2 of 3', 'Step 2 of 3'])
  })

  it('is a part of the whole', () => {
    expect([progressOf(1, 3), progressOf(2, 3), progressOf(1, 4), progressOf(3, 3)]).toEqual([33.333, 66.667, 25, 100])
  })
})

describe('what is wrong with a form', () => {
  it('is read on the first page with a field that is wrong', () => {
    expect(errorPage({ withErrors: [3, 2], general: ['header'] })).toBe(2)
  })

  it('is read on the first page where the form as a whole is refused, and beneath it', () => {
    expect([errorPage({ withErrors: [], general: ['header'] }), errorPage({ withErrors: [], general: [] }), errorPage({ withErrors: [2], general: ['footer'] }), errorPage({ withErrors: [], general: ['recaptcha', 'footer'] })])
      .toEqual([1, 1, 1, 1])
  })

  it('is read where the captcha stands if that alone has failed', () => {
    expect([errorPage({ withErrors: [], general: ['recaptcha'] }), errorPage({ withErrors: [2], general: ['recaptcha'] })]).toEqual([undefined, 2])
  })
})
