import { createLife, type EndableLife, invoke, type Life } from '@tillkit/dom'
import { bindLegacy, legacyScriptOf, liveLegacyScripts, readPageConfig, type PageConfig } from '@tillkit/platform'
import { createAnnouncer } from '../page/announcer.ts'
import type { Announce } from '../page/announcement-queues.ts'
import type { Unit } from './definition.ts'
import {
  enterPage,
  familyOf,
  isSwitchedOff,
  pageInstance,
  refuseSecondCopy,
  reportRefused,
  type HostInfo,
  type Instance,
  type LoaderLink,
} from '../page/instance.ts'
import { touchHelp } from '../touch/touch-help.ts'
import { dropUnused } from './keyed-stores.ts'
import { onLiveScript } from '../page/watch-legacy-scripts.ts'
import { mount, traceHost, type Entry } from './mounting.ts'
import { live, onBatch } from '../page/observe.ts'
import { isNeeded } from '../page/needs.ts'
import { problemOf, report } from './problem.ts'
import { settingsOf, type UnitSettings } from './unit-settings.ts'
import { runSync, type Run } from './run-in-tasks.ts'
import { afterUnits } from './start-order.ts'
import { whenParsed, whenReady } from './when-ready.ts'

/** A unit that runs on this page. */
export interface Started {
  readonly unit: Unit
  readonly life: EndableLife
  readonly entries: Map<Element, Entry>
  /** The unit's part of the page's settings. */
  readonly settings: UnitSettings
  /** The elements whose touches were held when the unit's code came. */
  readonly queued: readonly Element[]
  /** How its hosts mount: as the unit was started at first, and at once from then on. */
  run: Run
}

interface Page {
  readonly instance: Instance
  readonly life: EndableLife
  readonly config: PageConfig
  /** Makes what announces for one host. */
  readonly announcer: () => Announce
  readonly units: Map<string, Started>
  /** Units that were stopped, whether or not their code had come. */
  readonly stopped: Set<string>
}

/** The instance that this copy of the runtime has moved into; an instance that is missing here is another's. */
const pages = new WeakMap<Instance, Page>()
/** The instances of others beside which we have said that we stay off. */
const refusedBeside = new WeakSet<Instance>()

/**
 * Starts a unit on this page: on every element that it selects, now and later. Starting it twice, on a page with
 * `?tillkit=off`, on one that was stopped or beside another copy of Tillkit does nothing.
 * @param run how the elements that are there mount: at once, which is the default, or `runInTasks()`
 */
export function startUnit(unit: Unit, run: Run = runSync): void {
  whenParsed(() => afterUnits(unit.follows ?? [], () => run(() => startNow(unit, run))))
}

function startNow(unit: Unit, run: Run): void {
  if (!isNeeded(unit)) return
  const there = pageInstance()
  const current = (there && pages.get(there)) ?? openPage(there)
  if (!current || current.life.signal.aborted || current.units.has(unit.name)) return
  const { loader } = current.instance
  if (namesOf(unit).some((name) => current.stopped.has(name) || loader?.of(name)?.isStopped)) return
  const life = createLife((cause) => report(problemOf(unit.name, null, cause)))
  const legacy = isForced(current.instance, unit) ? undefined : liveLegacyScripts(unit.legacy)[0]
  // What was held is that script's to answer, when it has run.
  const queued = (!legacy && loader?.queuedFor(unit.name, touchHelp(life))) || []
  const started: Started = { unit, life, entries: new Map(), settings: settingsOf(unit, current.config), queued, run }
  current.units.set(unit.name, started)
  life.guard(() => unit.stub?.())()
  if (legacy) return refuse(current.instance, started, legacy)
  live(life, unit.selector, (element, elementLife) => {
    if (element instanceof HTMLElement) mountFound(current, started, { element, life: elementLife })
  })
  // What comes later mounts before it is painted.
  started.run = runSync
  run(() => {
    const brought = () => [...started.entries.values()].flatMap((entry) => entry.loading)
    const answer = (ready: readonly Promise<void>[]): Promise<unknown> => Promise.all(ready).then(() => {
      // A host may have come meanwhile, or been printed anew, and bring its own.
      const more = brought().filter((each) => !ready.includes(each))
      if (more.length > 0) return answer([...ready, ...more])
      // So may the shop's own script.
      return life.signal.aborted || loader?.started(unit.name)
    })
    void answer(brought())
  })
}

function openPage(there: Instance | undefined): Page | null {
  if (isSwitchedOff()) return null
  if (there && (there.runtime || there.version !== __TILLKIT_VERSION__)) {
    if (!refusedBeside.has(there)) refuseSecondCopy(__TILLKIT_VERSION__, there.version)
    refusedBeside.add(there)
    return null
  }
  const units = new Map<string, Started>()
  const stopped = new Set<string>()
  const life = createLife((cause) => report(problemOf('tillkit', null, cause)))
  // What the loader answers for the units whose code has not come stays its own to answer.
  const { hosts: waiting, stop: stopWaiting } = there ?? {}
  const instance = enterPage(
    Object.assign(there ?? { version: __TILLKIT_VERSION__ }, {
      runtime: units,
      hosts: (name?: string) => [
        ...hostsOf(units, name),
        ...(waiting?.(name) ?? []).filter(({ unit }) => !units.has(unit)),
      ],
      stop(name?: string) {
        stopWaiting?.(name)
        if (name !== undefined) stopped.add(name)
        for (const { unit, life: elementLife } of units.values()) if (name === undefined || namesOf(unit).includes(name)) elementLife.end()
        if (name === undefined) life.end()
        dropUnused(name)
      },
    }),
  )
  const opened: Page = { instance, life, units, stopped, config: configOf(instance.loader), announcer: createAnnouncer(life) }
  pages.set(instance, opened)
  onBatch(life, () => bindLegacy())
  onLiveScript(life, live, (script) => {
    for (const started of units.values()) {
      const { unit, life: elementLife } = started
      if (elementLife.signal.aborted || isForced(instance, unit) || !legacyScriptOf(script, unit.legacy)) continue
      refuse(instance, started, script)
    }
  })
  return opened
}

/** The units that run on this page by name; none where this copy of the runtime is not at work. */
export function startedUnits(): ReadonlyMap<string, Started> {
  const there = pageInstance()
  return (there && pages.get(there)?.units) ?? new Map<string, Started>()
}

function configOf(loader?: LoaderLink): PageConfig {
  const config = readPageConfig()
  for (const fault of config.faults) {
    report({
      ...problemOf('tillkit', document.getElementById('tillkit-config'), fault),
      advice: 'Defaults count in its place.',
      help: 'settings',
    })
  }
  // Each unit that runs reads its own; what is set of others nobody else would look at.
  for (const [unit, given] of Object.entries(config.units)) if (!loader?.of(familyOf(unit))) loader?.report?.('settings', unit, given)
  return config
}

function hostsOf(units: ReadonlyMap<string, Started>, name?: string): HostInfo[] {
  const wanted = [...units.values()].filter(({ unit }) => name === undefined || unit.name === name)
  return wanted.flatMap(({ entries }) => [...entries.values()].map(({ unit, element, state }) => ({ unit, element, state })))
}

function isForced({ loader }: Instance, unit: Unit): boolean {
  const force: LoaderLink['force'] = loader?.force ?? []
  return force === true || namesOf(unit).some((name) => force.includes(name))
}

/** What a unit goes by: its own name, and its family's. */
function namesOf({ name, family = name }: Unit): string[] {
  return [name, family]
}

/** Leaves the page to the legacy script; hosts that had mounted are put back as the server printed them. */
function refuse({ loader }: Instance, { unit, life, entries }: Started, script: HTMLScriptElement): void {
  const elements = [...document.querySelectorAll<HTMLElement>(unit.selector)]
  life.end()
  for (const element of elements) entries.set(element, { unit: unit.name, element, state: 'refused', loading: [] })
  for (const entry of entries.values()) traceHost(entry, 'refused')
  reportRefused(unit.name, script, loader?.of(unit.family ?? unit.name))
}

/** An element that a unit found, for as long as it is there. */
interface Found {
  readonly element: HTMLElement
  readonly life: Life
}

function mountFound(current: Page, started: Started, { element, life }: Found): void {
  const { unit, entries, queued, settings } = started
  const entry: Entry = { unit: unit.name, element, state: 'waiting', loading: [] }
  entries.set(element, entry)
  traceHost(entry, 'found')
  life.onEnd(() => {
    entries.delete(element)
    traceHost(entry, 'ended')
  })
  // The loader has waited for the first idle moment, or for the touch that is about to be replayed; a host that
  // comes later mounts before it is painted.
  const hasWaited = unit.when === 'idle' || (unit.when === 'interaction' && current.instance.loader !== undefined)
  const isTouched = queued.some((one) => invoke(element, 'contains', one) || !invoke(one, 'closest', unit.selector))
  const when = hasWaited || isTouched ? 'now' : unit.when
  const { announcer } = current
  const mountNow = () => mount({ unit, entry, parent: life, settings, announcer, run: isTouched ? runSync : started.run })
  whenReady(when, element, life, mountNow)
}
