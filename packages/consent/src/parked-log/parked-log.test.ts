import { createLife } from '@tillkit/dom'
import { TRACE, type TraceLog } from '@tillkit/platform'
import { afterEach, expect, it } from 'vitest'
import type { PageGate, Released } from '../gate/page-gate.ts'
import type { Parked } from '../gate/parked.ts'
import { noteParked } from './parked-log.late.ts'

afterEach(() => void Reflect.deleteProperty(window, TRACE))

it('notes of each, under one name, why it waits and what became of it, also of what was released before', () => {
  const log: TraceLog = { records: [] }
  Reflect.set(window, TRACE, log)
  const parked = (address: string): Parked => ({ kind: 'script', address, categories: ['analytics'], isListed: true, at: 1000, type: null })
  const [one, two] = [parked('/one.js'), parked('/two.js')]
  let tell: (released: Released) => void = () => undefined
  const gate: PageGate = {
    parked: [],
    release: () => Promise.resolve(),
    allowOnce: () => Promise.resolve(),
    onParked: (_life, listener) => listener(two),
    onReleased: (_life, listener) => {
      listener({ parked: one, outcome: 'failed', at: 2000 })
      tell = listener
    },
  }
  noteParked(createLife(() => undefined), gate)
  tell({ parked: two, outcome: 'ran', at: 3000 })
  expect(log.records.map(({ unit, name, what }) => [unit, name, what.replace(/[,:].*/, '')])).toEqual([
    ['consent', '1. script /two.js', 'waits for analytics since 1.00 s'],
    ['consent', '2. script /one.js', 'could not be loaded at 2.00 s'],
    ['consent', '1. script /two.js', 'ran at 3.00 s'],
  ])
})
