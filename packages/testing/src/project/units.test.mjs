// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readUnits, rowOf, unitOf } from './units.mjs'

/** @type {string} */
let root

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'units-'))
})

afterEach(() => rmSync(root, { recursive: true }))

/**
 * Writes a unit's manifest, and the files beside it.
 * @param {string} folder
 * @param {object} manifest
 * @param {string[]} [beside]
 */
function write(folder, manifest, beside = ['entry.ts']) {
  const at = join(root, 'packages', folder)
  for (const [file, text] of [['manifest.ts', `export const manifest = ${JSON.stringify(manifest)}`], ...beside.map((name) => [name, ''])]) {
    mkdirSync(dirname(join(at, file)), { recursive: true })
    writeFileSync(join(at, file), text)
  }
}

const lamp = { name: 'lamp', selector: '.lamp', when: 'idle', title: 'Lamps', about: 'Light.' }
const script = { handle: 'house', file: '/house.', markers: ['bulb'] }

describe('the units of a project', () => {
  it('are those that have a manifest and an entry beside it, wherever they stand in a package', () => {
    write('lamp/src', lamp, ['entry.ts', 'stub.ts'])
    write('rooms/src/door', { ...lamp, name: 'door' })
    write('rooms/src/window', { ...lamp, name: 'window' }, [])
    const { units } = readUnits(root)
    expect(units.map(({ name, package: its }) => [name, its])).toEqual([['lamp', 'lamp'], ['door', 'rooms']])
    expect(units.map(({ stub }) => stub)).toEqual([join(root, 'packages/lamp/src/stub.ts'), undefined])
  })

  it('have names of their own', () => {
    write('lamp/src', lamp)
    write('lights/src', lamp)
    expect(() => readUnits(root)).toThrow('Two units are called lamp')
  })

  it('share a script of the shop by naming it alike', () => {
    write('lamp/src', { ...lamp, legacy: [script] })
    write('door/src', { ...lamp, name: 'door', legacy: [script] })
    expect(readUnits(root).scripts).toEqual([{ ...script, units: ['door', 'lamp'] }])
    write('door/src', { ...lamp, name: 'door', legacy: [{ ...script, file: '/door.' }] })
    expect(() => readUnits(root)).toThrow('says something else of house')
  })

  it('say that they have an early script where they have one, and nowhere else', () => {
    write('lamp/src', { ...lamp, phase: 'early' })
    expect(() => readUnits(root)).toThrow("phase: 'early', but there is no early.ts")
    write('lamp/src', lamp, ['entry.ts', 'early.ts'])
    expect(() => readUnits(root)).toThrow("phase: 'deferred', and there is an early.ts")
    write('lamp/src', { ...lamp, phase: 'early' }, ['entry.ts', 'early.ts'])
    expect(readUnits(root).units[0]?.early).toBe(join(root, 'packages/lamp/src/early.ts'))
  })

  it('say that they do something untouched where there is code for it, and nowhere else', () => {
    const triggers = [{ when: 'idle', untouched: true }]
    write('lamp/src', { ...lamp, triggers })
    expect(() => readUnits(root)).toThrow('has an untouched trigger, but no untouched.ts')
    write('lamp/src', lamp, ['entry.ts', 'untouched.ts'])
    expect(() => readUnits(root)).toThrow('has an untouched.ts beside it, but no untouched trigger')
    write('lamp/src', { ...lamp, triggers }, ['entry.ts', 'untouched.ts'])
    expect(readUnits(root).units[0]?.untouched).toBe(join(root, 'packages/lamp/src/untouched.ts'))
  })

  it('own the files in their folders, of which the innermost counts', () => {
    write('lamp/src', lamp)
    write('lamp/src/bulb', { ...lamp, name: 'bulb' })
    const { units } = readUnits(root)
    const at = (/** @type {string} */ path) => unitOf(units, join(root, 'packages', path))
    expect([at('lamp/src/lamp.ts'), at('lamp/src/bulb/bulb.ts'), at('lamps/src/lamp.ts')]).toEqual(['lamp', 'bulb', undefined])
  })

  it('take the place of what was planned under their name', () => {
    write('lamp/src', lamp)
    mkdirSync(join(root, 'packages/loader/src'), { recursive: true })
    writeFileSync(join(root, 'packages/loader/src/planned-manifest.ts'), `export const planned = [${JSON.stringify(lamp)}, { name: 'roof', selector: '.roof' }]`)
    expect(readUnits(root).planned).toEqual([{ name: 'roof', selector: '.roof' }])
  })
})

it("knows core's scripts by their files, whole or minified, and no others", () => {
  const { scripts } = readUnits()
  const handlesOf = (/** @type {string} */ src) => scripts.filter(({ file }) => src.includes(file)).map(({ handle }) => handle)
  const core = { 'add-to-cart': 'wc-add-to-cart', 'add-to-cart-variation': 'wc-add-to-cart-variation', 'cart-fragments': 'wc-cart-fragments', cart: 'wc-cart', checkout: 'wc-checkout', 'country-select': 'wc-country-select', 'address-i18n': 'wc-address-i18n', woocommerce: 'woocommerce' }
  for (const [name, handle] of Object.entries(core)) {
    for (const ending of ['.js', '.min.js?ver=10.9.1']) {
      expect(handlesOf(`https://shop.example/blog/wp-content/plugins/woocommerce/assets/js/frontend/${name}${ending}`)).toEqual([handle])
    }
  }
  for (const other of [
    '/wp-content/plugins/woocommerce/assets/js/frontend/add-payment-method.min.js',
    '/wp-content/plugins/woocommerce-subscriptions/assets/js/frontend/cart.js',
    '/wp-content/plugins/a-side-cart/assets/frontend/cart.min.js',
    '/wp-content/plugins/gifts/assets/js/frontend/cart.min.js',
    '/wp-content/themes/shop/js/frontend/woocommerce.js',
  ]) {
    expect(handlesOf(other)).toEqual([])
  }
})

it('knows which units do the work of each script of a checkout', () => {
  const { scripts } = readUnits()
  const unitsOf = (/** @type {string} */ handle) => scripts.filter((script) => script.handle === handle).flatMap(({ units }) => units)
  expect(unitsOf('wc-checkout')).toEqual(['checkout'])
  expect([unitsOf('wc-country-select'), unitsOf('wc-address-i18n')]).toEqual([['address-fields'], ['address-fields']])
  expect(unitsOf('divi-woocommerce-pages-frontend-bundle')).toContain('checkout-modules')
  expect(unitsOf('woofilters')).toContain('multistep-checkout')
})

describe('a row of the script tag', () => {
  it('says what is not usual, as short as it can', () => {
    const row = { name: 'lamp', selector: '.lamp,.torch', followsCart: true, needs: ['wc_lamps'] }
    const handle = { handle: 'old-lamps', file: '/old-lamps.' }
    const triggers = [{ selector: '.a,.b', when: /** @type {const} */ ('now'), only: /** @type {const} */ ('cart') }]
    const manifest = { ...row, selector: '.lamp, .torch', triggers: [{ ...triggers[0], selector: '.a, .b' }], legacy: [{ ...handle, markers: ['lamp'] }] }
    expect(rowOf({ ...manifest, when: 'idle' })).toEqual({ ...row, triggers, legacy: [handle] })
    // A trigger that names what the unit mounts on says nothing new.
    expect(rowOf({ ...row, when: 'idle', triggers: [{ selector: row.selector }] }).triggers).toEqual([{}])
    expect(rowOf({ ...row, when: 'now' })).toEqual({ ...row, when: 'now' })
  })
})
