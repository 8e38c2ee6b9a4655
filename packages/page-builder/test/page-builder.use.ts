import { builderGlobalsScript, clickableHtml, columnHtml, linkOptions, rowHtml, sectionHtml, shopModuleHtml, starRatingHtml, testimonialHtml } from '@tillkit/fixtures/page-builder'
import { eventually, type UnitUse } from '@tillkit/testing'

const LINK = '.et_pb_text_7'
const LIST = '.et_pb_module select[name="rating"]'

/** A section with modules of several kinds, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['page-builder'],
    globals: builderGlobalsScript({}, 'fe', linkOptions({ class: 'et_pb_text_7', url: '#prices-below' })),
    main: [
      sectionHtml(rowHtml(columnHtml('1_4', testimonialHtml()), columnHtml('3_4', clickableHtml('et_pb_text_7', '<p>To the prices</p>'), shopModuleHtml(), starRatingHtml({ isRequired: false })))),
      '<div id="prices-below">Prices</div>',
    ].join('\n'),
    roots: [LINK, '.et_pb_shop', LIST],
    async use(hands) {
      for (const step of [chooseStars, seeClasses, followLink]) await step(hands)
    },
  },
]

type Use = UnitUse['use']

const chooseStars: Use = async ({ page, click }) => {
  await click('.et_pb_module .star-4')
  await eventually(() => page.evaluate((list) => document.querySelector<HTMLSelectElement>(list)?.value, LIST)).toBe('4')
  await eventually(() => page.evaluate(() => document.querySelector('.et_pb_module .star-4')?.getAttribute('aria-checked'))).toBe('true')
}

const seeClasses: Use = async ({ read }) => {
  await eventually(() => read('.et_pb_shop li.product', 'class')).toContain('et_pb_shop_item_0_0')
  await eventually(() => read(`.et_pb_row:has(${LINK})`, 'class')).toContain('et_pb_row_1-4_3-4')
}

const followLink: Use = async ({ page, click }) => {
  await click(`${LINK} p`)
  await eventually(() => page.evaluate(() => location.hash)).toBe('#prices-below')
}
