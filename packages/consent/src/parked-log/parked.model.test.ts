import { expect, it } from 'vitest'
import type { Parked } from '../gate/parked.ts'
import { nameOf, outcomeText, waitingText } from './parked.model.ts'

const parked: Parked = { kind: 'script', address: 'https://tally.test/count.js', categories: ['analytics'], isListed: true, at: 1234, type: null }

it('says of each what it is, why it waits and since when, and what became of it', () => {
  expect(nameOf(parked, 1)).toBe('1. script https://tally.test/count.js')
  expect(nameOf({ ...parked, address: '', node: Object.assign(document.createElement('script'), { id: 'chat' }) }, 2)).toBe('2. script #chat (inline)')
  expect(waitingText(parked)).toBe('waits for analytics since 1.23 s: its address is on the page’s list')
  expect(waitingText({ ...parked, isListed: false, isLate: true })).toBe('waits for analytics since 1.23 s: it declares that itself; the browser had asked for it before any script could keep it back')
  expect(outcomeText(parked, 'ran', 5000)).toBe('ran at 5.00 s, having waited for analytics since 1.23 s')
  expect(outcomeText({ ...parked, kind: 'beacon' }, 'sent', 5000)).toBe('was sent at 5.00 s, having waited for analytics since 1.23 s')
})
