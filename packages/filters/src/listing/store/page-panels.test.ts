// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CATEGORY, PRICE } from '../../choices/filter.fixtures.ts'
import { createPagePanels } from './page-panels.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const panel = (id: string) => ({ id, filters: [id === 'one' ? CATEGORY : PRICE], defers: false })

it('copies of a panel are one panel, whose sections are listed once, until the last of them goes', () => {
  const panels = createPagePanels()
  const leave = [panels.add(panel('one')), panels.add(panel('two')), panels.add(panel('one'))]
  expect([panels.size(), panels.filters()]).toEqual([3, [CATEGORY, PRICE]])
  leave[0]?.()
  expect([panels.size(), panels.get('one')?.filters]).toEqual([2, [CATEGORY]])
  leave[2]?.()
  expect([panels.size(), panels.get('one'), panels.filters()]).toEqual([1, undefined, [PRICE]])
})

it('what waits in a panel is done once, after a pause; a panel that goes, or is stopped, gives it up', () => {
  const panels = createPagePanels()
  const done: string[] = []
  const leave = panels.add(panel('one'))
  const wait = (id: string, what: string) => panels.debounce(id, 200, () => void done.push(what))
  wait('one', 'first')
  vi.advanceTimersByTime(199)
  wait('one', 'second')
  wait('two', 'other')
  vi.advanceTimersByTime(200)
  expect(done).toEqual(['second', 'other'])
  wait('one', 'of one that goes')
  leave()
  wait('one', 'stopped')
  wait('two', 'not stopped')
  panels.stop('one')
  vi.advanceTimersByTime(200)
  wait('two', 'all stopped')
  panels.stop()
  vi.advanceTimersByTime(200)
  expect(done).toEqual(['second', 'other', 'not stopped'])
})
