import { createLife } from '@tillkit/dom'
import { describe, expect, it, vi } from 'vitest'
import { onSwipe, swipeOf } from './swipe.ts'

describe('a stroke of a finger', () => {
  it('is a swipe when it goes far enough sideways, hardly up or down, and in time', () => {
    expect(swipeOf({ x: -31, y: 29, ms: 1000 })).toBe('next')
    expect(swipeOf({ x: 31, y: -29, ms: 10 })).toBe('previous')
    const others = [{ x: -30, y: 0, ms: 10 }, { x: -90, y: 30, ms: 10 }, { x: -90, y: -31, ms: 10 }, { x: -90, y: 0, ms: 1001 }]
    expect(others.map(swipeOf)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('is none where it begins at what a finger drags or writes in', () => {
    document.body.innerHTML = '<div><p>Words</p><input type="range"><select></select><p contenteditable="true"><b>Note</b></p></div>'
    const element = document.querySelector('div') as HTMLElement
    const life = createLife((cause) => {
      throw cause
    })
    const run = vi.fn()
    onSwipe(life, { element, from: 'div' }, run)
    const swipe = (at: Element | null) => {
      const touch = { bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'touch' }
      at?.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: 100 }))
      at?.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: 20 }))
      return run.mock.calls.length
    }
    expect(['input', 'select', 'b'].map((selector) => swipe(document.querySelector(selector)))).toEqual([0, 0, 0])
    expect(swipe(document.querySelector('p'))).toBe(1)
    life.end()
  })
})
