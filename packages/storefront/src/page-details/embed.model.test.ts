// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { shapeOf } from './embed.model.ts'

describe('the shape of a video', () => {
  it.each([['640', '480', '640 / 480'], ['100%', '400', '16 / 9'], [null, null, '16 / 9'], ['560px', '315.5', '560 / 315.5'], ['0', '200', '16 / 9']])(
    'whose frame says %s by %s is %s',
    (width, height, shape) => expect(shapeOf(width, height)).toBe(shape),
  )
})
