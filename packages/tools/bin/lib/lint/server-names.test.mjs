import { beforeAll, describe, expect, it } from 'vitest'
import { lintSeeds } from './lint-seeds.mjs'
import { namesTheirs } from './server-names.mjs'

const THEIRS = [
  "root.querySelector('.quantity')",
  "invoke(form, 'querySelectorAll', '[name=\"coupon_code\"]')",
  'nearest(target, `${row} .price`)',
  "live(host, '[data-id]', add)",
  "node.getAttribute('data-id')",
  "node.classList.toggle('active', true)",
  "node.className = 'overlay'",
  "node.dataset['label']",
  'const { units } = node.dataset',
  "const read = ({ dataset }) => dataset['noticeId']",
  'node.querySelector(`[data-line="${key}"]`)',
  "onLegacy(body, 'updated_cart', hear, life)",
  "readGlobal('params')",
  "cartEndpoint('coupon')",
  "form({ security: 'x' })",
  "const name = 'wc_cart_created'",
  "const field = 'data-ags-wc-filters-query-var'",
]

const OURS = [
  "root.querySelector('a[href], input[type=\"radio\"], :scope > li')",
  "root.querySelectorAll('[role=\"alert\"]')",
  "root.querySelector('.tillkit-hint')",
  'root.querySelector(anatomy.price)',
  'root.querySelector(`${anatomy.price} > span`)',
  'root.querySelector(`[name="${CSS.escape(name)}"], link[href*="${path}"]`)',
  "node.setAttribute('aria-busy', 'true')",
  "node.classList.add('tillkit-stale')",
  "listen(life, node, 'click', hear)",
  "onLegacy(node, 'input change', hear, life)",
  "import { a } from './wc_names.js'",
  "throw new Error('Print it as WooCommerce does.')",
  'form({ [fields.security]: nonce })',
  'node.dataset[dataKeys.line]',
]

const fileOf = (at) => `packages/cart/src/line${at}.ts`

describe('names of the server outside anatomy and schema', () => {
  /** What was told, by line. @type {number[]} */
  let counts = []
  beforeAll(async () => {
    const told = await lintSeeds(Object.fromEntries([...THEIRS, ...OURS].map((code, at) => [fileOf(at), code])))
    counts = [...THEIRS, ...OURS].map((_, at) => told.filter(({ file, rule }) => file === fileOf(at) && rule === 'tillkit/server-names').length)
  }, 120_000)

  it.each(THEIRS.map((code, at) => ({ code, at })))('are told: $code', ({ at }) => expect(counts[at]).toBe(1))

  it.each(OURS.map((code, at) => ({ code, at: THEIRS.length + at })))('are none: $code', ({ at }) => expect(counts[at]).toBe(0))

  it('are found in selectors beside what HTML names', () => {
    expect([namesTheirs('a[href*="remove_item="]'), namesTheirs('input:not([disabled])'), namesTheirs('#order_review')]).toEqual([true, false, true])
  })
})
