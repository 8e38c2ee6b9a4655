// @vitest-environment node
import { animationItem } from '@tillkit/fixtures/page-builder'
import { describe, expect, it } from 'vitest'
import { motionOf, readAnimations } from './entrance.read.ts'

const item = (changes: Record<string, unknown> = {}) => ({ ...animationItem('et_pb_text_0'), ...changes })
const on = (list: unknown) => readAnimations(list).get('et_pb_text_0')

describe('the list of animations', () => {
  it('is by the class of the elements, and has other values for tablets and phones where it says some', () => {
    const animations = on([item({ style: 'slideTop', style_tablet: 'fade', duration_phone: '400ms', delay_phone: '' })])
    expect([animations?.desktop.style, animations?.tablet.style, animations?.phone.style]).toEqual(['slideTop', 'fade', 'slideTop'])
    expect([animations?.tablet.duration, animations?.phone.duration, animations?.phone.delay]).toEqual(['1000ms', '400ms', '0ms'])
  })

  it.each(['class', 'style', 'repeat', 'duration', 'delay', 'intensity', 'starting_opacity', 'speed_curve'])('leaves out an item without its %s', (key) => {
    expect([readAnimations([item({ [key]: '' })]).size, readAnimations([item({ [key]: undefined })]).size]).toEqual([0, 0])
  })

  it('is empty where it is something else', () => {
    expect([undefined, null, 'no', { 0: item() }, [null, 3, 'x']].map((list) => readAnimations(list).size)).toEqual([0, 0, 0, 0, 0])
  })

  it('may have numbers for texts', () => {
    expect(on([item({ delay: 0, intensity: 35 })])).toMatchObject({ desktop: { delay: '0', intensity: '35' } })
  })
})

describe('what is meant by an animation', () => {
  const meant = (changes: Record<string, string> = {}) => motionOf({ ...animationItem('x'), ...changes })

  it('has times in ms, of whatever length and in either unit (weakness 9), a share of what is seen at first, and a curve', () => {
    expect(meant({ duration: '1.5s', delay: '150ms', starting_opacity: '5%', speed_curve: 'ease-in', intensity: '35%' })).toEqual({
      style: 'fade', isEndless: false, duration: 1500, delay: 150, intensity: 35, opacity: 0.05, curve: 'ease-in',
    })
  })

  it.each([['0ms', 0], ['0.25s', 250], ['.5s', 500], ['1234ms', 1234], ['2000', 2000], ['12s', 12_000]])('takes %s for %i ms (weakness 9)', (duration, ms) => {
    expect([meant({ duration }).duration, meant({ delay: duration }).delay]).toEqual([ms, ms])
  })

  it('comes from half of the way, unseen, and slows at both ends, where that cannot be read', () => {
    expect(meant({ intensity: 'much', starting_opacity: 'none', speed_curve: 'cubic-bezier(0,0,1,1)', duration: 'x' })).toMatchObject({
      intensity: 50, opacity: 0, curve: 'ease-in-out', duration: 0,
    })
  })

  it('goes on for ever unless it says "once"', () => {
    expect([meant({ repeat: 'once' }), meant({ repeat: 'loop' })].map(({ isEndless }) => isEndless)).toEqual([false, true])
  })
})
