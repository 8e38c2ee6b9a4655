import { escapeText, html } from '@tillkit/fixtures'
import {
  accordionHtml, animationItem, barCountersHtml, circleCounterHtml, clickableHtml, columnHtml, countdownHtml, linkOptions, mapHtml, motionElements,
  motionItem, numberCounterHtml, parallaxSectionHtml, rowHtml, sectionHtml, sliderHtml, stickyElements, stickyItem, tabsHtml, toggleHtml, videoHtml,
  videoSectionHtml,
} from '@tillkit/fixtures/page-builder'
import { href, type View } from '../view.ts'
import { KINDS, NUMBERS, PEOPLE, PLACES, QUESTIONS, RECYCLED, SLIDES } from './content.ts'
import { callHtml, headingHtml, picture, plainSectionHtml, quoteHtml, wordsHtml } from './print.ts'

/** A module's name in the page's data, and what it says. */
const CARDS = [
  ['et_pb_text_0', 'By the box', 'The more boxes, the less each costs. No code, no account, no haggling.', '/product/thermal-till-rolls-57x40/'],
  ['et_pb_text_1', 'By Friday', 'Order by three and the parcel leaves today, in most postcodes for nothing.', '/product-category/till-rolls/'],
  ['et_pb_text_2', 'By name', 'Your logo on the paper your customers take home. From one box upwards.', '/product/till-rolls-in-every-size/'],
] as const

/** What comes in as it is scrolled to, what sticks and what fades, and the cards that are links. */
export function landingGlobals(view: View): Readonly<Record<string, unknown>> {
  return {
    et_animation_data: CARDS.map(([name], index) => animationItem(name, { style: 'slideBottom', delay: `${index * 150}ms`, duration: '700ms', intensity: '12%' })),
    ...stickyElements(stickyItem('et_pb_text_9', { topOffset: '24px', bottomLimit: 'row' })),
    ...motionElements([motionItem('.et_pb_text_8', { startValue: 20, midStart: 25, midEnd: 75, endValue: 20 })]),
    ...linkOptions(...CARDS.map(([name, , , path]) => ({ class: name, url: href(view, path) }))),
  }
}

/** A page that sells one thing: what the shop stands for, in numbers, pictures and words. */
export function landingHtml(view: View, now = Date.now()): string {
  const inFourDays = Math.ceil(now / 1000) + 4 * 86_400 + 3 * 3600
  return html`${sectionHtml(sliderHtml({
    slides: SLIDES.map(({ title, text, picture: name, link }) => ({ title, text, href: href(view, link), image: picture(name) })),
    isFullwidth: true, id: 'welcome', speed: 7000,
  }), 'et_pb_fullwidth_section builder-hero')}
${sectionHtml(rowHtml(...CARDS.map(([name, title, words]) => columnHtml('1_3', clickableHtml(name, `<h3>${escapeText(title)}</h3><p>${escapeText(words)}</p>`).replace('et_clickable', 'et_animated et_clickable')))), 'et_section_regular builder-cards')}
${sectionHtml(rowHtml(...numbersHtml().map((one) => columnHtml('1_4', one))), 'et_section_regular builder-wash')}
${sectionHtml(rowHtml(
  columnHtml('1_2', headingHtml('Paper with a past', 'Most of what leaves our warehouse has been something else before. We publish the figures every spring.'),
    barCountersHtml({ bars: RECYCLED.map(([title, percent]) => ({ title, width: `${percent}%` })) })),
  columnHtml('1_2', videoHtml({ source: { file: '/images/rolls.webm' }, overlay: picture('paper-reel') })),
), 'et_section_regular')}
${sectionHtml(rowHtml(columnHtml('4_4', headingHtml('Which paper?', 'Four kinds, and what each is for.'),
    tabsHtml({ id: 'papers', tabs: KINDS.map(([title, text]) => ({ title, content: `<p>${escapeText(text)}</p>` })) }))), 'et_section_regular builder-wash')}
${videoSectionHtml(rowHtml(columnHtml('4_4', callHtml({
  title: 'See a roll being made', words: 'Two tonnes of paper a minute, one millimetre of tolerance.', label: 'A day at the mill', href: href(view, '/magazine/'),
}))), { file: '/images/rolls.webm' })}
${sectionHtml(rowHtml(
  columnHtml('1_3', wordsHtml('<h2>Questions</h2><p>What shops ask us on the telephone, and what we say.</p>', { name: 'et_pb_text_9', classes: 'et_pb_sticky_module' })),
  columnHtml('2_3', accordionHtml(QUESTIONS.map(([title, text]) => ({ title: escapeText(title), content: `<p>${escapeText(text)}</p>`, level: 3 })), 'questions'),
    toggleHtml({ title: 'Terms of the trade account', content: '<p>Thirty days, no fee, and a person who answers.</p>', level: 3, id: 'terms' })),
), 'et_section_regular')}
${parallaxSectionHtml('<p class="builder-saying">A till roll is the last page of every good day.</p>', { image: picture('roll-sizes') })}
${sectionHtml(rowHtml(...PEOPLE.map((person, index) => columnHtml('1_2', quoteHtml({ ...person, image: picture(index === 0 ? 'kitchen-rolls' : 'receipt-printer') }, index)))), 'et_section_regular')}
${plainSectionHtml('builder-deep', countdownHtml({ end: inFourDays, title: 'Spring prices end in', id: 'spring' }), wordsHtml('<p>Every box of thermal rolls at the price of the next tier, until the clock stands still.</p>'))}
${sectionHtml(rowHtml(columnHtml('4_4', headingHtml('Come by', 'Bring the old roll: we will find its twin.'),
    mapHtml({ zoom: 13, pins: PLACES.map(({ name, words, at: [lat, lng] }) => ({ lat, lng, title: name, content: `<p>${escapeText(words)}</p>` })) }))), 'et_section_regular')}`
}

function numbersHtml(): string[] {
  return [
    numberCounterHtml({ value: NUMBERS.customers, separator: ',', title: 'Shops, cafés and stalls' }),
    numberCounterHtml({ value: NUMBERS.rolls, separator: ',', title: 'Rolls a year' }),
    circleCounterHtml({ value: NUMBERS.onTime, title: 'There on the day', bar: '#0b5f47' }),
    numberCounterHtml({ value: NUMBERS.years, title: 'Years on Harbour Lane' }),
  ]
}
