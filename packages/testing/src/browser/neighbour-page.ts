import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Answer, LoggedRequest } from '../server/index.ts'
import { fixturePage } from './fixture-page.ts'
import type { Neighbour } from './neighbours.ts'
import { openHtml, type OpenPage } from './open-fixture.ts'
import { hostsOn, tillkitErrors } from './runtime.ts'
import { eventually, handsFor, type UnitUse } from './unit-use.ts'
import type { Shop } from './use-shop.ts'

/** Where the page stands. */
export const NEIGHBOURS_PATH = '/everything/'

const JQUERY = '<script src="/vendor/jquery.js"></script>'

/** One page with something for every unit. */
export function everythingHtml(uses: readonly UnitUse[], jquery: Neighbour['jquery'] = 'works'): string {
  const parts = (part: 'main' | 'globals' | 'head' | 'jqueryScripts') => uses.map((use) => use[part] ?? '').join('\n')
  return fixturePage({
    jquery: false,
    globals: parts('globals'),
    head: `${jquery === 'none' ? '' : JQUERY}${jquery === 'works' ? parts('jqueryScripts') : ''}${parts('head')}`,
    main: parts('main'),
  })
}

/**
 * Opens the page of all these units beside a neighbour, and waits until each unit has mounted on all that it found.
 * @throws where the neighbour is not at work on the page: then the test would show nothing
 */
export async function openBeside(shop: Shop, neighbour: Neighbour, uses: readonly UnitUse[]): Promise<OpenPage> {
  const roots = neighbour.roots ?? uses.flatMap((use) => use.roots)
  for (const { answer } of uses) answer?.(shop.server)
  const plain = everythingHtml(uses, neighbour.jquery)
  const opened = await openHtml(shop.browser, shop.server, {
    html: plain,
    path: NEIGHBOURS_PATH,
    waitForMount: false,
    before: async (page) => {
      const html = (await neighbour.html?.(plain, page)) ?? plain
      shop.server.page(NEIGHBOURS_PATH, answering(html, neighbour, uses))
      if (neighbour.script) await page.addInitScript(neighbour.script, roots)
      await neighbour.before?.(page)
    },
  })
  for (const selector of uses.flatMap((use) => use.waiting ?? [])) await touch(opened.page, selector)
  const units = uses.flatMap((use) => use.units).filter((unit) => !neighbour.without?.includes(unit))
  await eventually(() => statesOf(opened.page, units, neighbour.isOdd)).toEqual(Object.fromEntries(units.map((unit) => [unit, ['mounted']])))
  await expectAtWork(opened, neighbour)
  return opened
}

/** What each unit is for, done once; then that nothing has gone wrong but what the neighbour itself takes away. */
export async function useBeside(shop: Shop, opened: OpenPage, neighbour: Neighbour, uses: readonly UnitUse[]): Promise<void> {
  const hands = handsFor(opened.page, shop.server, (neighbour.jquery ?? 'works') === 'works')
  const left = [...(neighbour.without ?? []), ...(neighbour.spoils ?? [])]
  for (const one of uses) {
    if (one.units.some((unit) => left.includes(unit))) continue
    await one.use(hands)
    await hands.settled()
  }
  const problems = (await tillkitErrors(opened.page)).filter(({ unit }) => !neighbour.spoils?.includes(unit))
  expect(problems.map(({ unit, message }) => `${unit}: ${message}`)).toEqual(neighbour.problems ?? [])
  expect(opened.pageErrors).toEqual([])
  await expectAtWork(opened, neighbour)
}

async function expectAtWork({ page }: OpenPage, { title, isThere }: Neighbour): Promise<void> {
  expect(await page.evaluate(isThere), `${title}: is it at work?`).toBe(true)
}

/** A request for the page itself gets the page; every other is for the first unit that knows an answer. */
function answering(html: string, { type }: Neighbour, uses: readonly UnitUse[]): (request: LoggedRequest) => Answer {
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
async function statesOf(page: Page, units: readonly string[], isOdd?: RegExp): Promise<Record<string, string[]>> {
  const hosts = ((await hostsOn(page)) ?? []).filter(({ element }) => !isOdd?.test(element))
  return Object.fromEntries(
    units.map((unit) => [unit, [...new Set(hosts.filter((host) => host.unit === unit).map(({ state }) => state))]]),
  )
}
