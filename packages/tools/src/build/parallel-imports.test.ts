// @vitest-environment node
import { init } from 'es-module-lexer'
import { beforeAll, expect, it } from 'vitest'
import { importTogether } from './parallel-imports.ts'

beforeAll(() => init)

const imports = new Map([
  ['unit.js', ['base.js']],
  ['unit.tip.js', ['ui.js', 'base.js']],
  ['unit.plain.js', ['base.js']],
  ['ui.js', ['react.js', 'base.js']],
  ['react.js', []],
  ['base.js', []],
])

it('asks for a chunk together with all that it stands on, as far as that is not there yet', () => {
  const code = 'import{a}from"./base.js";const load=async()=>{let{tip:t}=await import("./unit.tip.js");return t};load()'
  expect(importTogether('unit.js', code, imports)).toBe(
    'import{a}from"./base.js";const load=async()=>{let{tip:t}=await ' +
      'Promise.all([import("./unit.tip.js"),import("./ui.js"),import("./react.js")]).then(e=>e[0]);return t};load()',
  )
})

it('does so for each of several, whatever the quotes', () => {
  const code = "a(()=>import(`./unit.tip.js`),()=>import('./unit.tip.js'))"
  const together = 'Promise.all([import("./unit.tip.js"),import("./ui.js"),import("./react.js")]).then(e=>e[0])'
  expect(importTogether('unit.js', code, imports)).toBe(`a(()=>${together},()=>${together})`)
})

it('leaves alone what stands on nothing more, what is no chunk, and what is known at run time only', () => {
  const code = 'import("./unit.plain.js");import("https://elsewhere.example/ui.js");import(address)'
  expect(importTogether('unit.js', code, imports)).toBe(code)
})
