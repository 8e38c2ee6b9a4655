// @vitest-environment node
import { expect, it } from 'vitest'
import { withNamesAnew } from './named-anew.ts'

it.each([
  ['names that nothing has any more are given again', 'function c(q){return q*x()}export{c as lamp};', 'function n(n){return n*x()}export{n as lamp};'],
  ['annotations go, and words stay apart', 'const a=/* @__PURE__ */Object.freeze({});export default()=>{return/* @__PURE__ */a.b()};', 'const e=Object.freeze({});export default()=>e.b();'],
])('%s', async (_title, before, after) => {
  expect(await withNamesAnew(before, true)).toBe(after)
})

it('what others call it by stays', async () => {
  expect(await withNamesAnew('export{a}from"./base.js";import{b as z}from"./cart.js";z.c();', true)).toMatch(/^export\{a\}from"\.\/base\.js";import\{b as (\w)\}from"\.\/cart\.js";\1\.c\(\);$/)
})

it('a classic script declares the names on the page that it declared before', async () => {
  expect(await withNamesAnew('var lamp=function(wide){return wide};', false)).toBe('var lamp=function(n){return n};')
})
