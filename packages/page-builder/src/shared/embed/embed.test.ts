// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { playsByItself, withAutoplay, withoutAutoplay } from './embed.ts'

const YOUTUBE = 'https://www.youtube.com/embed/x'

describe('the address of an embedded player', () => {
  it('that begins by itself says so once, after what else it says, with single signs (weakness 8)', () => {
    expect(withAutoplay(YOUTUBE)).toBe(`${YOUTUBE}?autoplay=1`)
    expect(withAutoplay(`${YOUTUBE}?feature=oembed`)).toBe(`${YOUTUBE}?feature=oembed&autoplay=1`)
    expect(withAutoplay(`${YOUTUBE}?feature=oembed&amp;rel=0#t=3`)).toBe(`${YOUTUBE}?feature=oembed&rel=0&autoplay=1#t=3`)
    expect(withAutoplay(`${YOUTUBE}?autoplay=0&rel=0`)).toBe(`${YOUTUBE}?rel=0&autoplay=1`)
    expect(withAutoplay(`${YOUTUBE}?`)).toBe(`${YOUTUBE}?autoplay=1`)
    expect(withAutoplay(withAutoplay(`${YOUTUBE}?a=1`))).toBe(withAutoplay(`${YOUTUBE}?a=1`))
  })

  it('that waits says nothing of it, and all else as before', () => {
    expect(['?autoplay=1', '?a=1&autoplay=1', '?autoplay=1&a=1', '?a=1&autoplay=1&b=2', '?a=1&amp;autoplay=1#t'].map(withoutAutoplay)).toEqual(['', '?a=1', '?a=1', '?a=1&b=2', '?a=1#t'])
    expect(withoutAutoplay('?noautoplay=1')).toBe('?noautoplay=1')
    expect(['?autoplay=1', '?a=1'].map(playsByItself)).toEqual([true, false])
  })
})
