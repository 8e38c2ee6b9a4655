import { ERROR_EVENT, type Problem } from '@tillkit/mount'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { problemMessages } from './problem-messages.ts'

let problems: Problem[]
let listening: AbortController

beforeEach(() => {
  problems = []
  listening = new AbortController()
  document.addEventListener(ERROR_EVENT, (event) => {
    event.preventDefault()
    problems.push((event as CustomEvent<Problem>).detail)
  }, { signal: listening.signal })
})

afterEach(() => listening.abort())

/** What is said, as `FIELD MESSAGE`. */
const said = () => problems.map(({ field = '', message }) => `${field.replace('#tillkit-config: ', '')} ${message}`)

describe('settings of a unit that does not run on this page', () => {
  it('are named where an option is mistyped, with those that there are', () => {
    problemMessages.settings('filters', { drawr: false, prefetch: true })
    expect(said()).toEqual(['units.filters.drawr is no option. There is prefetch, drawer'])
    expect(problems[0]).toMatchObject({ unit: 'tillkit', help: 'setting' })
  })

  it('are named where the unit is mistyped', () => {
    problemMessages.settings('fliters', { drawer: false })
    expect(said()).toEqual([expect.stringMatching(/^units\.fliters is no unit\. There is .*\bfilters, /)])
  })

  it('are named where the unit has none', () => {
    problemMessages.settings('palette', { round: true })
    expect(said()).toEqual(['units.palette.round is no option. There is none'])
  })

  it('are passed over where all is well, also those of a family’s member', () => {
    problemMessages.settings('filters', { drawer: false })
    problemMessages.settings('page-builder/map', { tiles: '/{z}/{x}/{y}.png' })
    problemMessages.settings('page-builder/tabs', {})
    expect(said()).toEqual([])
  })
})
