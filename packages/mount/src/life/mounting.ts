import { createLife, type Life } from '@tillkit/dom'
import { raise, trace, type MessageCatalogue, type OptionReaders } from '@tillkit/platform'
import type { Announce } from '../page/announcement-queues.ts'
import type { Host, Unit } from './definition.ts'
import { hostOf } from './host.ts'
import type { HostState } from '../page/instance.ts'
import { keyedStore } from './keyed-stores.ts'
import { loadModule } from '../load/load-module.ts'
import { problemOf, report, type Problem } from './problem.ts'
import type { UnitSettings } from './unit-settings.ts'
import { runSync, type Run } from './run-in-tasks.ts'
import { watchChanges } from './watch-changes.ts'

/** Raised at a host that has mounted; bubbles; `detail` is `{ unit }`. */
export const MOUNTED_EVENT = 'tillkit:mounted'

/** One element that a unit found, and what has become of it. */
export interface Entry {
  readonly unit: string
  readonly element: HTMLElement
  state: HostState
  /** What its host has brought so far, each settled when it is there or left out. */
  readonly loading: Promise<void>[]
  /** What was read of the element; absent until then. */
  config?: unknown
  /** Why it failed. */
  problem?: Problem
}

/** The host of any unit. */
type AnyHost = Host<unknown, unknown, MessageCatalogue, OptionReaders>

/** What an element is mounted with. */
export interface Mounting {
  readonly unit: Unit
  readonly entry: Entry
  /** The element's life; it ends when that leaves the page. */
  readonly parent: Life
  /** The unit's part of the page's settings. */
  readonly settings: UnitSettings
  /** Makes what announces for one host. */
  readonly announcer: () => Announce
  /** How the two steps are done. */
  readonly run: Run
}

/** Reads an element and binds it, in two steps. */
export function mount(mounting: Mounting): void {
  const { unit, entry, parent, run } = mounting
  const { element } = entry
  const failed = (cause: unknown) => report(problemOf(unit.name, element, cause))
  const life = createLife(failed, { unit: unit.name, element })
  parent.onEnd(life.end)
  const attempt = (step: () => void) => {
    if (life.signal.aborted) return
    try {
      step()
    } catch (cause) {
      entry.state = 'failed'
      entry.problem = problemOf(unit.name, element, cause)
      life.end()
      report(entry.problem)
      traceHost(entry, 'failed')
    }
  }
  let read: { readonly host: AnyHost; readonly isCurrent: () => boolean } | undefined
  run(() => attempt(() => {
    read = { host: hostFor(mounting, life), isCurrent: watchChanges(life, element) }
  }))
  run(() => attempt(() => {
    if (read?.isCurrent()) return bind(unit, entry, read.host)
    // Somebody has written to it between the steps: it is read again.
    life.end()
    mount({ ...mounting, run: runSync })
  }))
}

function bind(unit: Unit, entry: Entry, host: AnyHost): void {
  const { element, loading } = entry
  const bound: unknown = unit.bind(host)
  // One that is written `async` is heard of too.
  host.guard(() => bound)()
  const mounted = host.guard(() => {
    if (host.signal.aborted) return
    entry.state = 'mounted'
    traceHost(entry, 'mounted')
    raise(element, MOUNTED_EVENT, { unit: unit.name })
  })
  // What needs nothing more is mounted in this very task.
  if (loading.length === 0) mounted()
  else void Promise.all(loading).then(mounted)
}

/** Notes what becomes of an element, for a debugger. */
export function traceHost({ unit, element }: Entry, what: string): void {
  trace({ kind: 'host', what, unit, on: element })
}

/** Makes what does further steps of a binding in their turn, for which the host waits to be mounted. */
function turnsOf({ entry, run }: Mounting): AnyHost['runInTask'] {
  return (life, step) => {
    const work = () => {
      if (!life.signal.aborted) life.guard(step)()
    }
    if (entry.state === 'mounted') return work()
    let isDone = false
    const done = new Promise<void>((resolve) => {
      run(() => {
        work()
        isDone = true
        resolve()
      })
    })
    if (!isDone) entry.loading.push(done)
  }
}

function hostFor(mounting: Mounting, life: Life): AnyHost {
  const { unit, entry, settings, announcer } = mounting
  const { element, loading } = entry
  const { options, t } = settings
  const config = (entry.config = unit.read(element, { options }))
  const dispose = life.guard((store: unknown) => unit.dispose?.(store))
  const keyed = keyedStore(unit.name, unit.key(config), { make: () => unit.store(config), dispose })
  life.onEnd(keyed.leave)
  if (!keyed.isNew) unit.renew?.(keyed.store, config)
  const reportHere: AnyHost['report'] = (problem) => report({ ...problem, unit: unit.name, element })
  return hostOf<AnyHost>({
    ...life,
    element,
    config,
    store: keyed.store,
    options,
    t,
    announce: announcer(),
    load: (partLife, load, use) => {
      loading.push(loadModule(partLife, load, { use, report: reportHere }))
    },
    runInTask: turnsOf(mounting),
    report: reportHere,
  })
}
