// @vitest-environment node
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { withPlainNamespaces } from './plain-namespaces.ts'

const plain = (code: string) => withPlainNamespaces(code, parseAst(code))

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

it.each([
  ['import { n as __exportAll, r as __toESM } from "./rolldown-runtime.js";\nuse(__toESM, __exportAll({ a: () => b }));', 'import { r as __toESM } from "./rolldown-runtime.js";\nuse(__toESM, ({ get a() { return b } }));'],
  ['var __exportAll = (all) => all, __toESM = (mod) => mod;\nexport { __exportAll as n, __toESM as r };', 'var __exportAll = (all) => all, __toESM = (mod) => mod;\nexport { __toESM as r };'],
  ['import { a } from "./base.js";\na();', 'import { a } from "./base.js";\na();'],
])('leaves what else a file imports and exports: %s', (before, after) => {
  expect(plain(before)).toBe(after)
})
