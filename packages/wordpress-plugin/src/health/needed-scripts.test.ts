import { describe, expect, it } from 'vitest'
import { neededOf, type NeededScript } from './needed-scripts.ts'

const facts = {
  owners: { '/wp-content/plugins/acme/': 'Acme Offers', '/wp-content/themes/plain/': 'Plain' },
  words: { keptPlatform: '{script} {size}: {names}', keeper: '{owner} > {handle}', keptLines: 'lines', keptTag: 'a tag', keptAsked: 'itself', keptChosen: 'you' },
}
const by = (name: string, file = ''): NeededScript['keepers'][number] => ({ name, file })

describe('neededOf', () => {
  it('takes the two files of jQuery for one, first, and names each keeper once by the plugin or theme whose file it is', () => {
    const offers = by('acme-offers', 'https://shop.example/wp-content/plugins/acme/js/offers.js?ver=2')
    const scripts = [
      { handle: 'underscore', bytes: 7400, keepers: [by('menu', 'https://shop.example/wp-content/themes/plain/menu.js')] },
      { handle: 'jquery-core', bytes: 30_100, keepers: [offers, by('elsewhere', 'https://cdn.example/a.js')] },
      { handle: 'jquery-migrate', bytes: 5000, keepers: [offers] },
    ]
    expect(neededOf(facts, scripts)).toEqual(['jQuery 35.1: Acme Offers > acme-offers, elsewhere', 'underscore 7.4: Plain > menu'])
  })

  it('says in one sentence what stays for the same', () => {
    const scripts = ['wp-hooks', 'wp-i18n'].map((handle) => ({ handle, bytes: 2000, keepers: [by('menu')] }))
    expect(neededOf(facts, scripts)).toEqual(['wp-hooks, wp-i18n 4.0: menu'])
  })

  it('says what is no script in words', () => {
    const keepers = [':inline', ':tag', ':asked', ':chosen'].map((name) => by(name))
    expect(neededOf(facts, [{ handle: 'wp-util', bytes: 0, keepers }])).toEqual(['wp-util 0.0: lines, a tag, itself, you'])
  })
})
