import { invoke } from '@tillkit/dom'
import { defineBehaviour, type Unit } from './definition.ts'
import type { KnownUnit } from '../manifest.ts'
import { missingCode } from '../load/load-module.ts'
import { startedUnits, startUnit } from './start-unit.ts'
import { report } from './problem.ts'
import { runInTasks } from './run-in-tasks.ts'
import { whenReady, type When } from './when-ready.ts'

/** What a member for the whole page mounts on. */
const PAGE = 'body'

/** A unit among many of its kind: the script tag knows the family alone. */
export interface FamilyMember {
  /** The elements that the member mounts on. */
  readonly selector: string
  /**
   * When its code is brought, counted from the family's own moment; at once where a touch is held for it. What the family
   * claims is held until that moment only: a member that answers clicks does not wait for `interaction`. Default `now`.
   */
  readonly when?: When
  /** Brings it; declared once, so that a later element finds its code known. */
  readonly load: () => Promise<{ readonly unit: Unit }>
}

/** What a family is made of: its manifest, but for what the script tag alone looks for, and its members' table, which says what it mounts on. */
export interface FamilyDefinition extends Omit<KnownUnit, 'claims' | 'selector' | 'needs'> {
  readonly members: readonly FamilyMember[]
  /** Whether this is a page for the family at all, asked for each of its elements. Default: every page is. */
  readonly applies?: () => boolean
}

/**
 * Declares units that come in dozens: one entry for the script tag, and a table of its own in the family's file. A member's code
 * comes with its first element, is a unit with a name of its own, and is kept off, forced and stopped with its family.
 */
export function defineFamily({ members, applies = () => true, ...manifest }: FamilyDefinition): Unit {
  const { name: family, legacy } = manifest
  const selector = members.map((member) => member.selector).join()
  // Whatever is touched stands on the page: that is no element of one member's.
  const elements = members.filter((member) => member.selector !== PAGE)
  const isAnyones = (one: Element) => elements.some((member) => invoke(one, 'closest', member.selector))
  /** Whether a touch is held at an element of the member's, or beside all of the family's: then it waits for nothing. */
  const isTouched = (memberSelector: string) => startedUnits().get(family)?.queued.some((one) => invoke(one, 'closest', memberSelector) ?? !isAnyones(one)) === true
  const parts = members.map(({ load, ...member }) => ({
    ...member,
    /** Settles when the member has on what its hosts bring: the touches that the family holds are let go then. */
    begin: oncePerPage(async () => {
      const { unit } = await load()
      // Its further elements are no news: they mount by themselves.
      if (startedUnits().has(unit.name)) return
      const run = runInTasks()
      startUnit({ ...unit, family, ...(isTouched(member.selector) && { when: 'now' }), ...(legacy && { legacy }) }, run)
      // Behind what starting has planned, which plans one step for each element in turn.
      await new Promise<void>((resolve) => run(() => run(resolve)))
      const hosts = [...(startedUnits().get(unit.name)?.entries.values() ?? [])]
      await Promise.all(hosts.flatMap(({ loading }) => loading))
    }, (cause) => reportMissing(family, member.selector, cause)),
  }))
  return defineBehaviour<null>({
    ...manifest,
    selector,
    read: () => null,
    start(host) {
      if (!applies()) return
      for (const { selector: memberSelector, when = 'now', begin } of parts) {
        if (!invoke(host.element, 'matches', memberSelector)) continue
        whenReady(isTouched(memberSelector) ? 'now' : when, host.element, host, () => host.load(host, begin(), () => undefined))
      }
    },
  })
}

/** A member's code is missing for all of its elements: told with their number, and at the first of them. */
function reportMissing(family: string, selector: string, cause: unknown): void {
  const [element = null, ...others] = document.querySelectorAll(selector)
  const problem = missingCode(cause)
  const message = others.length > 0 ? `${problem.message} It has ${others.length + 1} elements.` : problem.message
  report({ ...problem, message, unit: family, element })
}

/**
 * One function for all elements of a page, so that a later one finds its code known; and another for the page that is opened after it
 * in the same document, where nothing has begun yet.
 * @param failed told once a page; a later element tries anew
 */
function oncePerPage(begin: () => Promise<void>, failed: (cause: unknown) => void): () => () => Promise<void> {
  const begins = new WeakMap<object, () => Promise<void>>()
  const reported = new WeakSet<object>()
  return () => {
    const page = startedUnits()
    const known = begins.get(page) ?? (() => begin().catch((cause: unknown) => {
      begins.delete(page)
      if (!reported.has(page)) failed(cause)
      reported.add(page)
    }))
    begins.set(page, known)
    return known
  }
}
