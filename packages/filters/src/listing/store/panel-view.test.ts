// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { CATEGORY, SEARCH, filterOf } from '../../choices/filter.fixtures.ts'
import { openListingPage, settled } from '../listing.fixtures.ts'
import { panelView } from './page-panels.ts'

const LESS = filterOf('shopCategory', { values: ['15'] })

describe('two panels with a name in common', () => {
  const open = async (address = '/shop/') => {
    const page = openListingPage({ address, panels: [{ filters: [CATEGORY], defers: true }, { id: 'two', filters: [LESS, SEARCH], defers: true }] })
    await settled()
    const [one, two] = [panelView(page.listing, 'one'), panelView(page.listing, 'two')]
    return { ...page, chosen: () => [one, two].map((panel) => panel.getState().chosen['shopCategory'] ?? []) }
  }

  it('show each what waits in itself, and what is applied', async () => {
    const { listing, section, chosen, location } = await open()
    listing.choose(section('shopCategory', 'two'), ['15'])
    expect(chosen()).toEqual([[], ['15']])
    listing.choose(section('shopCategory'), ['12'])
    expect(chosen()).toEqual([['12'], ['15']])
    listing.apply('one')
    expect([location(), chosen()]).toEqual(['/shop/?shopCategory=12', [['12'], ['12', '15']]])
    listing.apply('two')
    expect([location(), chosen()]).toEqual(['/shop/?shopCategory=12&shopCategory=15', [['12', '15'], ['12', '15']]])
  })

  it('leave what is applied to be seen while another waits to take it away', async () => {
    const { listing, section, chosen } = await open('/shop/?shopCategory=15')
    listing.choose(section('shopCategory', 'two'), [])
    expect(chosen()).toEqual([['15'], []])
  })

  it('take what is applied for the last word on a value', async () => {
    const { listing, section, chosen, location } = await open('/shop/?shopCategory=15')
    listing.choose(section('shopCategory', 'two'), [])
    listing.choose(section('shopCategory'), ['12'])
    listing.apply('one')
    listing.choose(section('shopCategory'), ['12', '15'])
    listing.apply('one')
    expect(chosen()).toEqual([['12', '15'], ['12', '15']])
    listing.apply('two')
    expect(location()).toBe('/shop/?shopCategory=12&shopCategory=15')
  })

  it('are told of one state as long as nothing has changed', async () => {
    const { listing, section } = await open()
    const panel = panelView(listing, 'one')
    expect(panel.getState()).toBe(listing.getState())
    listing.choose(section('shopCategory', 'two'), ['15'])
    expect(panel.getState()).toBe(panel.getState())
    expect(panel.getState()).not.toBe(listing.getState())
  })
})
