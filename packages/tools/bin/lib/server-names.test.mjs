import { Linter } from 'eslint'
import { describe, expect, it } from 'vitest'
import { namesTheirs, serverNames } from './server-names.mjs'

const config = { plugins: { local: { rules: { 'server-names': serverNames } } }, rules: { 'local/server-names': 'error' } }
const told = (code) => new Linter().verify(code, [config]).map(({ message }) => message)

describe('names of the server outside anatomy and schema', () => {
  it.each([
    ["root.querySelector('.quantity')"],
    ["invoke(form, 'querySelectorAll', '[name=\"coupon_code\"]')"],
    ['nearest(target, `${row} .price`)'],
    ["live(host, '[data-id]', add)"],
    ["node.getAttribute('data-id')"],
    ["node.classList.toggle('active', true)"],
    ["node.className = 'overlay'"],
    ["node.dataset['label']"],
    ['const { units } = node.dataset'],
    ["const read = ({ dataset }) => dataset['noticeId']"],
    ['node.querySelector(`[data-line="${key}"]`)'],
    ["onLegacy(body, 'updated_cart', hear, life)"],
    ["readGlobal('params')"],
    ["cartEndpoint('coupon')"],
    ["form({ security: 'x' })"],
    ["const name = 'wc_cart_created'"],
    ["const field = 'data-ags-wc-filters-query-var'"],
  ])('are told: %s', (code) => expect(told(code)).toHaveLength(1))

  it.each([
    ["root.querySelector('a[href], input[type=\"radio\"], :scope > li')"],
    ["root.querySelectorAll('[role=\"alert\"]')"],
    ["root.querySelector('.tillkit-hint')"],
    ['root.querySelector(anatomy.price)'],
    ['root.querySelector(`${anatomy.price} > span`)'],
    ['root.querySelector(`[name="${CSS.escape(name)}"], link[href*="${path}"]`)'],
    ["node.setAttribute('aria-busy', 'true')"],
    ["node.classList.add('tillkit-stale')"],
    ["listen(life, node, 'click', hear)"],
    ["onLegacy(node, 'input change', hear, life)"],
    ["import { a } from './wc_names.js'"],
    ["throw new Error('Print it as WooCommerce does.')"],
    ['form({ [fields.security]: nonce })'],
    ['node.dataset[dataKeys.line]'],
  ])('are none: %s', (code) => expect(told(code)).toEqual([]))

  it('are found in selectors beside what HTML names', () => {
    expect([namesTheirs('a[href*="remove_item="]'), namesTheirs('input:not([disabled])'), namesTheirs('#order_review')]).toEqual([true, false, true])
  })
})
