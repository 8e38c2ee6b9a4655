import { settle, startUnit, type Unit } from '@tillkit/mount'
import { LEGACY_SCRIPTS } from '@tillkit/platform'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { differencesSince, lostSince, snapshotOf } from './snapshot.ts'
import { openTestPage, type TestPage, type TestPageOptions } from './test-page.ts'

/** Something that the unit cannot use, beside or instead of what it can. */
export interface BrokenFixture {
  /** A host that is broken, with a key of its own. It stands before the good ones. */
  readonly html?: string
  /** Globals that are broken, by name; `undefined` takes one away. They break every host. */
  readonly globals?: Readonly<Record<string, unknown>>
  /** What the report must name: the attribute or global. */
  readonly field: string
}

/** A page on which a unit is tried. The files that print it feed stories and example pages too. */
export interface WidgetFixtures extends TestPageOptions {
  /** Told apart in the titles: `dropdown, 7.x`. */
  readonly title?: string
  readonly broken?: readonly BrokenFixture[] | undefined
  /** Does what a shopper does, so that there is something to keep and something to take back. */
  operate?(host: HTMLElement): void
  /** What the shopper's doing has changed, to be found again on a host that was replaced. */
  state?(host: HTMLElement): unknown
  /** Selects the server's elements whose content the unit may fill anew (prices, regions). */
  readonly rewrites?: string
  /** Classes of the server's that the unit sets and takes away as its state goes. */
  readonly stateClasses?: readonly string[]
}

/**
 * The contract that every unit keeps with the page, as tests: it mounts on each of its elements and once, keeps the
 * server's nodes, reports what it cannot use and leaves it alone, follows its elements through the page, gives way
 * to the legacy script, and leaves nothing behind.
 * @param load imports the unit: `async () => (await import('./mini-cart.ts')).miniCart`
 */
export function describeWidget(load: () => Promise<Unit>, fixtures: WidgetFixtures): void {
  const { title = 'the page', broken = [], rewrites, stateClasses = [] } = fixtures
  let page: TestPage
  const open = async (changes: Partial<TestPageOptions> = {}) => {
    page = await openTestPage(load, { ...fixtures, ...changes })
    return page
  }
  const started = async (changes: Partial<TestPageOptions> = {}) => {
    await open(changes)
    await page.start()
    return page
  }
  const operate = async () => {
    for (const element of page.elements()) fixtures.operate?.(element)
    await page.rest()
  }
  const stateOf = (host: HTMLElement | undefined) => host && fixtures.state?.(host)
  const body = () => document.body.innerHTML

  describe(`the contract of a unit, on ${title}`, () => {
    afterEach(() => {
      page.close()
      vi.restoreAllMocks()
    })

    it('mounts on every element that it selects', async () => {
      await started()
      expect(page.elements().length).toBeGreaterThan(0)
      expect(page.hosts().map(({ element, state }) => [element, state])).toEqual(
        page.elements().map((element) => [element, 'mounted']),
      )
      expect(page.mounted).toEqual(page.elements())
      expect(page.errors).toEqual([])
    })

    it('does not throw without jQuery', async () => {
      const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
      await started({ jquery: false })
      await operate()
      page.stop()
      expect(page.errors).toEqual([])
      for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled()
    })

    it('mounts once, however often it is started', async () => {
      await started()
      startUnit(page.unit)
      await page.rest()
      expect(page.mounted).toEqual(page.elements())
    })

    it('keeps its mount when its element is moved', async () => {
      await started()
      const [host] = page.elements()
      const before = page.leaks.left()
      const elements = page.elements()
      host?.parentElement?.append(host)
      await page.rest()
      expect(page.mounted).toEqual(elements)
      expect(page.leaks.left()).toEqual(before)
      expect(page.hosts().every(({ state }) => state === 'mounted')).toBe(true)
    })

    it('mounts once again when its element comes back later', async () => {
      await started()
      const [host] = page.elements()
      const before = page.leaks.left()
      const parent = host?.parentElement
      host?.remove()
      await page.rest()
      expect(page.hosts().map(({ element }) => element)).toEqual(page.elements())
      if (host) parent?.append(host)
      await page.rest()
      expect(page.mounted.filter((element) => element === host)).toHaveLength(2)
      expect(page.leaks.left()).toEqual(before)
    })

    it('keeps the server\'s nodes, classes and data', async () => {
      await open()
      const snapshot = snapshotOf(document.body, rewrites)
      await page.start()
      await operate()
      expect(lostSince(snapshot, stateClasses)).toEqual([])
    })

    it('changes something when it is operated, so that the other tests say something', async () => {
      await started()
      const [host] = page.elements()
      const before = stateOf(host)
      await operate()
      if (fixtures.state) expect(stateOf(host)).not.toEqual(before)
    })

    it.each(broken)('reports $field when it cannot be used, and leaves the HTML alone', async ({ html, globals, field }) => {
      const faulty = html ? `<section id="broken">${html}</section>` : ''
      await open({ html: `${faulty}<section id="whole">${fixtures.html}</section>`, globals: { ...fixtures.globals, ...globals } })
      const failing = page.elements().filter((element) => globals || element.closest('#broken'))
      const before = [...document.querySelectorAll(globals ? 'section' : '#broken')].map((section) => section.outerHTML)
      await page.start()
      await operate()
      const after = [...document.querySelectorAll(globals ? 'section' : '#broken')].map((section) => section.outerHTML)
      expect(failing.length).toBeGreaterThan(0)
      expect(after).toEqual(before)
      expect(page.errors.map(({ problem, target }) => [problem.unit, problem.field, problem.element, target])).toEqual(
        failing.map((element) => [page.unit.name, field, element, element]),
      )
      const whole = page.elements().filter((element) => !failing.includes(element))
      expect(page.mounted).toEqual(whole)
      if (!globals) expect(whole.length).toBeGreaterThan(0)
    })

    it('carries its state over to a host that takes the place of another', async () => {
      await open()
      const printed = page.elements().map((element) => element.outerHTML)
      startUnit(page.unit)
      const isAtOnce = page.hosts().every(({ state }) => state === 'mounted')
      await page.rest()
      await operate()
      const states = page.elements().map(stateOf)
      page.elements().forEach((element, index) => {
        element.outerHTML = printed[index] ?? ''
      })
      settle()
      expect(page.hosts().map(({ element }) => element)).toEqual(page.elements())
      // Only a unit that loads more code for its element needs more than the batch.
      if (isAtOnce) expect(page.hosts().every(({ state }) => state === 'mounted')).toBe(true)
      await page.rest()
      expect(page.hosts().every(({ state }) => state === 'mounted')).toBe(true)
      expect(page.elements().map(stateOf)).toEqual(states)
    })

    it('ends with its element: nothing listens, observes or shows any more', async () => {
      await started({ html: '' })
      const before = page.leaks.left()
      const place = document.createElement('main')
      place.innerHTML = fixtures.html
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
    })

    it('puts the HTML back byte for byte when it is stopped, and leaves nothing behind', async () => {
      await open()
      const before = body()
      const leaks = page.leaks.left()
      await page.start()
      await operate()
      page.stop()
      expect(body()).toBe(before)
      expect(page.leaks.left()).toEqual(leaks)
      expect(page.hosts()).toEqual([])
      await page.rest()
      expect(body()).toBe(before)
    })

    it('leaves what others wrote in between', async () => {
      await open()
      const theirs = { class: 'third-party', attribute: 'data-third-party' }
      const snapshot = snapshotOf(document.body, rewrites)
      await page.start()
      await operate()
      for (const { element } of snapshot) {
        element.classList.add(theirs.class)
        element.setAttribute(theirs.attribute, '')
      }
      const filled = [...document.querySelectorAll(rewrites ?? '.none')].filter((element) => !element.querySelector(rewrites ?? '.none'))
      for (const element of filled) element.innerHTML = '<b>third party</b>'
      await page.rest()
      page.stop()
      expect(differencesSince(snapshot, theirs)).toEqual([])
      expect(filled.filter(({ isConnected, innerHTML }) => isConnected && innerHTML !== '<b>third party</b>')).toEqual([])
    })

    describeLegacy()
  })

  function describeLegacy(): void {
    const tag = (name: string) => {
      const script = document.createElement('script')
      script.id = `${LEGACY_SCRIPTS.find(({ units }) => units.includes(name))?.handle ?? ''}-js`
      return script
    }
    const isReplacing = () => LEGACY_SCRIPTS.some(({ units }) => units.includes(page.unit.name))

    it('stays off beside a live legacy script, and says so once', async ({ skip }) => {
      await open()
      if (!isReplacing()) skip('the unit replaces no script')
      const said = vi.spyOn(console, 'info').mockReturnValue()
      document.head.append(tag(page.unit.name))
      const before = body()
      await page.start()
      document.body.querySelectorAll('*').forEach((element) => element.dispatchEvent(new Event('click')))
      await page.rest()
      expect(page.hosts().map(({ state }) => state)).toEqual(page.elements().map(() => 'refused'))
      expect(page.mounted).toEqual([])
      page.stop()
      expect(body()).toBe(before)
      expect(said).toHaveBeenCalledTimes(1)
    })

    it('gives way to a legacy script that comes late', async ({ skip }) => {
      await open()
      if (!isReplacing()) skip('the unit replaces no script')
      const said = vi.spyOn(console, 'info').mockReturnValue()
      const before = body()
      await page.start()
      await operate()
      document.head.append(tag(page.unit.name))
      await page.rest()
      expect(page.hosts().map(({ state }) => state)).toEqual(page.elements().map(() => 'refused'))
      page.stop()
      expect(body()).toBe(before)
      expect(said).toHaveBeenCalledTimes(1)
    })
  }
}
