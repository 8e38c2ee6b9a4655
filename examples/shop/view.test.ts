// @vitest-environment node
import { expect, it } from 'vitest'
import type { View } from './view.ts'
import { DEFAULT_VIEW, href, queryOf, viewOf } from './view.ts'

const EVERYTHING: View = {
  generation: '7.x',
  theme: 'hostile',
  premium: true,
  layout: 'plain-text',
  answer: 'swapped',
  timing: 'together',
  cart: 'side',
  fault: 'sold-out',
  jquery: false,
  legacy: true,
  tillkit: false,
}

it('writes a view that is read back the same', () => {
  expect(viewOf(new URLSearchParams(queryOf(EVERYTHING)))).toEqual(EVERYTHING)
})

it('needs no query for the default view', () => {
  expect(queryOf(DEFAULT_VIEW)).toBe('')
  expect(href(DEFAULT_VIEW, '/basket/')).toBe('/basket/')
})

it('takes what it does not know for not said', () => {
  const query = new URLSearchParams(
    'generation=9&theme=%3Cb%3E&premium=1&layout=__proto__&answer=&timing=now&basket=cart&tillkit=no',
  )
  expect(viewOf(query)).toEqual(DEFAULT_VIEW)
})

it('changes one thing in a link and keeps the rest', () => {
  expect(href(EVERYTHING, '/', { layout: null, answer: 'normal' })).toBe(
    '/?generation=7.x&theme=hostile&premium=yes&timing=together&basket=side&fault=sold-out&jquery=off&legacy=on&tillkit=off',
  )
})
