import { afterEach, expect, it } from 'vitest'
import { tabStorage } from '../storage.ts'
import { readStored, type StoredValues, writeStored } from './stored-values.ts'

const storedBy = (by: string): StoredValues => ({ storage: tabStorage, name: 'typed', stamp: () => ({ by }), isValid: (stamp) => stamp['by'] === by })
const raw = () => sessionStorage.getItem('typed')

afterEach(() => sessionStorage.clear())

it('what is stored is given back to whose stamp it has', () => {
  expect(writeStored(storedBy('Ann'), { note: 'Ring' })).toBe(true)
  expect([raw(), readStored(storedBy('Ann'))]).toEqual(['{"by":"Ann","values":{"note":"Ring"}}', { note: 'Ring' }])
})

it('what is another\'s, or is not understood, is given to nobody, and forgotten', () => {
  for (const text of ['{"by":"Ann","values":{"note":"Ring"}}', '{"by":', '7', 'null']) {
    sessionStorage.setItem('typed', text)
    expect([readStored(storedBy('Bea')), raw()]).toEqual([undefined, null])
  }
})

it('nothing typed is nothing stored, a list of values or several by name', () => {
  for (const values of [[], {}]) {
    writeStored(storedBy('Ann'), [1])
    writeStored(storedBy('Ann'), values)
    expect(raw()).toBeNull()
  }
})
