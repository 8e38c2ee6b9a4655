// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { tabFor } from './tab-keys.ts'

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'a']
const from = (at: number, layout = {}) => KEYS.map((key) => tabFor(key, { at, count: 4, isStacked: false, isRightToLeft: false, ...layout }))
const none = undefined

describe('the keys of tabs', () => {
  it('go along a row and around its ends', () => {
    expect(from(0)).toEqual([3, 1, none, none, 0, 3, none])
    expect(from(3)).toEqual([2, 0, none, none, 0, 3, none])
  })
  it('go the other way where the language does', () => expect(from(1, { isRightToLeft: true })).toEqual([2, 0, none, none, 0, 3, none]))
  it('go up and down where the tabs do', () => expect(from(1, { isStacked: true, isRightToLeft: true })).toEqual([none, none, 0, 2, 0, 3, none]))
})
