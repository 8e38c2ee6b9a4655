import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { helpOn } from '@tillkit/platform'
import { ERROR_EVENT, InvalidMarkup, problemOf, report, type Problem } from './problem.ts'

const heard: { problem: Problem; target: EventTarget | null }[] = []
let listening: AbortController

function hear(cancel: boolean): void {
  document.addEventListener(
    ERROR_EVENT,
    (event) => {
      heard.push({ problem: (event as CustomEvent<Problem>).detail, target: event.target })
      if (cancel) event.preventDefault()
    },
    { signal: listening.signal },
  )
}

beforeEach(() => {
  heard.length = 0
  listening = new AbortController()
  document.body.innerHTML = '<p></p>'
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  listening.abort()
  vi.restoreAllMocks()
})

describe('problemOf', () => {
  it('names the field, the advice and what explains it of markup that cannot be used', () => {
    const cause = new InvalidMarkup('data-price-rules', 'is no JSON', 'Print JSON.', { help: 'not-json' })
    expect(problemOf('lamp', document.body, cause)).toEqual({
      unit: 'lamp',
      element: document.body,
      field: 'data-price-rules',
      message: 'is no JSON',
      advice: 'Print JSON.',
      help: 'not-json',
      cause,
    })
  })

  it('makes a sentence of anything else that is thrown, which nobody has foreseen', () => {
    const error = new TypeError('boom')
    expect(problemOf('lamp', null, error)).toEqual({ unit: 'lamp', element: null, message: 'boom', help: 'unforeseen', cause: error })
    expect(problemOf('lamp', null, 'boom')).toMatchObject({ message: 'boom', cause: 'boom' })
  })
})

describe('report', () => {
  it('raises the event at the document where an element throws whatever it is asked', () => {
    hear(true)
    const [odd] = document.querySelectorAll('p')
    if (!odd) throw new Error('no element')
    Object.defineProperty(odd, 'dispatchEvent', { get: () => { throw new Error('not for you') } })
    report(problemOf('lamp', odd, new Error('boom')))
    expect(heard.map(({ target, problem }) => [target, problem.message])).toEqual([[document, 'boom']])
  })

  it('raises the event at the element, where it bubbles, and writes one line', () => {
    hear(false)
    const element = document.querySelector('p')
    const problem = { unit: 'lamp', element, field: 'data-watts', message: 'is no number.', advice: 'Print a number.', cause: 1 }
    report(problem)
    expect(heard).toEqual([{ problem, target: element }])
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      '[tillkit] lamp: data-watts: is no number. Print a number.',
      element,
      1,
    )
  })

  it('ends its line with the address of what explains it', () => {
    hear(false)
    report({ unit: 'lamp', element: null, message: 'boom', help: 'unforeseen' })
    expect(console.error).toHaveBeenCalledExactlyOnceWith(`[tillkit] lamp: boom. ${helpOn('unforeseen')}`, null, '')
    expect(helpOn('unforeseen')).toMatch(/\/errors\.html#unforeseen$/)
  })

  it('keeps the console quiet when the event is cancelled', () => {
    hear(true)
    report({ unit: 'lamp', element: document.body, message: 'boom' })
    expect(heard).toHaveLength(1)
    expect(console.error).not.toHaveBeenCalled()
  })

  it('raises the event at the document when the element has left the page', () => {
    hear(true)
    const element = document.createElement('p')
    report({ unit: 'lamp', element, message: 'boom' })
    report({ unit: 'lamp', element: null, message: 'boom' })
    expect(heard.map(({ target }) => target)).toEqual([document, document])
    expect(heard[0]?.problem.element).toBe(element)
  })
})
