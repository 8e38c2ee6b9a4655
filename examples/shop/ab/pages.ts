import { escapeAttribute, escapeText, html } from '@tillkit/fixtures'
import { goalButtonHtml, placesHtml, testSettings, trackerHtml, WINDOWS } from '@tillkit/fixtures/ab-testing'
import { builtPage } from '../builder/built-page.ts'
import { plainSectionHtml, wordsHtml } from '../builder/print.ts'
import type { ShopPage } from '../pages/document.ts'
import { href, type View } from '../view.ts'
import { nameOf, variationHtml, VARIATIONS } from './content.ts'
import { RECORDS, type RecordName, type SplitTest } from './tests.ts'

const TESTED = '/split-test/'
const CACHED = '/split-test/from-a-cache/'
const REACHED = '/split-test/on-its-way/'
const STATISTICS = '/statistics/'

/** The addresses of the pages around the split test, and what they show. */
export const AB_PAGES = [
  [TESTED, 'A page of which two variations are tested'],
  [CACHED, 'The same from a cache'],
  [STATISTICS, 'What the test has counted'],
] as const

/** A page of the split test, with what the visitor's browser is to remember. */
export interface TestedPage {
  readonly page: ShopPage
  readonly cookie?: string
}

/** The page of an address that has to do with the split test; undefined for other addresses. */
export function splitTestPage(pathname: string, view: View, { test, cookies }: { test: SplitTest; cookies: string }): TestedPage | undefined {
  if (pathname === STATISTICS) return { page: statisticsPage(view, test) }
  if (pathname === REACHED) return { page: reachedPage(view) }
  if (pathname === CACHED) {
    const tryThis = 'Who has seen the test before sees her variation; a new visitor none, as with the theme’s own script. Answers: slow, fail, empty, never.'
    return { page: testedPage(view, { top: placesHtml(WINDOWS.postId, VARIATIONS), isCached: true, tryThis }) }
  }
  if (pathname !== TESTED) return undefined
  const { id, cookie } = test.show(cookies)
  const tryThis = 'Stay five seconds, scroll to the button, press it, and look at the statistics. A private window is the next visitor.'
  return { page: testedPage(view, { top: variationHtml(id), isCached: false, tryThis }), ...(cookie === undefined ? {} : { cookie }) }
}

function testedPage(view: View, { top, isCached, tryThis }: { top: string; isCached: boolean; tryThis: string }): ShopPage {
  const goal = goalButtonHtml(WINDOWS.postId, 'Send me the box', href(view, REACHED))
  return builtPage({
    title: 'A page that is tested',
    tryThis,
    main: html`${plainSectionHtml('builder-wash', top)}
${plainSectionHtml('', wordsHtml('<h2>What is in it</h2><p>57 by 40 for card terminals, 80 by 80 for tills, and a cleaning card for the head.</p>'))}
${plainSectionHtml('builder-deep', wordsHtml('<h2>One a shop, while there are any</h2>'), goal)}
${plainSectionHtml('', wordsHtml(`<p><a href="${escapeAttribute(href(view, STATISTICS))}">What the test has counted so far</a></p>`))}`,
    settings: testSettings([WINDOWS], { is_cache_plugin_active: isCached ? 'yes' : 'no', is_shortcode_tracking: 'on' }),
    answers: isCached,
  })
}

function reachedPage(view: View): ShopPage {
  return builtPage({
    title: 'The box is on its way',
    tryThis: 'The tracker of this page counts that somebody of the test has come here.',
    main: plainSectionHtml('', wordsHtml(`<h1>The box is on its way</h1><p><a href="${escapeAttribute(href(view, STATISTICS))}">What the test has counted</a></p>${trackerHtml(WINDOWS.postId)}`)),
    settings: testSettings([]),
  })
}

/** What each record means to who reads the statistics. */
const COLUMNS: Readonly<Record<RecordName, string>> = {
  view_page: 'Shown',
  read_page: 'Read',
  view_goal: 'Goal seen',
  read_goal: 'Goal read',
  click_goal: 'Goal clicked',
  con_goal: 'Goal reached',
  con_short: 'Came to the end',
}

function statisticsPage(view: View, test: SplitTest): ShopPage {
  const rows = VARIATIONS.map((id) => {
    const cells = RECORDS.map((name) => `<td data-record="${name}">${test.count(id, name)}</td>`)
    return `<tr data-variation="${id}"><th scope="row">${escapeText(nameOf(id))}</th>${cells.join('')}</tr>`
  })
  return {
    title: 'Statistics',
    demo: { title: 'What the test has counted', tryThis: 'The server counts what is shown, the browser the rest: each once a visitor.' },
    bodyClass: 'page',
    head: { builder: true },
    main: html`<h1>Which window sells?</h1>
<div style="overflow-x: auto" role="region" aria-label="Counts" tabindex="0"><table class="split-test-counts">
<thead><tr><th scope="col">Variation</th>${RECORDS.map((name) => `<th scope="col">${COLUMNS[name]}</th>`).join('')}</tr></thead>
<tbody>${rows}</tbody>
</table></div>
<p><a href="${escapeAttribute(href(view, TESTED))}">To the page that is tested</a> · <a href="${escapeAttribute(href(view, CACHED))}">The same from a cache</a></p>`,
  }
}
