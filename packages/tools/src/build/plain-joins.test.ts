// @vitest-environment node
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { withPlainJoins } from './plain-joins.ts'

const plain = (code: string) => withPlainJoins(code, parseAst(code))

it('writes what a packed module exports down as an object, whose members are read when they are asked for', async () => {
  const code = plain([
    'import { n as __exportAll } from "./rolldown-runtime.js";',
    'var lamp_exports = /* @__PURE__ */ __exportAll({ lamp: () => lamp, "dim light": () => dim });',
    'var door_exports = /* @__PURE__ */ __exportAll({ door: () => door });',
    'const lamp = 5, dim = 1, door = "open";',
    'export { lamp_exports as n, door_exports as t };',
  ].join('\n'))
  expect(code).not.toContain('rolldown-runtime')
  const { n, t } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as { n: object; t: object }
  expect([{ ...n }, { ...t }]).toEqual([{ lamp: 5, 'dim light': 1 }, { door: 'open' }])
})

it('writes down how a library of the older kind runs once, in the file that holds it', async () => {
  const code = plain([
    'import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";',
    'globalThis.lampRuns = 0;',
    'var require_lamp = /* @__PURE__ */ __commonJSMin(((exports, module) => { globalThis.lampRuns += 1; module.exports = { bright: 5 } }));',
    'var import_lamp = /* @__PURE__ */ __toESM(require_lamp(), 1);',
    'export const taken = [import_lamp.bright, require_lamp().bright, globalThis.lampRuns];',
  ].join('\n'))
  expect(code).not.toContain('rolldown-runtime')
  expect(code).not.toContain('__toESM')
  const { taken } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as { taken: unknown }
  expect(taken).toEqual([5, 5, 1])
})

const whole = 'import { r as __toESM } from "./rolldown-runtime.js";\nvar import_a = __toESM(require_a(), 1);\nuse(import_a.default, import_a.b);'

it.each([
  ['import { n as __exportAll, r as __toESM } from "./rolldown-runtime.js";\nuse(__toESM(c), __exportAll({ a: () => b }));', 'import { r as __toESM } from "./rolldown-runtime.js";\nuse(__toESM(c), ({ get a() { return b } }));'],
  ['import { a } from "./base.js";\na();', 'import { a } from "./base.js";\na();'],
  // Wanted as a whole, which its own object is not.
  [whole, whole],
])('leaves what else a file imports and calls: %s', (before, after) => {
  expect(plain(before)).toBe(after)
})
