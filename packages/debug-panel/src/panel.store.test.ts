import type { TimedRecord } from '@tillkit/platform'
import { expect, it } from 'vitest'
import { entryOf } from './model/entry.model.ts'
import { createPanelStore, MOST_ENTRIES } from './panel.store.ts'

const entry = (record: Partial<TimedRecord>) => entryOf({ kind: 'page', what: '', at: 0, ...record }, new Map())

it('keeps faults and what became of code, when much follows them and when the log is cleared', () => {
  const store = createPanelStore()
  const problem = { unit: 'lamp', message: 'is dark' }
  store.add([entry({ kind: 'code', what: 'missing', name: 'lamp.js' }), entry({ kind: 'event', name: 'tillkit:error', args: [problem] })])
  store.add(Array.from({ length: MOST_ENTRIES }, () => entry({})))
  store.clear()
  expect(store.getState().entries).toEqual([])
  expect(store.getState().notes.map(({ what, text }) => [what, text])).toEqual([['missing', ''], ['', 'is dark']])
})
