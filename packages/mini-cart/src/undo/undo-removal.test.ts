import { afterEach, expect, it } from 'vitest'
import { undoAddress } from './undo-removal.ts'

afterEach(() => document.body.replaceChildren())

it('is a remove link\'s, with the other question', () => {
  document.body.innerHTML = '<a href="/your-cart/?lang=de&remove_item=other&_wpnonce=n1">×</a>'
  expect(undoAddress('k/1')).toBe(`${location.origin}/your-cart/?lang=de&_wpnonce=n1&undo_item=k%2F1`)
})

it.each(['', '<a href="/your-cart/?remove_item=k">×</a>', '<a href="https://other.test/?remove_item=k&_wpnonce=n">×</a>'])('is none with %j on the page', (html) => {
  document.body.innerHTML = html
  expect(undoAddress('k')).toBeUndefined()
})
