// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { recall, remember } from './memory.ts'

const storage = (text: string | null) => () => ({ getItem: () => text }) as unknown as Storage
const forbidden = () => {
  throw new DOMException('denied', 'SecurityError')
}
const fresh = { isOpen: true, tab: 'units', place: 'bottom-right', size: 'medium' }

describe('the panel\'s memory', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['names that there are not', '{"tab":"x","place":"toString","size":3,"isOpen":"yes"}'],
  ])('begins afresh with %s', (_what, text) => {
    expect(recall(storage(text))).toEqual(fresh)
  })

  it('knows what was left', () => {
    const left = { isOpen: false, tab: 'log', place: 'left', size: 'large' } as const
    let kept = ''
    remember(left, () => ({ setItem: (_key: string, text: string) => void (kept = text) }) as unknown as Storage)
    expect(recall(storage(kept))).toEqual(left)
  })

  it('does without storage', () => {
    expect(() => remember({ ...recall(forbidden) }, forbidden)).not.toThrow()
    expect(recall(forbidden)).toEqual(fresh)
  })
})
