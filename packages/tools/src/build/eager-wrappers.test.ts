// @vitest-environment node
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { withEagerWrappers } from './eager-wrappers.ts'

const eager = (code: string) => withEagerWrappers(code, parseAst(code))
const HELPER = 'var e=(e,t)=>()=>(t||(e((t={exports:{}}).exports,t),e=null),t.exports);'

it.each([
  ['e(e=>{e.a=n=>e(n)})', 'e((e=>{e.a=n=>e(n)}))'],
  ['e((e,t)=>{t.exports=1}),n=e(function(e){e.a=2})', 'e(((e,t)=>{t.exports=1})),n=e((function(e){e.a=2}))'],
])('packed libraries are compiled with their file: %s', (before, after) => {
  expect(eager(`${HELPER}var a=${before};`)).toBe(`${HELPER}var a=${after};`)
})

it.each([
  `${HELPER}var a=t(n(),1),b=f(e=>{e.a=1});`,
  'import{t as e}from"./base.js";e(()=>{});',
])('all else is left as the minifier has it: %s', (code) => {
  expect(eager(code)).toBe(code)
})
