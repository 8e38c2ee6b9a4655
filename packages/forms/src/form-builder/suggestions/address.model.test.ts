import { describe, expect, it } from 'vitest'
import { suggestAddress } from './address.model.ts'
import { editDistance } from './edit-distance.ts'

const known = { domains: ['tillpaper.shop'], topLevels: ['dev'] }
const suggests = (...addresses: string[]) => addresses.map((address) => suggestAddress(address, known))

describe('a mistyped address', () => {
  it('is known by its provider, or by what its name begins and ends with [form-builder-forms#84]', () => {
    expect(suggests('jo@hotmial.co.uk', 'jo@btinternt.com', 'jo@tesco.ukk')).toEqual(['jo@hotmail.co.uk', 'jo@btinternet.com', 'jo@tesco.uk'])
  })

  it('of a provider that is one letter short is that provider\'s, where the old script took it for another [form-builder-forms#86]', () => {
    expect(suggests('jo@yaho.com')).toEqual(['jo@yahoo.com'])
  })

  it('with a letter missing at both of its parts is the nearest provider\'s [form-builder-forms#87]', () => {
    expect(suggests('jo@gmai.co')).toEqual(['jo@gmail.com'])
  })

  it('at a provider that is known is not another\'s, whatever it ends with [form-builder-forms#88]', () => {
    expect(suggests('jo@aol.co.uk', 'jo@ymail.co.uk')).toEqual([undefined, undefined])
  })

  it('has slips of fingers: letters that have changed places, are missing, doubled or wrong', () => {
    expect(suggests('jo@gmial.com', 'jo@gmal.com', 'jo@gmaill.com', 'jo@gnail.com', 'jo@gmail.cmo', 'jo@outlok.com', 'jo@hotmail.con', 'jo@yahooo.fr', 'jo@tilpaper.shop'))
      .toEqual([...Array(5).fill('jo@gmail.com'), 'jo@outlook.com', 'jo@hotmail.com', 'jo@yahoo.fr', 'jo@tillpaper.shop'])
  })

  it('is none where the name may be right as it is', () => {
    expect(suggests('jo@acme.io', 'jo@acme.shop', 'jo@shop.com.tr', 'jo@a.b.co.uk', 'jo@mail.acme.com', 'jo@x.com', 'jo@acme.ac.uk', 'jo@hot.de')).toEqual(Array(8).fill(undefined))
  })

  it('is suggested without what does not belong before the @, and no longer than a server takes', () => {
    expect(suggests('Jo <b>@gmial.com', `${'x'.repeat(70)}@gmial.com`, ' Jo.Bell@GMIAL.com ')).toEqual(['Job@gmail.com', `${'x'.repeat(64)}@gmail.com`, 'Jo.Bell@gmail.com'])
  })
})

it('slips are counted: one for each letter too many, too few or wrong, and one for two that have changed places', () => {
  expect([['mail', 'mail'], ['', 'abc'], ['gmial', 'gmail'], ['gnail', 'gmail'], ['yaho', 'yahoo'], ['abc', 'cab']].map(([one = '', other = '']) => editDistance(one, other))).toEqual([0, 3, 1, 1, 1, 2])
})
