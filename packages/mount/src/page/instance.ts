import type { EndableLife } from '@tillkit/dom'
import { helpOn, trace } from '@tillkit/platform'
import type { Claim, ClaimKeeper, TouchHelp } from '../touch/claims.ts'

/** Where the page's one Tillkit is found: `window[Symbol.for('tillkit')]`. */
export const INSTANCE = Symbol.for('tillkit')

/** How far a host has come. `refused`: a live legacy script does the unit's work. */
export type HostState = 'waiting' | 'mounted' | 'failed' | 'refused'

/** One element that a unit found. */
export interface HostInfo {
  readonly unit: string
  readonly element: Element
  readonly state: HostState
  /** Its unit's code comes when something is touched, or the cart changes. */
  readonly isUntouched?: boolean
}

/** What the script tag and the code that comes after it tell each other of a unit. */
export interface UnitStatus {
  /** Whether it was stopped before its code had come. */
  isStopped: boolean
  /** Whether it has been said that it stays off: each of our files that finds it out says so here. */
  isReported: boolean
  /** How long what the unit does untouched lasts. */
  readonly waiting?: Pick<EndableLife, 'signal' | 'end'>
  /** What the unit's untouched part has shown, for the unit itself: by its own words. */
  shown?: string
}

/**
 * What a unit does on a page that nobody touches, in a file of its own that needs nothing else of ours: `untouched.ts` beside the
 * manifest, for triggers that are `untouched`. What it throws brings the unit itself.
 * @param element one that the trigger selects
 * @param status the unit's; what is written is taken back when the signal of its `waiting` says so, and nothing is once it has
 * @param load brings the unit itself: it takes over with `endUntouched`
 */
export type Untouched = (element: Element, status: UnitStatus & Required<Pick<UnitStatus, 'waiting'>>, load: () => void) => void

/** What the script tag told us, and holds, for the code that comes after it. */
export interface LoaderLink {
  /** Units that run although their legacy script is live (`data-force`); `true` for all. */
  readonly force: true | readonly string[]
  /** How a unit stands; nothing of one that the tag does not name. */
  of(unit: string): UnitStatus | undefined
  /** Whether a field was changed since the script tag came. */
  changed(field: Element): boolean
  /**
   * The elements whose first touches are held for a unit, so that it mounts there at once. The holding takes help from
   * now on.
   */
  queuedFor(unit: string, help: TouchHelp): readonly Element[]
  /** Holds touches for a part of a unit, whose code comes with the first: `wanted` is told of it. */
  readonly queueTouches?: (claims: readonly Claim[], wanted: () => void) => ClaimKeeper
  /** Called when a unit has mounted on what there was: the held touches are replayed. */
  started(unit: string): void
  /** Has it said in words what is wrong with the settings of a unit that does not run on this page. */
  readonly report?: (about: 'settings', unit: string, given: Readonly<Record<string, unknown>>) => void
}

/** The family of a unit that is named as its settings are: `FAMILY/MEMBER`, or by its own name alone. */
export function familyOf(unit: string): string {
  return unit.split('/')[0] ?? unit
}

/** The page's Tillkit: one for all files of a version, whichever of them came first. */
export interface Instance {
  readonly version: string
  /** The hosts of a unit, or of all. */
  hosts(unit?: string): HostInfo[]
  /** Unmounts a unit, or all, and puts the server's HTML back. It does not start again on this page. */
  stop(unit?: string): void
  loader?: LoaderLink
  /** The runtime that moved in; another copy's is not ours to join. */
  runtime?: object
}

type Holder = { [INSTANCE]?: Instance }

/** The page's Tillkit, if one is there. */
export function pageInstance(): Instance | undefined {
  return (window as unknown as Holder)[INSTANCE]
}

/**
 * Whether a field was changed on this page before the code that asks had come: what has no listener yet must not be lost. A
 * value that the browser has restored does not count, and without our script tag nobody knows.
 */
export function wasChanged(field: Element): boolean {
  return pageInstance()?.loader?.changed(field) ?? false
}

/**
 * Takes back what the untouched part of a unit has written, for the unit that takes its place in the same task.
 * @returns what that has shown, by its own words
 */
export function endUntouched(unit: string): string | undefined {
  const status = pageInstance()?.loader?.of(unit)
  status?.waiting?.end()
  return status?.shown
}

/** Enters the page as its Tillkit. */
export function enterPage(instance: Instance): Instance {
  ;(window as unknown as Holder)[INSTANCE] = instance
  return instance
}

/** Whether the address says `?tillkit=off`: then nothing of ours starts. */
export function isSwitchedOff(address: Pick<Location, 'search'> = location): boolean {
  return /[?&]tillkit=off(&|$)/.test(address.search)
}

/** Says once, loudly, that a second copy was found and stays off. */
export function refuseSecondCopy(mine: string, there: string): void {
  trace({ kind: 'page', what: 'refused', name: 'a second copy', args: [mine] })
  console.error(
    `[tillkit] Tillkit ${there} is here already: this second copy (${mine}) stays off. ${helpOn('second-copy')}`,
  )
}

/**
 * Says that a unit stays off because the shop's own script does its work.
 * @param status where it is kept that it has been said
 */
export function reportRefused(unit: string, script: HTMLScriptElement, status?: Pick<UnitStatus, 'isReported'>): void {
  if (status?.isReported) return
  if (status) status.isReported = true
  const name = script.id || script.src
  trace({ kind: 'page', what: 'refused', name, unit, on: script })
  console.info(
    `[tillkit] ${unit} stays off: the shop's own script is live (#${name}). Take it out, or set data-force.`,
    script,
  )
}
