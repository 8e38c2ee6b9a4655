import { beforeAll, describe, expect, it } from 'vitest'
import { heldRules, lintSeeds } from './lint-seeds.mjs'

const lines = (count, line) => Array.from({ length: count }, (_, at) => `  ${line(at)}\n`).join('')
const drawn = (name, body) => `import { useCallback, useEffect, useMemo, useRef, useState } from 'react'\nexport const used = [useCallback, useEffect, useMemo, useRef, useState]\nexport function ${name} ${body}\n`

/** What each rule has to find: its name, the code, the file or what its name ends with, and rules that find something in it as well. */
const SEEDS = [
  ['eslint/eqeqeq', 'export const none = (given: unknown) => given == null'],
  ['eslint/max-lines', `export const all = [\n${lines(300, (at) => `${at},`)}]`],
  ['eslint/max-lines-per-function', `export function long(give: (n: number) => void) {\n${lines(59, (at) => `give(${at})`)}}`],
  ['eslint/max-params', 'export const four = (a: 1, b: 1, c: 1, d: 1) => [a, b, c, d]'],
  ['eslint/max-params', 'export const six = (a: 1, b: 1, c: 1, d: 1, e: 1, f: 1) => [a, b, c, d, e, f]', 'packages/dom/src/life.ts'],
  ['import/no-cycle', "import type { Two } from './circle-two.ts'\nexport interface One {\n  two: Two\n}", 'packages/cart/src/circle-one.ts'],
  ['import/no-cycle', "import type { One } from './circle-one.ts'\nexport interface Two {\n  one: One\n}", 'packages/cart/src/circle-two.ts'],
  ['eslint/no-array-constructor', 'export const list = new Array(1, 2)'],
  ['eslint/no-console', "console.log('said')"],
  ['eslint/no-unused-expressions', 'export const read = (given: boolean) => {\n  given\n}'],
  ['eslint/no-unused-vars', 'const _never = 1', 'packages/tools/bin/one.mjs'],
  ['eslint/no-unused-vars', 'export function given(_never) {}', 'examples/one.js'],
  ['eslint/no-useless-constructor', 'export class Empty {\n  value = 1\n  constructor() {}\n}'],
  ['eslint/no-var', 'export var old = 1'],
  ['eslint/prefer-const', 'export const once = () => {\n  let given = 1\n  return given\n}'],
  ['eslint/prefer-rest-params', 'export function all() {\n  return arguments[0]\n}'],
  ['eslint/prefer-spread', 'export const call = (of: (...all: number[]) => void, all: number[]) => of.apply(undefined, all)'],
  ['typescript/ban-ts-comment', '// @ts-ignore\nexport const one = 1'],
  ['typescript/ban-ts-comment', '// @ts-expect-error short\nexport const one: string = 1'],
  ['typescript/consistent-type-imports', "import { Stats } from 'node:fs'\nexport type Given = Stats"],
  ['typescript/no-duplicate-enum-values', 'export enum Twice { A = 1, B = 1 }'],
  ['typescript/no-dynamic-delete', 'export const drop = (of: Record<string, number>, key: string) => delete of[key]'],
  ['typescript/no-empty-object-type', 'export type Nothing = {}'],
  ['typescript/no-explicit-any', 'export const given: any = 1'],
  ['typescript/no-extra-non-null-assertion', 'export const sure = (given?: string) => given!!', undefined, ['typescript/no-non-null-assertion']],
  ['typescript/no-extraneous-class', 'export class Still {\n  static value = 1\n}'],
  ['typescript/no-floating-promises', 'export const start = () => {\n  Promise.resolve(1)\n}'],
  ['typescript/no-invalid-void-type', 'export const take = (given: void | number) => given'],
  ['typescript/no-misused-new', 'export interface Odd {\n  constructor(): void\n}'],
  ['typescript/no-misused-promises', 'export const each = (of: number[]) => of.forEach(async () => {\n  await 1\n})'],
  ['typescript/no-namespace', 'export namespace Old {\n  export const one = 1\n}'],
  ['typescript/no-non-null-asserted-nullish-coalescing', "export const sure = (give: () => string | null) => give()! ?? ''", undefined, ['typescript/no-non-null-assertion']],
  ['typescript/no-non-null-asserted-optional-chain', 'export const sure = (given?: { of?: string }) => given?.of!', undefined, ['typescript/no-non-null-assertion']],
  ['typescript/no-non-null-assertion', 'export const sure = (given?: string) => given!.length'],
  ['typescript/no-require-imports', "export const files = require('node:fs')"],
  ['typescript/no-this-alias', 'export class Own {\n  find() {\n    const self = this\n    return self\n  }\n}'],
  ['typescript/no-unnecessary-type-constraint', 'export const same = <T extends unknown>(given: T) => given'],
  ['typescript/no-unsafe-declaration-merging', 'export interface Both { one: 1 }\nexport class Both {\n  two = 2\n}'],
  ['typescript/no-unsafe-function-type', 'export type Any = Function'],
  ['typescript/no-wrapper-object-types', 'export type Text = String'],
  ['typescript/prefer-as-const', "export const one = 'a' as 'a'"],
  ['typescript/prefer-literal-enum-member', "export enum Made { A = 'a'.length }"],
  ['typescript/prefer-namespace-keyword', 'declare module Old {\n  export const one: 1\n}\nexport type Read = typeof Old', undefined, ['typescript/no-namespace']],
  ['typescript/switch-exhaustiveness-check', "export const of = (given: 'a' | 'b') => {\n  switch (given) {\n    case 'a':\n      return 1\n  }\n  return 2\n}"],
  ['typescript/triple-slash-reference', '/// <reference path="./other.ts" />\nexport const one = 1'],
  ['typescript/unified-signatures', 'export declare function take(given: number): void\nexport declare function take(given: string): void'],
  ['react/rules-of-hooks', drawn('Now', '({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return null\n}'), 'tsx'],
  ['react/exhaustive-deps', drawn('Now', '({ on }: { on: boolean }) {\n  useEffect(() => {\n    console.info(on)\n  }, [])\n  return null\n}'), 'tsx'],
  ['react/exhaustive-deps', drawn('Now', '({ on }: { on: boolean }) {\n  useEffect(() => {\n    console.info(on)\n  }, [])\n  return null\n}'), 'packages/cart/src/one.test.tsx'],
  ['react/error-boundaries', drawn('Now', '({ draw }: { draw: () => string }) {\n  try {\n    return <p>{draw()}</p>\n  } catch {\n    return null\n  }\n}'), 'tsx'],
  ['react/globals', `let count = 0\n${drawn('Now', '() {\n  count = count + 1\n  return <p>{count}</p>\n}')}`, 'tsx'],
  ['react/immutability', drawn('Now', '() {\n  const [count] = useState({ of: 1 })\n  count.of = 2\n  return <p>{count.of}</p>\n}'), 'tsx'],
  ['react/incompatible-library', `import { useVirtualizer } from '@tanstack/react-virtual'\n${drawn('Now', '() {\n  const rows = useVirtualizer({ count: 1 })\n  return <p>{rows.length}</p>\n}')}`, 'tsx'],
  ['react/preserve-manual-memoization', drawn('useDepth', '(given: { one: { two: number } }) {\n  return useCallback(() => given.one.two, [given.one?.two])\n}'), 'tsx'],
  ['react/purity', drawn('Now', '() {\n  const now = Date.now()\n  return <p>{now}</p>\n}'), 'tsx'],
  ['react/refs', drawn('Now', '() {\n  const count = useRef(0)\n  return <p>{count.current}</p>\n}'), 'tsx'],
  ['react/set-state-in-effect', drawn('Now', '({ on }: { on: boolean }) {\n  const [is, set] = useState(false)\n  useEffect(() => {\n    set(on)\n  }, [on])\n  return <p>{is}</p>\n}'), 'tsx'],
  ['react/set-state-in-render', drawn('Now', '({ on }: { on: boolean }) {\n  const [is, set] = useState(false)\n  set(on)\n  return <p>{is}</p>\n}'), 'tsx'],
  ['react/static-components', drawn('Now', '({ text }: { text: string }) {\n  const Inner = () => <i>{text}</i>\n  return <Inner />\n}'), 'tsx'],
  ['react/unsupported-syntax', drawn('Now', '({ code }: { code: string }) {\n  const made = eval(code) as string\n  return <p>{made}</p>\n}'), 'tsx'],
  ['react/use-memo', drawn('Now', '({ on }: { on: number }) {\n  const given = useMemo((text?: number) => text ?? on, [on])\n  return <p>{given}</p>\n}'), 'tsx'],
  ['tillkit/compiler-comments', '// @ts-ignore\nexport const one = 1', 'packages/tools/bin/one.mjs'],
  ['tillkit/this-alias', 'export class Own {\n  find() {\n    const self = this\n    return self\n  }\n}', 'packages/tools/bin/one.mjs'],
  ['eslint/no-restricted-globals', "export const kept = () => sessionStorage.getItem('cart')"],
  ['tillkit/hidden-members', 'export const row = (event: { target: Element }) => event.target.closest(String(event))'],
  ['tillkit/hidden-members', 'export const top = (node: Element) => { let at: Element | null = node; while (at) at = at.parentElement; return at }'],
  ['tillkit/parsed-html', "export const show = (place: Element, html: string) => {\n  place.innerHTML = html\n}"],
  ['tillkit/parsed-html', "export const show = (place: Element, html: string) => place.insertAdjacentHTML('beforeend', html)"],
  ['tillkit/parsed-html', "export const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')"],
  ['tillkit/parsed-html', 'export const Shown = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />', 'tsx'],
  ['tillkit/replaced-methods', 'export const twice = (list: ReadonlySet<number>) => Array.from(list, (one) => one * 2)'],
  ['tillkit/replaced-methods', 'export const last = (list: readonly string[]) => [...list.entries()].at(-1)'],
  ['tillkit/server-names', "export const name = 'wc_cart_created'"],
  ['tillkit/import-directions', "import '@tillkit/filters'"],
  ['tillkit/import-directions', "export const later = () => import('@tillkit/loader')"],
  ['tillkit/import-directions', "import type { One } from '@tillkit/cart/one'\nexport type Given = One", 'packages/platform/src/one.ts'],
  ['tillkit/import-directions', "export * from '@tillkit/tools'", 'packages/fixtures/src/one.ts'],
  ['tillkit/import-directions', "import 'react-dom'", 'packages/loader/src/one.ts'],
  ['tillkit/import-directions', "import '../../tools/bin/test.mjs'", 'packages/testing/src/one.mjs'],
  ['tillkit/import-directions', "import '../../dom/src/life.ts'"],
].map(([rule, code, place = 'ts', also = []], at) => {
  // A file of its own each, unless its very name matters.
  return { rule, code, file: place.includes('/') ? place.replace('/one.', `/one${at}.`) : `packages/cart/src/one${at}.${place}`, also }
})

/** What is right, and near to what is not. */
const RIGHT = {
  'packages/cart/src/right.ts': "import '@tillkit/dom'\nimport './right.anatomy.ts'\nexport function three(a: 1, b: 1, c: 1) {\n  return [a, b, c]\n}\nconsole.warn('said')",
  'packages/cart/src/right.anatomy.ts': "export const name = 'wc_cart_created'",
  'packages/cart/src/right.test.ts': "import '@tillkit/loader'\nconsole.log((event: { target: Element }) => event.target.closest('.row'))",
  'packages/mount/src/bridges/adopt.ts': 'export const five = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e]',
  'packages/dom/src/storage.ts': "export const kept = () => sessionStorage.getItem('cart')",
  'packages/dom/src/parse-html.ts': 'export const show = (place: Element, html: string) => {\n  place.innerHTML = html\n}',
  'packages/dom/src/right.ts': 'export const row = (target: Element) => target.closest(String(target))',
  'packages/loader/src/right.ts': "import '@tillkit/cart'",
  'packages/tools/bin/right.mjs': "import '../../testing/src/project/root.mjs'\nconsole.log('said')",
  'packages/cart/dist/built.js': 'var built = new Array(1, 2)',
}

describe('lint', () => {
  /** @type {Awaited<ReturnType<typeof lintSeeds>>} */
  let told = []
  beforeAll(async () => {
    told = await lintSeeds({ ...RIGHT, ...Object.fromEntries(SEEDS.map(({ file, code }) => [file, `${code}\n`])) })
  }, 120_000)

  it.each(SEEDS)('holds $rule in $file', ({ rule, file, also }) => {
    expect([...new Set(told.filter((one) => one.file === file).map((one) => one.rule))].sort()).toEqual([rule, ...also].sort())
  })

  it('lets pass what is right', () => {
    expect(told.filter(({ file }) => file in RIGHT)).toEqual([])
  })

  it('has an example here for each rule that it holds', () => {
    expect(heldRules().filter((name) => !SEEDS.some(({ rule }) => rule === name))).toEqual([])
  })
})
