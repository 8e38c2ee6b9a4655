import { afterEach, describe, expect, it } from 'vitest'
import { CONFIG_ID, readPageConfig } from './page-config.ts'

afterEach(() => document.body.replaceChildren())

function print(text: string): void {
  document.body.innerHTML = `<script type="application/json" id="${CONFIG_ID}">${text}</script>`
}

describe('readPageConfig', () => {
  it('is empty on a page that has none', () => {
    expect(readPageConfig()).toEqual({ units: {}, messages: {}, consent: {}, faults: [] })
  })

  it('reads options and words by unit, plural forms included', () => {
    const config = {
      units: { 'tiered-pricing': { addMore: true } },
      messages: { 'tiered-pricing': { tooltip: 'Preise', addMore: { one: 'eins', other: 'mehr' } } },
    }
    print(JSON.stringify(config))
    expect(readPageConfig()).toEqual({ ...config, consent: {}, faults: [] })
  })

  it('reads what is assumed of consent', () => {
    print('{"consent": {"marketing": true}}')
    expect(readPageConfig()).toMatchObject({ consent: { marketing: true }, faults: [] })
    print('{"consent": true}')
    expect(readPageConfig().faults[0]?.message).toContain(`#tillkit-config: consent is `)
  })

  it('takes each part for empty that is left out', () => {
    print('{"units": {"a": {}}}')
    expect(readPageConfig()).toEqual({ units: { a: {} }, messages: {}, consent: {}, faults: [] })
    print('{}')
    expect(readPageConfig()).toEqual({ units: {}, messages: {}, consent: {}, faults: [] })
  })

  it.each(['', '{"units": ', '[', 'units', '{"units": {},}'])('is empty for %j, which is no JSON, and says so and what the browser has against it', (text) => {
    print(text)
    const { units, messages, faults } = readPageConfig()
    expect([units, messages]).toEqual([{}, {}])
    expect(faults.map(({ message }) => message)).toEqual([expect.stringMatching(/^#tillkit-config: is no JSON: .+JSON/)])
  })

  it('names what stands beside units and messages and is read by nobody, such as options that were meant to stand in units', () => {
    print('{"lamp": {"dim": true}, "units": {"lamp": {"dim": true}}}')
    const { units, faults } = readPageConfig()
    expect(units).toEqual({ lamp: { dim: true } })
    expect(faults.map(({ message }) => message)).toEqual(['#tillkit-config: lamp is none of units, messages, consent'])
  })

  it('takes an empty list for an empty object, as PHP prints that', () => {
    print('{"units": {"lamp": {"dim": true}, "door": []}, "messages": []}')
    expect(readPageConfig()).toEqual({ units: { lamp: { dim: true }, door: {} }, messages: {}, consent: {}, faults: [] })
    print('[]')
    expect(readPageConfig()).toEqual({ units: {}, messages: {}, consent: {}, faults: [] })
  })

  it.each([
    ['"units": {"door": true, "lamp": {"dim": true}}', 'units.door'],
    ['"units": {"door": [1], "lamp": {"dim": true}}', 'units.door'],
    ['"units": {"lamp": {"dim": true}}, "messages": {"lamp": {"off": 5, "on": "An"}}', 'messages.lamp.off'],
    ['"units": {"lamp": {"dim": true}}, "messages": {"lamp": {"left": {"one": "no other"}, "on": "An"}}', 'messages.lamp.left'],
    ['"units": {"lamp": {"dim": true}}, "messages": "An"', 'messages'],
  ])('leaves out what it cannot use, names the place, and keeps the rest: %s', (members, path) => {
    print(`{${members}}`)
    const { units, messages, faults } = readPageConfig()
    expect(units['lamp']).toEqual({ dim: true })
    if (messages['lamp']) expect(messages['lamp']).toEqual({ on: 'An' })
    expect(faults).toHaveLength(1)
    expect(faults[0]?.message).toContain(`#tillkit-config: ${path} is `)
  })
})
