import { settle, startUnit, type Unit } from '@tillkit/mount'
import { expect, vi } from 'vitest'
import { fields, globals, whole } from './page-state.ts'
import { differencesSince, lostSince, snapshotOf } from './snapshot.ts'
import { openTestPage, type TestPage, type TestPageOptions } from './test-page.ts'
import type { BrokenFixture, WidgetFixtures } from './widget-fixtures.ts'

/** One clause of the contract. */
export interface Check {
  readonly title: string
  /**
   * Keeps quiet when the unit keeps the clause, and throws what it found when not.
   * @param skip told why, where the clause does not concern the unit
   */
  run(skip?: (why: string) => void): Promise<void>
}

/** A page under check, and what the fixtures say to do on it. */
interface Trial {
  readonly page: TestPage
  readonly fixtures: WidgetFixtures
  /** Does what a shopper does on every host, and lets the page come to rest. */
  operate(): Promise<void>
  states(): unknown[]
  readonly skip: (why: string) => void
}

type Clause = (trial: Trial) => Promise<void>

/** A unit of the page as a whole mounts on the body, which nobody moves, removes or prints again. */
const isOfThePage = ({ unit }: TestPage): boolean => unit.selector === 'body'
const OF_THE_PAGE = 'the unit mounts on the body'

/** The clauses that every unit keeps on any page. */
const CLAUSES: Readonly<Record<string, Clause>> = {
  async 'mounts on every element that it selects'({ page }) {
    await page.start()
    expect(page.elements().length).toBeGreaterThan(0)
    expect(page.hosts().map(({ element, state }) => [element, state])).toEqual(
      page.elements().map((element) => [element, 'mounted']),
    )
    expect(page.mounted).toEqual(page.elements())
    expect(page.errors).toEqual([])
  },

  async 'mounts once, however often it is started'({ page }) {
    await page.start()
    startUnit(page.unit)
    await page.rest()
    expect(page.mounted).toEqual(page.elements())
  },

  async 'keeps its mount when its element is moved'({ page, skip }) {
    if (isOfThePage(page)) return skip(OF_THE_PAGE)
    await page.start()
    const elements = page.elements()
    const before = page.leaks.left()
    const [host] = elements
    host?.parentElement?.append(host)
    await page.rest()
    expect(page.mounted).toEqual(elements)
    expect(page.leaks.left()).toEqual(before)
    expect(page.hosts().every(({ state }) => state === 'mounted')).toBe(true)
  },

  async 'mounts once again when its element comes back later'({ page, skip }) {
    if (isOfThePage(page)) return skip(OF_THE_PAGE)
    await page.start()
    const before = page.leaks.left()
    const [host] = page.elements()
    const parent = host?.parentElement
    host?.remove()
    await page.rest()
    expect(page.hosts().map(({ element }) => element)).toEqual(page.elements())
    if (host) parent?.append(host)
    await page.rest()
    expect(page.mounted.filter((element) => element === host)).toHaveLength(2)
    expect(page.leaks.left()).toEqual(before)
  },

  async 'keeps the server\'s nodes, classes and data'({ page, fixtures, operate }) {
    const snapshot = snapshotOf(document.body, fixtures.rewrites)
    await page.start()
    await operate()
    expect(lostSince(snapshot, fixtures)).toEqual([])
  },

  async 'carries its state over to a host that takes the place of another'({ page, fixtures, operate, states, skip }) {
    if (isOfThePage(page)) return skip(OF_THE_PAGE)
    const printed = page.elements().map((element) => element.outerHTML)
    startUnit(page.unit)
    const isAtOnce = page.hosts().every(({ state }) => state === 'mounted')
    await page.rest()
    const before = states()
    await operate()
    const after = states()
    // Otherwise there would be nothing to carry.
    if (fixtures.state) expect(after).not.toEqual(before)
    page.elements().forEach((element, index) => {
      element.outerHTML = printed[index] ?? ''
    })
    settle()
    expect(page.hosts().map(({ element }) => element)).toEqual(page.elements())
    // Only a unit that loads more code for its element needs more than the batch.
    if (isAtOnce) expect(page.hosts().every(({ state }) => state === 'mounted')).toBe(true)
    await page.rest()
    expect(page.hosts().every(({ state }) => state === 'mounted')).toBe(true)
    expect(states()).toEqual(after)
  },

  async 'puts the HTML back byte for byte when it is stopped, and leaves nothing behind'({ page, operate }) {
    // What a stub sets up is there for the page, and stays.
    page.unit.stub?.()
    const before = { page: whole(), globals: globals(), leaks: page.leaks.left() }
    await page.start()
    await operate()
    page.stop()
    expect(whole()).toBe(before.page)
    expect(page.leaks.left()).toEqual(before.leaks)
    expect(page.hosts()).toEqual([])
    await page.rest()
    expect(whole()).toBe(before.page)
    expect(globals()).toEqual(before.globals)
    expect(vi.getTimerCount()).toBe(0)
    expect(page.errors).toEqual([])
  },

  async 'leaves every field as it was when nobody has touched one'({ page }) {
    const before = fields()
    await page.start()
    page.stop()
    await page.rest()
    expect(fields()).toEqual(before)
  },

  async 'leaves nothing behind when it is stopped while its code is on the way'({ page }) {
    const before = { page: whole(), leaks: page.leaks.left() }
    startUnit(page.unit)
    page.stop()
    expect(whole()).toBe(before.page)
    await page.rest()
    expect(whole()).toBe(before.page)
    expect(page.leaks.left()).toEqual(before.leaks)
    expect(page.errors).toEqual([])
  },

  async 'leaves what others wrote in between'({ page, fixtures, operate }) {
    const theirs = { class: 'third-party', attribute: 'data-third-party' }
    const region = fixtures.rewrites ?? '.tillkit-none'
    const snapshot = snapshotOf(document.body, fixtures.rewrites)
    await page.start()
    await operate()
    for (const { element } of snapshot) {
      element.classList.add(theirs.class)
      element.setAttribute(theirs.attribute, '')
    }
    const filled = [...document.querySelectorAll(region)].filter((element) => !element.querySelector(region))
    for (const element of filled) element.innerHTML = '<b>third party</b>'
    await page.rest()
    page.stop()
    expect(differencesSince(snapshot, theirs)).toEqual([])
    expect(filled.filter(({ isConnected, innerHTML }) => isConnected && innerHTML !== '<b>third party</b>')).toEqual([])
  },

  async 'stays off beside a live legacy script, and says so once'({ page, skip }) {
    if (!legacyOf(page.unit)) return skip('the unit replaces no script')
    const said = vi.spyOn(console, 'info').mockReturnValue()
    document.head.append(legacyScript(page.unit))
    const before = whole()
    await page.start()
    for (const element of document.body.querySelectorAll('*')) element.dispatchEvent(new Event('click'))
    await page.rest()
    expect(page.hosts().map(({ state }) => state)).toEqual(page.elements().map(() => 'refused'))
    expect(page.mounted).toEqual([])
    page.stop()
    expect(whole()).toBe(before)
    expect(said).toHaveBeenCalledTimes(1)
  },

  async 'gives way to a legacy script that comes late'({ page, operate, skip }) {
    if (!legacyOf(page.unit)) return skip('the unit replaces no script')
    const said = vi.spyOn(console, 'info').mockReturnValue()
    const before = whole()
    await page.start()
    await operate()
    const legacy = legacyScript(page.unit)
    document.head.append(legacy)
    await page.rest()
    expect(page.hosts().map(({ state }) => state)).toEqual(page.elements().map(() => 'refused'))
    page.stop()
    legacy.remove()
    expect(whole()).toBe(before)
    expect(said).toHaveBeenCalledTimes(1)
  },
}

/** On a page without jQuery, whatever the fixtures say. */
const withoutJQuery: Clause = async ({ page, operate }) => {
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) => spy.mockReturnValue())
  await page.start()
  await operate()
  page.stop()
  expect(page.errors).toEqual([])
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled()
}

/** On a page whose hosts come and go after the start. */
const endsWithItsElement = (html: string): Clause => async ({ page, operate, skip }) => {
  if (isOfThePage(page)) return skip(OF_THE_PAGE)
  await page.start()
  // What comes with a page's first touch is the page's.
  window.dispatchEvent(new Event('pointerdown'))
  await page.rest()
  const before = page.leaks.left()
  const place = document.createElement('main')
  place.innerHTML = html
  const printed = place.cloneNode(true) as HTMLElement
  document.body.append(place)
  const hosts = page.elements()
  await page.rest()
  await operate()
  expect(page.mounted).toEqual(hosts)
  for (const host of hosts) host.remove()
  await page.rest()
  expect(page.leaks.left()).toEqual(before)
  expect(page.hosts()).toEqual([])
  for (const host of printed.querySelectorAll(page.unit.selector)) host.remove()
  expect(place.innerHTML).toBe(printed.innerHTML)
}

/** On a page that is broken in one place (`#broken`) or as a whole. */
const reports = ({ globals, field }: BrokenFixture): Clause => async ({ page, operate }) => {
  const parts = () => [...document.querySelectorAll(globals ? 'section' : '#broken')].map(({ outerHTML }) => outerHTML)
  const failing = page.elements().filter((element) => globals || element.closest('#broken'))
  const whole = page.elements().filter((element) => !failing.includes(element))
  const before = parts()
  await page.start()
  await operate()
  expect(failing.length).toBeGreaterThan(0)
  expect(parts()).toEqual(before)
  expect(page.errors.map(({ problem, target }) => [problem.unit, problem.field, problem.element, target])).toEqual(
    failing.map((element) => [page.unit.name, field, element, element]),
  )
  expect(page.mounted).toEqual(whole)
  if (!globals) expect(whole.length).toBeGreaterThan(0)
}

/** The contract for one unit and its fixtures, clause by clause. */
export function checksOf(load: () => Promise<Unit>, fixtures: WidgetFixtures): Check[] {
  const check = (title: string, clause: Clause, changes: Partial<TestPageOptions> = {}): Check => ({
    title,
    run: (skip = () => undefined) => onPage(load, { ...fixtures, ...changes }, (trial) => clause({ ...trial, skip })),
  })
  const broken = (fixtures.broken ?? []).map((one) => {
    const faulty = one.html ? `<section id="broken">${one.html}</section>` : ''
    return check(`reports ${one.field} when it cannot be used, and leaves the HTML alone`, reports(one), {
      html: `${faulty}<section id="whole">${fixtures.html}</section>`,
      globals: { ...fixtures.globals, ...one.globals },
    })
  })
  return [
    ...Object.entries(CLAUSES).map(([title, clause]) => check(title, clause)),
    check('does not throw without jQuery', withoutJQuery, { jquery: false }),
    check('ends with its element: nothing listens, observes or shows any more', endsWithItsElement(fixtures.html), {
      html: '',
    }),
    ...broken,
  ]
}

async function onPage(
  load: () => Promise<Unit>,
  fixtures: WidgetFixtures,
  clause: (trial: Omit<Trial, 'skip'>) => Promise<void>,
): Promise<void> {
  const page = await openTestPage(load, fixtures)
  const operate = async () => {
    for (const element of page.elements()) fixtures.operate?.(element)
    await page.rest()
  }
  try {
    await clause({ page, fixtures, operate, states: () => page.elements().map((element) => fixtures.state?.(element)) })
  } finally {
    page.close()
    vi.restoreAllMocks()
  }
}

/** The legacy script that the unit replaces, if it replaces one. */
function legacyOf({ legacy }: Unit) {
  return legacy?.[0]
}

function legacyScript(unit: Unit): HTMLScriptElement {
  const script = document.createElement('script')
  script.id = `${legacyOf(unit)?.handle ?? ''}-js`
  return script
}
