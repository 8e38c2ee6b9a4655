import { parseJson, tabStorage, toJson } from '@tillkit/dom'
import { isRecord } from '../globals.ts'
import { CHANGING_PARAMETERS } from './anatomy.ts'

/** Where this tab keeps when we have loaded its pages anew, and for what: no script of the page's clears it in passing, as many do the history's state. */
const KEY = 'tillkit-reloads'

/** So many pages of a tab are loaded anew by us in `SPAN` ms, whatever they are and whatever for. */
const MOST = 3
const SPAN = 10 * 60 * 1000

/** A page that the browser has loaded anew is taken, for so many ms, for one that we have: what we keep may have been cleared with all else. */
const FRESH = 30_000

/** What this tab has loaded anew. */
interface Reloads {
  /** When, in ms; the last few. */
  readonly times: readonly number[]
  /** Pages, with the reason each was loaded anew for, that have not been seen to work since. */
  readonly unhelped: readonly string[]
}

function readReloads(): Reloads {
  const kept = parseJson(tabStorage.read(KEY) ?? '')
  const listOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])
  const { times, unhelped } = isRecord(kept) ? kept : {}
  return { times: listOf(times).filter((time) => typeof time === 'number'), unhelped: listOf(unhelped).map(String) }
}

/** @returns whether the next page will find it: a browser may refuse, and a page's own storage may only pretend */
function keepReloads(reloads: Reloads): boolean {
  const text = toJson(reloads)
  return tabStorage.write(KEY, text) && tabStorage.read(KEY) === text
}

/** What a page is loaded anew for, with the page: its query and hash are often changed as it loads. */
const entryOf = (reason: string) => `${location.pathname} ${reason}`

/** Whether the browser has just loaded this page anew, and nothing that we keep says why. */
function isReloaded({ times }: Reloads): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return times.length === 0 && entry?.type === 'reload' && performance.now() < FRESH
}

/** The page's own address, to be asked for again: without what changed the cart when the shopper came by it. */
export function addressToAskAgain(): string {
  const url = new URL(location.href)
  // An address that has none stays as it is written.
  for (const name of CHANGING_PARAMETERS) if (url.searchParams.has(name)) url.searchParams.delete(name)
  return url.href
}

/**
 * Loads the page anew, unless that was done already for this reason and has not helped: a cache may give the same page again for ever.
 * Nor more than three times in ten minutes, and never where the browser does not let us note it: the shopper is told then what to do.
 * @param reason what the page has to be loaded anew for: a word of the caller's, the same for `rememberWorking`
 * @returns whether the page is being left
 */
export function reloadOnce(reason: string): boolean {
  const reloads = readReloads()
  const now = Date.now()
  // One from a clock that has been put back since counts as well.
  const recent = reloads.times.filter((time) => time > now - SPAN)
  if (recent.length >= MOST || reloads.unhelped.includes(entryOf(reason)) || isReloaded(reloads)) return false
  if (!keepReloads({ times: [...recent, now], unhelped: [...reloads.unhelped, entryOf(reason)] })) return false
  loadAnew()
  return true
}

/** Loads the page anew, as the shopper asks. What brought them here is not done once more: the cart stays as it is, and no form is sent. */
export function loadAnew(): void {
  // Of an entry that was replaced a browser only asks for the page.
  history.replaceState(history.state, '', addressToAskAgain())
  location.reload()
}

/** Says that what the page was loaded anew for works: should it be out of date once more, it may be loaded anew once more. */
export function rememberWorking(reason: string): void {
  const { times, unhelped } = readReloads()
  const left = unhelped.filter((entry) => entry !== entryOf(reason))
  if (left.length < unhelped.length) keepReloads({ times, unhelped: left })
}
