import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { withOwnMembers } from './own-members.ts'

const rewrite = (code: string) => withOwnMembers(code, parseAst(code))

describe('withOwnMembers', () => {
  it.each([
    ['for (const key in input) use(key)', 'for (const key of Object.keys(input)) use(key)'],
    ['for (key in of.shape) { use(key) }', 'for (key of Object.keys(of.shape)) { use(key) }'],
    [
      'for (let a in one) for (const b in a.two()) use(a, b)',
      'for (let a of Object.keys(one)) for (const b of Object.keys(a.two())) use(a, b)',
    ],
    ['for (const one of all) if (one in all) use("for (const a in b)")', 'for (const one of all) if (one in all) use("for (const a in b)")'],
  ])('makes of %s: %s', (code, expected) => {
    expect(rewrite(code)).toBe(expected)
  })
})
