import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Answer, LoggedRequest } from '../server/index.ts'
import { fixturePage } from './fixture-page.ts'
import { hasten } from './hasten.ts'
import type { Neighbour } from './neighbours.ts'
import { openHtml, type OpenPage } from './open-fixture.ts'
import { hostsOn, tillkitErrors } from './runtime.ts'
import { eventually, handsFor, type UnitUse } from './unit-use.ts'
import type { Shop } from './use-shop.ts'

/** Where the page stands. */
export const NEIGHBOURS_PATH = '/everything/'

const JQUERY = '<script src="/vendor/jquery.js"></script>'

/**
 * Remembers what jQuery's names mean when the page has been parsed, before our first script runs: the bare ones, which a neighbour can
 * make lexical, and the window's. As themes do, it calls jQuery before that has to be there.
 */
const KEEP_NAMES = `<script>
if (typeof jQuery !== 'undefined') jQuery(function () { window.isReadyCalled = true })
var namesOfJQuery = function () {
  return [typeof jQuery === 'undefined' ? 0 : jQuery, typeof $ === 'undefined' ? 0 : $, window.jQuery || 0, window.$ || 0]
}
document.addEventListener('readystatechange', function () { window.namesBefore = namesOfJQuery() }, { once: true })
</script>`

/** What a script says of jQuery that comes last, by its bare names: whether each of them means what it did, and what is heard through it. */
const LAST_SCRIPT = `
var namesNow = namesOfJQuery()
window.lastScript = {
  changed: namesNow.filter(function (one, index) { return namesBefore[index] && one !== namesBefore[index] }).length,
  heard: [],
}
if (namesNow[0]) {
  jQuery(document.body).on('last_script', function (event, by) { window.lastScript.heard.push(by) })
  jQuery(document.body).trigger('last_script', ['jQuery'])
  if (namesNow[1] === namesNow[0]) $(document.body).trigger('last_script', ['$'])
}
`

/** One page with something for every unit. */
export function everythingHtml(uses: readonly UnitUse[], jquery: Neighbour['jquery'] = 'works'): string {
  const parts = (part: 'main' | 'globals' | 'head' | 'jqueryScripts') => uses.map((use) => use[part] ?? '').join('\n')
  const settings = JSON.stringify(Object.assign({}, ...uses.map((use) => use.themeSettings)))
  return fixturePage({
    jquery: false,
    globals: `<script>var et_pb_custom = {}</script>${parts('globals')}<script>Object.assign(et_pb_custom, ${settings})</script>`,
    head: `${jquery === 'none' ? '' : JQUERY}${jquery === 'works' ? parts('jqueryScripts') : ''}${parts('head')}`,
    main: parts('main'),
    bodyEnd: jquery === 'none' ? '' : KEEP_NAMES,
  })
}

/**
 * Opens the page of all these units beside neighbours, and waits until each unit has mounted on all that it found,
 * but those that are left untouched.
 * @throws where a neighbour is not at work on the page: then the test would show nothing
 */
export async function openBeside(shop: Shop, neighbours: readonly Neighbour[], uses: readonly UnitUse[]): Promise<OpenPage> {
  const roots = uses.flatMap((use) => use.roots)
  for (const { answer } of uses) answer?.(shop.server)
  const plain = everythingHtml(uses, jqueryBeside(neighbours))
  const opened = await openHtml(shop.browser, shop.server, {
    html: plain,
    path: NEIGHBOURS_PATH,
    waitForMount: false,
    before: async (page) => {
      let html = plain
      if (!neighbours.some(({ isSlow }) => isSlow)) await hasten(page)
      for (const neighbour of neighbours) {
        html = (await neighbour.html?.(html, page)) ?? html
        if (neighbour.script) await page.addInitScript(neighbour.script, neighbour.roots ?? roots)
        await neighbour.before?.(page)
      }
      shop.server.page(NEIGHBOURS_PATH, answering(html, neighbours, uses))
    },
  })
  for (const selector of uses.flatMap((use) => use.waiting ?? [])) await touch(opened.page, selector)
  const without = neighbours.flatMap((neighbour) => neighbour.without ?? [])
  const units = uses.flatMap((use) => use.units).filter((unit) => !without.includes(unit))
  const odd = neighbours.flatMap(({ isOdd }) => isOdd ?? [])
  const untouched = uses.flatMap((use) => use.untouched ?? [])
  const states = units.map((unit) => [unit, [untouched.includes(unit) ? 'waiting' : 'mounted']])
  await eventually(() => statesOf(opened.page, units, odd)).toEqual(Object.fromEntries(states))
  await expectAtWork(opened, neighbours)
  return opened
}

/** What each unit is for, done once; then that nothing has gone wrong but what the neighbour itself takes away. */
export async function useBeside(shop: Shop, opened: OpenPage, neighbours: readonly Neighbour[], uses: readonly UnitUse[]): Promise<void> {
  const hands = handsFor(opened.page, shop.server, jqueryBeside(neighbours) === 'works')
  const spoiled = neighbours.flatMap((neighbour) => neighbour.spoils ?? [])
  const left = [...neighbours.flatMap((neighbour) => neighbour.without ?? []), ...spoiled]
  for (const one of uses) {
    if (one.units.some((unit) => left.includes(unit))) continue
    await one.use(hands)
    await hands.settled()
  }
  // A family's member is called by its family first.
  const problems = (await tillkitErrors(opened.page)).filter(({ unit }) => !spoiled.includes(unit.split('/')[0] ?? unit))
  expect(problems.map(({ unit, message }) => `${unit}: ${message}`).sort()).toEqual(neighbours.flatMap((neighbour) => neighbour.problems ?? []).sort())
  await expectJQueryUntouched(opened, jqueryBeside(neighbours))
  expect(opened.pageErrors).toEqual([])
  await expectAtWork(opened, neighbours)
}

/** jQuery's names mean what they did before us, and a script that comes last and uses them is served. */
async function expectJQueryUntouched({ page }: OpenPage, jquery: Neighbour['jquery']): Promise<void> {
  if (jquery === 'none') return
  const { changed, heard, isDollar } = await page.evaluate((text) => {
    const script = document.createElement('script')
    script.textContent = text
    document.body.append(script)
    const said = Reflect.get(window, 'lastScript') as { changed: number; heard: string[] }
    const [bare, dollar] = (Reflect.get(window, 'namesOfJQuery') as () => unknown[])()
    return { ...said, isDollar: bare === dollar }
  }, LAST_SCRIPT)
  expect(changed, 'names of jQuery that mean something else than before us').toBe(0)
  if (jquery === 'works') expect(heard, 'what a script that comes last hears through jQuery').toEqual(isDollar ? ['jQuery', '$'] : ['jQuery'])
}

async function expectAtWork({ page }: OpenPage, neighbours: readonly Neighbour[]): Promise<void> {
  // Some set in a while after our units: a script with a beat of its own.
  for (const { title, isThere } of neighbours) await eventually(async () => ({ title, isAtWork: await page.evaluate(isThere) })).toEqual({ title, isAtWork: true })
}

/** What the worst of them leaves of jQuery. */
function jqueryBeside(neighbours: readonly Neighbour[]): 'works' | 'broken' | 'none' {
  const kinds = neighbours.map(({ jquery = 'works' }) => jquery)
  return kinds.find((kind) => kind === 'none') ?? kinds.find((kind) => kind === 'broken') ?? 'works'
}

/** A request for the page itself gets the page; every other is for the first unit that knows an answer. */
function answering(html: string, neighbours: readonly Neighbour[], uses: readonly UnitUse[]): (request: LoggedRequest) => Answer {
  const [type] = neighbours.flatMap((neighbour) => neighbour.type ?? [])
  return (request) => {
    const answers = request.method === 'GET' ? [] : uses.map(({ post }) => post?.(request))
    const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
    return answers.find((answer) => answer !== undefined) ?? { status: 200, body: html, headers }
  }
}

function touch(page: Page, selector: string): Promise<void> {
  return page.evaluate((place) => {
    document.querySelector(place)?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  }, selector)
}

/** The states of each unit's elements, once each; of those that are not odd. */
async function statesOf(page: Page, units: readonly string[], odd: readonly RegExp[]): Promise<Record<string, string[]>> {
  const hosts = ((await hostsOn(page)) ?? []).filter(({ element }) => !odd.some((isOdd) => isOdd.test(element)))
  return Object.fromEntries(
    units.map((unit) => [unit, [...new Set(hosts.filter((host) => host.unit === unit).map(({ state }) => state))]]),
  )
}
