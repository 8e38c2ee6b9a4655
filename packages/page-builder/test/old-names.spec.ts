import { circleCounterHtml, countdownHtml, sliderHtml, videoSliderHtml } from '@tillkit/fixtures/page-builder'
import { eventually, expectOldNames, useShop, type UnitUse } from '@tillkit/testing'
import { it } from 'vitest'
import { uses as pageBuilder } from './page-builder.use.ts'
import { uses as galleries } from './galleries.use.ts'
import { uses as motion } from './motion.use.ts'
import { uses as tabs } from './tabs.use.ts'

const shop = useShop()

const VIDEO = { source: { file: '/images/rolls.webm' }, image: 'data:,' }
/** Modules of which the theme's script drew something, each used. */
const drawn: UnitUse = {
  units: [],
  main: [
    `<div id="drawn">${sliderHtml({ slides: [{ title: 'One' }, { title: 'Two' }], order: 40 })}</div>`,
    videoSliderHtml({ videos: [VIDEO, VIDEO], order: 41 }),
    circleCounterHtml(),
    countdownHtml({ end: 1, title: 'Over' }),
  ].join('\n'),
  roots: [],
  async use({ click, count }) {
    await eventually(() => count('#drawn .et-pb-controllers > a')).toBe(2)
    await click('#drawn .et-pb-arrow-next')
    await eventually(() => count('#drawn .et-pb-controllers > a:nth-child(2).et-pb-active-control')).toBe(1)
  },
}

it('keeps the names of what the old script drew, as its README says', async () => {
  await expectOldNames(shop, new URL('../README.md', import.meta.url), [...pageBuilder, ...galleries, ...motion, ...tabs, drawn])
})
