import { afterEach, describe, expect, it } from 'vitest'
import { CONFIG_ID, readPageConfig } from './page-config.ts'

afterEach(() => document.body.replaceChildren())

function print(text: string): void {
  document.body.innerHTML = `<script type="application/json" id="${CONFIG_ID}">${text}</script>`
}

describe('readPageConfig', () => {
  it('is empty on a page that has none', () => {
    expect(readPageConfig()).toEqual({ units: {}, messages: {} })
  })

  it('reads options and words by unit, plural forms included', () => {
    const config = {
      units: { 'tiered-pricing': { addMore: true } },
      messages: { 'tiered-pricing': { tooltip: 'Preise', addMore: { one: 'eins', other: 'mehr' } } },
    }
    print(JSON.stringify(config))
    expect(readPageConfig()).toEqual(config)
  })

  it('takes each part for empty that is left out', () => {
    print('{"units": {"a": {}}}')
    expect(readPageConfig()).toEqual({ units: { a: {} }, messages: {} })
    print('{}')
    expect(readPageConfig()).toEqual({ units: {}, messages: {} })
  })

  it.each(['', '{"units": ', '[', 'units'])('throws at %j, which is no JSON', (text) => {
    print(text)
    expect(() => readPageConfig()).toThrow(/#tillkit-config/)
  })

  it.each([
    ['{"units": {"tiered-pricing": true}}', 'units.tiered-pricing'],
    ['{"units": []}', 'units'],
    ['{"messages": {"tiered-pricing": {"tooltip": 5}}}', 'messages.tiered-pricing.tooltip'],
    ['{"messages": {"tiered-pricing": {"left": {"one": "no other"}}}}', 'messages.tiered-pricing.left'],
    ['[]', ''],
  ])('throws at %s and names the place', (text, path) => {
    print(text)
    expect(() => readPageConfig()).toThrow(`#tillkit-config: ${path}`)
  })
})
