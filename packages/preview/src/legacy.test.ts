import { describe, expect, it } from 'vitest'
import { planLegacy } from './legacy.ts'

describe('a legacy script that others build on', () => {
  const builders = { ending: '-bundle', modules: 'module', known: ['module_text', 'module_wc_*'] }
  const base = { handle: 'base', file: '/base', units: ['filters'], builders }
  const units = [{ name: 'filters', selector: '.panel' }, { name: 'page-builder', selector: '.row' }]
  const own = 'script[id$="-bundle-js"]:not([type="text/plain"]), .module:not(.module_text,[class*="module_wc_"])'

  it('is taken out of pages without modules and live scripts of others', () => {
    expect(planLegacy(['filters'], units, [base]).out).toEqual([{ ...base, unless: own }])
    const needs = () => document.querySelectorAll(own).length
    document.body.innerHTML = '<p class="module module_text"></p><p class="module module_wc_price"></p><script type="text/plain" id="shop-bundle-js"></script>'
    expect(needs()).toBe(0)
    document.body.innerHTML += '<p class="module others_card module_bg"></p><script src="/a.js" id="others-bundle-js"></script>'
    expect(needs()).toBe(2)
    document.body.replaceChildren()
  })

  it('comes back with one that builds on it', () => {
    const bundle = { handle: 'shop-bundle', file: '/shop', units: ['filters', 'page-builder'] }
    expect(planLegacy(['filters'], units, [base, bundle]).out).toEqual([{ ...base, unless: `${own}, .row` }, { ...bundle, unless: '.row' }])
  })
})
