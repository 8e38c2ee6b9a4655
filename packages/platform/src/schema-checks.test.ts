import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { filled, refine } from './schema-checks.ts'

const even = z.object({ size: z.number().check(refine((value: number) => value % 2 === 0, 'is odd')) })

describe('must', () => {
  it('lets a value pass that is so', () => {
    expect(even.safeParse({ size: 4 })).toMatchObject({ success: true, data: { size: 4 } })
  })

  it('says of one that is not what is wrong, and where', () => {
    expect(even.safeParse({ size: 3 }).error?.issues).toMatchObject([{ path: ['size'], message: 'is odd' }])
  })

  it('leaves a value of another type to the schema', () => {
    expect(even.safeParse({ size: '3' }).error?.issues).toHaveLength(1)
    expect(even.safeParse({ size: '3' }).error?.issues[0]?.message).not.toBe('is odd')
  })
})

describe('filled', () => {
  it.each([['', false], [' ', true], ['a', true]])('text of "%s": %s', (text, expected) => {
    expect(z.string().check(filled).safeParse(text).success).toBe(expected)
  })
})
