// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ratioOf, withPermission } from './member.ts'

const frame = (width: string | null, height: string | null) => ({ getAttribute: (name: string) => (name === 'width' ? width : height) })

describe('a frame', () => {
  it('is as wide for its height as its attributes say, and as most where they say nothing', () => {
    expect([frame('1080', '608'), frame('560px', '315.5')].map(ratioOf)).toEqual(['1080 / 608', '560 / 315.5'])
    expect([frame('100%', '400'), frame(null, null), frame('0', '0'), frame('wide', '10')].map(ratioOf)).toEqual(Array(4).fill('16 / 9'))
  })

  it('may begin by itself, beside what else it may', () => {
    expect([null, '', 'fullscreen; gyroscope', 'autoplay *; fullscreen'].map(withPermission)).toEqual(['autoplay', 'autoplay', 'fullscreen; gyroscope; autoplay', 'autoplay *; fullscreen'])
  })
})
