import { expect, it } from 'vitest'
import { BLANK, inkedArea, signatureIn } from './ink.model.ts'

/** Paper of 4 × 3 points with ink at some. */
function paper(...inked: readonly (readonly [x: number, y: number])[]): Uint8ClampedArray {
  const bytes = new Uint8ClampedArray(4 * 3 * 4)
  for (const [x, y] of inked) bytes[(y * 4 + x) * 4 + 3] = 90
  return bytes
}

const SIZE = { width: 4, height: 3 }

it('a signature is cut to where there is ink', () => {
  expect(inkedArea(paper([1, 1], [2, 1]), SIZE, 0)).toEqual({ x: 1, y: 1, width: 2, height: 1 })
  expect(inkedArea(paper([3, 0], [0, 2]), SIZE, 0)).toEqual({ x: 0, y: 0, width: 4, height: 3 })
  expect(inkedArea(paper(), SIZE, 2)).toBeUndefined()
})

it('the air around it ends with the paper', () => {
  expect(inkedArea(paper([1, 1]), SIZE, 1)).toEqual({ x: 0, y: 0, width: 3, height: 3 })
  expect(inkedArea(paper([3, 2]), SIZE, 1)).toEqual({ x: 2, y: 1, width: 2, height: 2 })
})

it('what a field holds is a picture, or nothing', () => {
  const url = 'data:image/png;base64,AAAA'
  expect([url, '', 'javascript:alert(1)', 'https://shop.test/a.png'].map(signatureIn)).toEqual([{ kind: 'given', url }, BLANK, BLANK, BLANK])
})
