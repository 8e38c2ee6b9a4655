// @vitest-environment node
import type { SafeStorage } from '@tillkit/dom'
import { describe, expect, it } from 'vitest'
import { recall, remember } from './memory.ts'

type Memory = Pick<SafeStorage, 'read' | 'write'>

const storage = (text: string | null): Memory => ({ read: () => text, write: () => true })
const forbidden: Memory = { read: () => null, write: () => false }
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
    let kept: string | null = ''
    remember(left, { read: () => null, write: (_name, text) => ((kept = text), true) })
    expect(recall(storage(kept))).toEqual(left)
  })

  it('does without storage', () => {
    expect(() => remember({ ...recall(forbidden) }, forbidden)).not.toThrow()
    expect(recall(forbidden)).toEqual(fresh)
  })
})
