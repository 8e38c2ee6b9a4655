// @vitest-environment node
import { expect, it } from 'vitest'
import { withoutAnnotations } from './no-annotations.ts'

it.each([
  ['var a=/* @__PURE__ */e({}),b=/* @__PURE__ */new Map', 'var a=e({}),b=new Map'],
  ['return/* @__PURE__ */e()', 'return e()'],
  ['return/* @__PURE__ */(0,e.f)()', 'return(0,e.f)()'],
  ['a?/* @__PURE__ */$():/* @__PURE__ */b()', 'a?$():b()'],
])('annotations go, and words stay apart: %s', (before, after) => {
  expect(withoutAnnotations(before)).toBe(after)
})
