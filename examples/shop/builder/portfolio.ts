import { html } from '@tillkit/fixtures'
import {
  columnHtml, filterablePortfolioHtml, fullwidthPortfolioHtml, galleryHtml, lightboxImageHtml, rowHtml, sectionHtml, videoSliderHtml,
} from '@tillkit/fixtures/page-builder'
import { href, type View } from '../view.ts'
import { PROJECTS, type PictureName } from './content.ts'
import { headingHtml, picture } from './print.ts'

/** The portfolio's address. */
export const PORTFOLIO = '/portfolio/'

/** What was photographed at the counters. */
const DETAILS: readonly PictureName[] = [
  'till-rolls-80x80', 'cash-register', 'printed-rolls', 'label-rolls', 'receipt-printer', 'cash-drawer', 'coloured-rolls', 'ink-ribbons', 'paper-reel',
]

const detail = (index: number): PictureName => DETAILS[index] ?? 'till-rolls-80x80'

/** What a picture shows: `cash-drawer` is "Cash drawer". */
const nameOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** Shops that were fitted out: those of this year pass by, all of them can be filtered, and there are pictures and videos. */
export function portfolioHtml(view: View): string {
  const projects = PROJECTS.map(({ title, kinds, picture: name }) => ({ name: title, categories: kinds, picture: picture(name), href: href(view, PORTFOLIO) }))
  return html`<div class="builder-deep">${fullwidthPortfolioHtml({ title: 'Fitted out this year', projects, rotate: 'on', speed: 6000, id: 'this-year' })}</div>
${sectionHtml(rowHtml(columnHtml('4_4', headingHtml('Counters we know by name', 'Cafés, shops and stalls, and what stands on their counters.'), filterablePortfolioHtml({ id: 'counters', projects, perPage: 8 }))), 'et_section_regular')}
${sectionHtml(rowHtml(columnHtml('4_4', headingHtml('Up close', 'Nine details, four at a time.'), galleryHtml({ id: 'details', count: DETAILS.length, perPage: 4, picture: (index) => picture(detail(index)), name: (index) => nameOf(detail(index)) }))), 'et_section_regular builder-wash')}
${sectionHtml(rowHtml(
  columnHtml('1_2', headingHtml('In motion', 'Three videos from the mill.'), videoSliderHtml({ videos: (['paper-reel', 'roll-sizes', 'printed-rolls'] as const).map((name) => ({ source: { file: '/images/rolls.webm' }, image: picture(name) })) })),
  columnHtml('1_2', headingHtml('And in one piece', 'The drawer that started it all.'), lightboxImageHtml({ href: picture('cash-drawer'), title: 'A cash drawer with its key' })),
), 'et_section_regular')}`
}
