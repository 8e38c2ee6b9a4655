// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readUnits } from '@tillkit/testing/project/units.mjs'
import { planLegacy } from './legacy.ts'
import { readPreviewOptions } from './options.ts'

const read = (...args: string[]) => readPreviewOptions(args, ['tiered-pricing', 'filters'], { folders: [import.meta.dirname] })
const addressOf = (text: string) => {
  const { shop } = read('--shop', text)
  if (shop.kind !== 'address') throw new Error('That is a folder.')
  return shop.address
}

describe('the arguments', () => {
  it('are an address, and defaults that let nothing out', () => {
    expect(read('--shop=https://the-shop.example')).toMatchObject({
      units: ['tiered-pricing', 'filters'],
      port: 4173,
      allowOrders: false,
      allowTracking: false,
      insecure: false,
      timeout: 30_000,
    })
  })

  it('may name units, a port, a timeout and what is allowed', () => {
    const options = read('--shop', 'http://localhost:8080', '--units', 'filters, tiered-pricing', '--port=5000', '--timeout', '5', '--allow-orders', '--allow-tracking', '--insecure')
    expect(options).toMatchObject({ units: ['filters', 'tiered-pricing'], port: 5000, timeout: 5000, allowOrders: true, allowTracking: true, insecure: true })
  })

  it('may be the shop alone', () => {
    expect(read('http://localhost:8080')).toEqual(read('--shop', 'http://localhost:8080'))
    expect(read('saved', '--port', '5000')).toMatchObject({ shop: { kind: 'folder' }, port: 5000 })
  })

  it('may name a folder', () => {
    expect(read('--shop', 'saved').shop).toMatchObject({ kind: 'folder', folder: expect.stringMatching(/src.saved$/) })
  })

  it.each([
    [['--shop', ''], /wants the address/],
    [['--shop', 'the-shop.example'], /Did you mean: --shop https:\/\/the-shop\.example/],
    [['--shop', 'nowhere'], /neither the address of a shop nor a folder/],
    [['--shop', 'ftp://the-shop.example'], /by http: and https:, not by ftp:/],
    [['--shop', 'options.ts'], /is a file/],
    [['--shop', 'http://a.test', '--units', 'x'], /not built: x\. There are: tiered-pricing, filters/],
    [['--shop', 'http://a.test', '--units', ','], /names no unit/],
    [['--shop', 'http://a.test', '--port', 'x'], /--port wants a number/],
    [['--shop', 'http://a.test', '--timeout', '0'], /--timeout wants a number/],
    [['--shop', 'http://a.test', '--open'], /--open.*--help/],
    [['--shop', 'http://a.test', 'x'], /Not understood: x\. One shop at a time\..*--help/],
    [[], /wants the address/],
  ])('%s is refused with a way out', (args, message) => expect(() => read(...args)).toThrow(message))
})

describe('the shop’s address', () => {
  it('gives the start, the names and the password of the shop', () => {
    expect(addressOf('https://na%40me:pa:ss@www.the-shop.example/a/?b=1')).toEqual({
      origin: 'https://www.the-shop.example',
      hosts: ['www.the-shop.example', 'the-shop.example'],
      start: '/a/?b=1',
      authorization: `Basic ${Buffer.from('na@me:pa:ss').toString('base64')}`,
    })
  })

  it('knows this machine by all its names', () => {
    expect(addressOf('http://[::1]:8080').hosts).toEqual(['127.0.0.1:8080', 'localhost:8080', '[::1]:8080'])
    expect(addressOf('http://192.168.1.5/').hosts).toEqual(['192.168.1.5'])
  })
})

describe('a legacy script of several units', () => {
  const scripts = [{ handle: 'both', file: '/both', units: ['filters', 'page-builder'] }]

  const filters = { name: 'filters', selector: '.panel' }
  const builder = { name: 'page-builder', selector: '.module' }

  it('is taken out when each of them is chosen, and stays when none is', () => {
    expect(planLegacy(['page-builder', 'filters'], [filters, builder], scripts)).toEqual({ out: scripts, kept: [] })
    expect(planLegacy(['cart'], [filters, builder], scripts)).toEqual({ out: [], kept: [] })
  })

  it('is taken out of pages without the others where it is known what those stand on', () => {
    const [script] = scripts
    expect(planLegacy(['filters'], [filters, builder], scripts)).toEqual({ out: [{ ...script, unless: '.module' }], kept: [] })
    expect(planLegacy(['filters'], [filters, ...readUnits().units.map(({ manifest }) => manifest).filter(({ name }) => name !== 'filters')], [{ handle: 'steps', file: '/steps', units: ['filters', 'multistep-checkout'] }]).out).toMatchObject([
      { unless: '.ags_woo_multi_step_checkout' },
    ])
  })

  it('is taken out of pages that have nothing of what a unit of the whole page stands on', () => {
    const builder = { name: 'page-builder', selector: 'body', needs: ['.module', '.row'] }
    expect(planLegacy(['filters'], [filters, builder], scripts).out).toEqual([{ ...scripts[0], unless: '.module, .row' }])
    expect(planLegacy(['filters'], [filters, { ...builder, needs: ['.module', 'et_params'] }], scripts).out).toEqual([{ ...scripts[0], unless: 'body' }])
  })

  it("is a theme's too: it leaves pages that need nothing of it but what is shown", () => {
    const { units, planned, scripts: all } = readUnits()
    const known = [...units.map(({ manifest }) => manifest), ...planned]
    const { out, kept } = planLegacy(['page-builder'], known, all)
    expect([out.map(({ handle }) => handle).filter((handle) => handle === 'divi-custom-script'), kept]).toEqual([['divi-custom-script'], []])
    const unless = out.find(({ handle }) => handle === 'divi-custom-script')?.unless ?? ''
    const others = all.find(({ handle }) => handle === 'divi-custom-script')?.units.filter((unit) => unit !== 'page-builder') ?? []
    const placeOf = (unit: string) => {
      const { selector = '?', needs } = known.find(({ name }) => name === unit) ?? {}
      return needs?.join(', ') ?? selector
    }
    expect(others.length).toBeGreaterThan(2)
    expect(others.filter((unit) => !unless.includes(placeOf(unit)))).toEqual([])
  })

  it('stays everywhere where that is not known', () => {
    expect(planLegacy(['filters'], [filters], scripts)).toEqual({ out: [], kept: [{ script: scripts[0], missing: ['page-builder'] }] })
  })
})

it('the scripts of a checkout are taken out for the units that do their work, those of the page builder where nothing else of theirs is needed', () => {
  const { units, planned, scripts } = readUnits()
  const known = [...units.map(({ manifest }) => manifest), ...planned]
  const plan = (...names: string[]) => planLegacy(names, known, scripts)
  expect(plan('checkout', 'address-fields').out.map(({ handle }) => handle).sort()).toEqual(['wc-address-i18n', 'wc-checkout', 'wc-country-select'])
  const { out, kept } = plan('multistep-checkout', 'checkout-modules')
  const places = Object.fromEntries(out.map(({ handle, unless = '' }) => [handle, unless]))
  expect(kept).toEqual([])
  expect(Object.keys(places).sort()).toEqual(['divi-woocommerce-pages-frontend-bundle', 'woofilters'])
  for (const unless of Object.values(places)) expect(unless).toContain('.ags_woo_products_filters')
  for (const unless of Object.values(places)) expect(unless).not.toMatch(/multi_step_checkout|checkout_billing_info/)
})
