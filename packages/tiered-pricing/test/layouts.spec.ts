import { describe, expect, it } from 'vitest'
import { useShop } from '@tillkit/testing'
import { openF1 } from './helpers.ts'
import { expectFollowed, expectGivenBack } from './layout-pages.ts'
import { LAYOUTS } from './layout-table.ts'

const shop = useShop()

// Those of 5.4 are in accessibility.spec.ts. Each with and without premium is in src/tiered-pricing.layouts.test.ts: nothing of it needs a layout.
describe.each(LAYOUTS.filter(({ generation }) => generation === '7.x'))('$displayType of generation $generation, premium: $premium', (layout) => {
  it('follows the quantity and gives the server\'s HTML back', async () => {
    const { page, pageErrors, consoleErrors } = await openF1(shop, layout)
    await expectFollowed(page)
    await expectGivenBack(page)
    expect([...pageErrors, ...consoleErrors]).toEqual([])
  })
})
