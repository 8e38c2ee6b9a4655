import { createLife } from '@tillkit/dom'
import { enterPage, isNeeded, keepClaims, onLiveScript, pageInstance, rememberChanges, reportRefused } from '@tillkit/mount'
import { legacyScriptOf, reviveForOthers } from '@tillkit/platform'
import { candidatesOf, hostsOf, leave, reportUnknown } from './candidates.ts'
import { followCart } from './follow-cart.ts'
import type { LoaderPage } from './loader.types.ts'
import { askGlobals, startWaiting } from './needs.ts'
import type { LoaderOptions } from './options.ts'
import { createReport } from './report-problem.ts'
import { scanPage } from './scan.ts'
import { createHandOver } from './take-over.ts'

/**
 * Watches the page for what the units mount on, holds the shopper's first touches, and brings each unit's code
 * when its moment has come.
 */
export function startLoader(options: LoaderOptions): void {
  const there = pageInstance()
  const report = createReport(options)
  if (there) return report('second', 'tillkit', there.version)
  const life = createLife((cause) => report('failed', 'tillkit', cause))
  const page: LoaderPage = {
    ...options,
    ...scanPage(life),
    life,
    report,
    candidates: candidatesOf(options),
    changes: rememberChanges(life),
    followers: [],
  }
  if (__TILLKIT_TABLE__) reportUnknown(options, report)
  enter(page)
  // Who prints the table knows beforehand what a page needs of a script.
  if (__TILLKIT_TABLE__) document.querySelectorAll<HTMLScriptElement>('script[data-tillkit-unless]').forEach(life.guard(reviveForOthers))
  const { candidates, followers } = page
  standBack(page)
  page.look()
  if (candidates.some(({ followsCart }) => followsCart)) followCart(life, () => followers.forEach((load) => load()))
  for (const one of candidates) startWaiting(page, one)
  page.look()
}

/** Enters the page as its Tillkit: what others ask of units whose code has not come is answered here. */
function enter({ force, life, candidates, changes, report }: LoaderPage): void {
  const meant = (name?: string) => candidates.filter((one) => name === undefined || one.name === name)
  enterPage({
    version: __TILLKIT_VERSION__,
    hosts: (name) => meant(name).filter((one) => one.isChosen && !one.isStopped).flatMap(hostsOf),
    stop(name) {
      for (const one of meant(name)) {
        one.isStopped = true
        // The shop's own script, which may be on its way, is not to run for it either.
        leave(one, 'refused')
      }
      if (name === undefined) life.end()
    },
    loader: {
      force,
      of: (name) => meant(name)[0],
      changed: (field) => changes.has(field),
      queuedFor: (name, help) => meant(name).flatMap(({ keeper }) => keeper?.handOver(help) ?? []),
      queueTouches: keepClaims,
      started: (name) => meant(name).forEach((one) => leave(one, 'mounted')),
      report,
    },
  })
}

/** Leaves the work of units to the shop's own scripts where those are live, with what was held for them. */
function standBack(page: LoaderPage): void {
  const { life, watchFor, candidates, changes } = page
  const handOver = createHandOver(life, changes)
  onLiveScript(life, watchFor, (script, hasRun) => {
    for (const one of candidates) {
      const { name, selector, legacy, keeper } = one
      if (one.isStopped || one.isForced || !legacyScriptOf(script, legacy)) continue
      if (keeper && (hasRun || !script.src)) handOver(keeper)
      one.stage = 'refused'
      if (isNeeded(one) && document.querySelector(selector)) reportRefused(name, script, one)
      one.waiting?.end()
    }
    askGlobals(page)
  })
}
