import { describe, expect, it } from 'vitest'
import { flag, number, readOptions } from './options.ts'

const readers = { addMore: flag(false), tags: flag(true), breakpoint: number(980) }
const defaults = { addMore: false, tags: true, breakpoint: 980 }

function read(given: Readonly<Record<string, unknown>>) {
  const faults: string[] = []
  return { values: readOptions(readers, given, (name, what) => faults.push(`${name} ${what}`)), faults }
}

describe('readOptions', () => {
  it('has the default of what is not set, and of what PHP prints as null', () => {
    expect(read({})).toEqual({ values: defaults, faults: [] })
    expect(read({ addMore: null, tags: null, breakpoint: null })).toEqual({ values: defaults, faults: [] })
  })

  it.each([true, 1, 'true', 'yes', 'on', '1', 'Yes', ' TRUE '])('takes %j for on', (value) => {
    expect(read({ addMore: value, tags: value })).toMatchObject({ values: { addMore: true, tags: true }, faults: [] })
  })

  it.each([false, 0, 'false', 'no', 'off', '0', '', 'No '])('takes %j for off', (value) => {
    expect(read({ addMore: value, tags: value })).toMatchObject({ values: { addMore: false, tags: false }, faults: [] })
  })

  it.each([[767, 767], ['767', 767], [' 767.5 ', 767.5], [0, 0], ['0', 0], ['', 980]])('takes %j for the number %j', (value, found) => {
    expect(read({ breakpoint: value })).toMatchObject({ values: { breakpoint: found }, faults: [] })
  })

  it.each([
    ['addMore', 'maybe', 'is "maybe", which cannot be used. false counts'],
    ['addMore', 2, 'is 2, which cannot be used. false counts'],
    ['tags', [], 'is [], which cannot be used. true counts'],
    ['tags', { on: true }, 'is {"on":true}, which cannot be used. true counts'],
    ['breakpoint', 'wide', 'is "wide", which cannot be used. 980 counts'],
    ['breakpoint', -1, 'is -1, which cannot be used. 980 counts'],
    ['breakpoint', true, 'is true, which cannot be used. 980 counts'],
  ])('says by name what it cannot use, and lets the default count: %s: %j', (name, value, what) => {
    expect(read({ [name]: value })).toEqual({ values: defaults, faults: [`${name} ${what}`] })
  })

  it.each(['addmore', 'add_more', 'brekpoint', 'Tag'])('says of %s that it is no option, and which there are', (name) => {
    expect(read({ [name]: true })).toEqual({ values: defaults, faults: [`${name} is no option. There is ${Object.keys(defaults).join(', ')}`] })
  })

  it('takes no name that every object has for an option', () => {
    expect(read({ constructor: true }).faults).toHaveLength(1)
    const faults: string[] = []
    expect(readOptions({ valueOf: flag(false) }, {}, (...fault) => faults.push(fault.join(' ')))).toEqual({ valueOf: false })
    expect(faults).toEqual([])
  })

  it('names none where a unit has no options', () => {
    const faults: string[] = []
    expect(readOptions({}, { addMore: true }, (...fault) => faults.push(fault.join(' ')))).toEqual({})
    expect(faults).toEqual(['addMore is no option. There is none'])
  })
})
