// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ALONE, benchUsage, DEFAULT_JSON, readBenchArguments } from './arguments.mjs'

const PROJECT = { command: 'npm run bench --', extra: '', complete: true }

describe('the arguments of the benchmark', () => {
  it('measures everything seven times without any', () => {
    expect(readBenchArguments([])).toEqual({
      runs: 7,
      only: [],
      json: DEFAULT_JSON,
      quick: false,
      help: false,
      list: false,
      write: false,
    })
  })

  it('takes values behind a space or an equals sign', () => {
    expect(readBenchArguments(['--only', 'a, b/c', '--runs=9', '--json', 'x.json'])).toMatchObject({
      only: ['a', 'b/c'],
      runs: 9,
      json: 'x.json',
    })
  })

  it('runs once when it is to be quick', () => {
    expect(readBenchArguments(['--quick', '--runs', '9']).runs).toBe(1)
  })

  it('takes the address of a page, with whatever its query holds', () => {
    expect(readBenchArguments(['--against=http://127.0.0.1:8080/p/?a=b', '--scenario', 'tiered-pricing'])).toMatchObject({
      against: 'http://127.0.0.1:8080/p/?a=b',
      scenario: 'tiered-pricing',
    })
  })

  it('takes the folder of another build, for chosen scenarios too', () => {
    expect(readBenchArguments(['--before', '../old/dist', '--only', 'a', '--runs', '3'])).toMatchObject({ before: '../old/dist', only: ['a'], runs: 3 })
  })

  it.each([
    [['--before', 'dist', '--write'], /--write is for times that can be compared/],
    [['--before', 'dist', '--against', 'https://shop.example/'], /one at a time/],
    [['--write', '--quick'], /--write is for times that can be compared/],
    [['--fast'], /Not understood: --fast/],
    [['tiered-pricing'], /Not understood: tiered-pricing/],
    [['--only'], /--only needs a value/],
    [['--only', '--quick'], /--only needs a value/],
    [['--runs', '0'], /--runs takes a whole number/],
    [['--runs', '2.5'], /--runs takes a whole number/],
    [['--runs', 'many'], /not "many"/],
    [['--against', 'shop.example/product'], /takes the address of a page.*not "shop.example/],
    [['--against', 'file:///etc/passwd'], /http:\/\/ or https:\/\//],
    [['--scenario', 'tiered-pricing'], /--scenario belongs to --against/],
    [['--against', 'https://shop.example/', '--only', 'a'], /do not go together/],
  ])('refuses %j and shows how it is written', (args, message) => {
    expect(() => readBenchArguments(args, PROJECT)).toThrow(message)
    expect(() => readBenchArguments(args, PROJECT)).toThrow(/npm run bench -- --only NAME/)
  })

  it('are told as they were called, and only the project\'s own command writes for readers', () => {
    expect(readBenchArguments(['--write', '--only', 'cart'], PROJECT)).toMatchObject({ write: true, only: ['cart'] })
    expect(() => readBenchArguments(['--write'])).toThrow(/Not understood: --write[^]*tillkit-bench --only NAME/)
    expect(benchUsage(ALONE)).not.toContain('--write')
    expect(benchUsage(PROJECT)).toMatch(/^npm run bench -- --write +writes the figures/m)
  })
})
