import { FILTER_SECTIONS as S, filterPanelHtml } from '@tillkit/testing/fixtures'
import { expect, it } from 'vitest'
import { openFilterPage, the } from '../../test/simulated-page.ts'

it('a row lies over the following ones, and leaves sideways moves of a finger to us', async () => {
  const page = await openFilterPage(`<div class="et_pb_row">${filterPanelHtml({ sections: [S.category], layout: 'horizontal' })}</div>`)
  const looks = () => [the('.et_pb_row').style.zIndex, the('.ags-wc-filters-sections').style.getPropertyValue('touch-action')]
  expect(looks()).toEqual(['3', 'pan-y'])
  page.stop()
  expect(looks()).toEqual(['', ''])
  page.close()
})
