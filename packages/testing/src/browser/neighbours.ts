import { withJQueryMovedDown } from '@tillkit/fixtures/page-chrome'
import type { Page } from 'playwright-core'
import { asXhtml, behindJQuery, frozenGlobals, jqueryTag, lateJQuery, SHADOWED, shadowForms, withJQuery, written } from './neighbour-html.ts'
import * as scripts from './neighbour-scripts.ts'

/** What stands beside us on a page, and what it does to that. */
export interface Neighbour {
  /** Ends the sentence "serves every unit …". */
  readonly title: string
  /** Whether it is at work, and leaves nothing of its own in what we draw: runs on the page when every unit has mounted, and when all are used. */
  readonly isThere: () => boolean
  /** Runs in the page before anything else, with the selectors of what units mount on. */
  readonly script?: (roots: readonly string[]) => void
  /** The selectors that it is given. Default those of all units. */
  readonly roots?: readonly string[]
  /** Whether animations take their time: what has to be drawn meanwhile keeps its own beats apart. Default false: they are hastened. */
  readonly isSlow?: boolean
  /** Changes what the server sends. */
  readonly html?: (html: string, page: Page) => string | Promise<string>
  /** The page's `content-type`. Default HTML. */
  readonly type?: string
  /** Whether the page has jQuery, and whether that can live with this neighbour; the platform's own scripts need it. Default `works`. */
  readonly jquery?: 'works' | 'broken' | 'none'
  /** Routes and the like. */
  readonly before?: (page: Page) => Promise<unknown>
  /** The units that it keeps from mounting. Default none. */
  readonly without?: readonly string[]
  /** The units that mount, and cannot be used as otherwise. Default none. */
  readonly spoils?: readonly string[]
  /** What is reported because of it, as `unit: message`. Default nothing. */
  readonly problems?: readonly string[]
  /** Tells its own elements, by tag and classes: what is said of these does not count. */
  readonly isOdd?: RegExp
}

const hasJQuery = (major: number) => new Function(`return jQuery.fn.jquery[0] === '${major}'`) as () => boolean

const jqueries = [1, 2, 4].map((major): Neighbour => ({
  title: `where jQuery is of version ${major}`,
  html: (html) => withJQuery(html, jqueryTag(major)),
  isThere: hasJQuery(major),
}))

/**
 * Every neighbour that each unit has to live with: rule 8 of the design. Beside elements that throw (`oddVisits`) they live without jQuery,
 * and where fields hide what a form has.
 */
const ALL: readonly Neighbour[] = [
  {
    title: 'beside a consent plugin whose scripts have no type',
    script: scripts.consentPlugin,
    isThere: () => document.querySelectorAll('script[data-neighbour]').length === 2 && document.createElement('script').type === null,
  },
  {
    title: 'where elements are made with properties that answer null',
    script: scripts.nullGetters,
    isThere: () => document.createElement('link').rel === null,
  },
  {
    title: 'where built-in prototypes have enumerable members',
    // Its search for elements finds their members too.
    jquery: 'broken',
    script: scripts.enumerableMembers,
    isThere: () => 'neighbour' in {} && !document.querySelector('[neighbourword]'),
  },
  {
    title: 'beside Prototype.js, which has its own way with JSON, lists and elements',
    script: scripts.prototypeJs,
    isThere: () => JSON.stringify([]) !== '[]' && Array.from(new Set([1])).length === 0,
  },
  ...jqueries,
  {
    title: 'where a second jQuery of another version takes the place of the first',
    html: (html) => html.replace('</body>', `${jqueryTag(1)}</body>`),
    isThere: hasJQuery(1),
  },
  {
    title: 'where a second jQuery gives its names back to the first',
    html: (html) => html.replace('</body>', `${jqueryTag(4)}<script>var other = jQuery.noConflict(true)</script></body>`),
    isThere: new Function("return other.fn.jquery[0] === '4' && jQuery.fn.jquery[0] !== '4'") as () => boolean,
  },
  {
    title: 'where the dollar sign is another library',
    html: (html) => html.replace('</head>', '<script>jQuery.noConflict(); window.$ = function () { throw new Error("not jQuery") }</script></head>'),
    isThere: () => Reflect.get(window, '$') !== Reflect.get(window, 'jQuery'),
  },
  {
    title: 'where the theme prints a stand-in by jQuery\'s names and moves jQuery to the end of the body',
    html: withJQueryMovedDown,
    isThere: new Function('return Array.isArray(collected) && Reflect.get(window, "isReadyCalled") && jQuery.fn.jquery[0] === "3"') as () => boolean,
  },
  { title: 'where jQuery comes after us', html: lateJQuery, isThere: () => document.readyState === 'complete' },
  shadowedForms('broken'),
  {
    title: 'where addresses are relative to another page',
    html: (html) => html.replace('<head>', '<head><base href="/somewhere/else/">'),
    isThere: () => document.baseURI.endsWith('/somewhere/else/'),
  },
  {
    title: 'where a translator wraps every text and rewrites the language',
    script: scripts.translator,
    isThere: () => document.documentElement.lang === 'de' && document.querySelectorAll('font').length > 50,
  },
  {
    title: 'where scripts move, copy and put back what units stand on',
    script: scripts.restless,
    isSlow: true,
    isThere: () => document.documentElement.hasAttribute('data-beats'),
  },
  {
    title: 'where scripts write our tag and the page itself while it is parsed',
    html: written,
    isThere: () => document.querySelector('main')?.firstElementChild?.localName === 'script',
  },
  {
    title: 'where storage throws',
    script: scripts.throwingStorage,
    isThere: () => {
      try {
        return !localStorage
      } catch {
        return true
      }
    },
  },
  { title: 'where the history is wrapped', script: scripts.wrappedHistory, isThere: () => Object.hasOwn(history, 'pushState') },
  {
    title: 'in quirks mode',
    html: (html) => html.replace('<!doctype html>\n', ''),
    isThere: () => document.compatMode === 'BackCompat',
  },
  {
    title: 'in XHTML',
    // jQuery takes HTML for XML there.
    jquery: 'broken',
    html: asXhtml,
    type: 'application/xhtml+xml; charset=utf-8',
    isThere: () => document.contentType === 'application/xhtml+xml',
  },
  { title: 'where the page\'s globals are frozen', html: frozenGlobals, isThere: () => Object.isFrozen(Reflect.get(window, 'wc_add_to_cart_params')) },
  { title: 'where built-in prototypes are frozen', script: scripts.frozenPrototypes, isThere: () => Object.isFrozen(Object.prototype) },
  {
    title: 'where an ad blocker removes what has certain classes',
    script: scripts.adBlocker,
    // What dismisses the banner goes by its class.
    spoils: ['coming-soon'],
    isThere: () => document.documentElement.hasAttribute('data-blocked'),
  },
  {
    title: 'beside a theme that listens at the plus button of each row, anew whenever the basket was updated',
    script: scripts.plusButtons,
    isThere: () => document.querySelectorAll('.cart_item .neighbour-plus').length > 0,
  },
  {
    title: 'beside plugins that live in jQuery\'s Ajax world',
    html: (html) => behindJQuery(html, scripts.ajaxWorld),
    isThere: () => (Reflect.get(window, 'jQuery') as JQueryStatic).ajaxSettings.dataType === 'json',
  },
  blocking('filters', 'cart-page'),
  blocking('mini-cart'),
]

/**
 * Those that stand on one page: none changes what another's page is about. Each has to be at work there. What breaks jQuery stands with
 * its like, and what keeps a unit from mounting alone: beside it less is seen of the others.
 */
const TOGETHER: ReadonlyArray<readonly string[]> = [
  [
    'where jQuery is of version 1', 'where the dollar sign is another library', 'where the page\'s globals are frozen',
    'where a translator wraps every text and rewrites the language',
  ],
  [
    'where jQuery is of version 2', 'where a second jQuery gives its names back to the first', 'where the history is wrapped', 'where storage throws',
    'where scripts write our tag and the page itself while it is parsed',
  ],
  [
    'where jQuery is of version 4', 'where addresses are relative to another page',
    'beside Prototype.js, which has its own way with JSON, lists and elements',
  ],
  [
    'where a second jQuery of another version takes the place of the first', 'in quirks mode', 'beside a consent plugin whose scripts have no type',
    'beside a theme that listens at the plus button of each row, anew whenever the basket was updated',
  ],
  [
    'where jQuery comes after us', 'where built-in prototypes are frozen', 'where elements are made with properties that answer null',
    'where an ad blocker removes what has certain classes',
  ],
  ['where built-in prototypes have enumerable members', 'where fields hide what a form has under their names, with jQuery', 'in XHTML'],
]

/** All neighbours, those together that stand on one page. */
export const NEIGHBOURS: ReadonlyArray<readonly Neighbour[]> = onePageEach(ALL, TOGETHER)

/** @throws {Error} for a name that no neighbour has, or that is there twice */
function onePageEach(all: readonly Neighbour[], together: ReadonlyArray<readonly string[]>): ReadonlyArray<readonly Neighbour[]> {
  const named = together.map((titles) => titles.map((title) => {
    const found = all.find((each) => each.title === title)
    if (!found) throw new Error(`No neighbour is called "${title}".`)
    return found
  }))
  const shared = new Set(named.flat())
  if (shared.size < named.flat().length) throw new Error('A neighbour stands on two pages.')
  return [...all.filter((each) => !shared.has(each)).map((each) => [each]), ...named]
}

/** Fields that hide what their form has under their names. */
export function shadowedForms(jquery: 'broken' | 'none'): Neighbour {
  return {
    title: `where fields hide what a form has under their names, ${jquery === 'none' ? 'without' : 'with'} jQuery`,
    jquery,
    // jQuery goes round in circles in a form with a field called `parentNode`, and so does React, which hears of selections there.
    script: () => addEventListener('selectionchange', (event) => event.stopPropagation(), true),
    html: (html) => shadowForms(html, jquery === 'none' ? [...SHADOWED, 'parentNode'] : SHADOWED),
    isThere: () => (document.querySelector('form')?.action as unknown) instanceof Element,
  }
}

/** An ad blocker that does not let the files of these units through. */
function blocking(...units: string[]): Neighbour {
  const files = units.map((unit) => `${unit}.js`)
  return {
    title: `but ${units.join(' and ')} where an ad blocker does not let ${files.join(' and ')} through`,
    before: (page) => Promise.all(files.map((file) => page.route(`**/${file}`, (route) => route.abort('blockedbyclient')))),
    without: units,
    problems: units.map((unit) => `${unit}: its code (${unit}.js) could not be loaded; the server's page stays as it is.`),
    isThere: () => true,
  }
}
