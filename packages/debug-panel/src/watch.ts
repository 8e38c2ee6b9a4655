import type { Life } from '@tillkit/dom'
import { onBatch, type DebugSession } from '@tillkit/mount'
import type { TimedRecord } from '@tillkit/platform'
import { entryOf, type Entry } from './model/entry.model.ts'
import type { PanelStore } from './panel.store.ts'
import { readUnits } from './page/read-units.ts'

/** How long what happens is gathered before the panel is drawn anew, in ms: the page goes first. */
const PAUSE = { least: 80, most: 2000 } as const

/** The panel takes a tenth of the time at most. */
const SHARE = 9

/** Follows what happens on the page, and reads how the units stand whenever something has. */
export function watch(session: DebugSession, store: PanelStore, life: Life): void {
  const owners = new Map(session.manifests.map(({ name }) => [name, name]))
  let timer: ReturnType<typeof setTimeout> | undefined
  let gathered: Entry[] = []
  let cost = 0
  const refresh = life.guard(() => {
    const begun = performance.now()
    timer = undefined
    if (gathered.length > 0) store.add(gathered)
    gathered = []
    store.setState({ units: readUnits(session, store.getState().notes) })
    // React draws in a microtask that stands before this one.
    queueMicrotask(() => (cost = performance.now() - begun))
  })
  const soon = () => {
    if (life.signal.aborted) return
    timer ??= setTimeout(refresh, Math.min(Math.max(PAUSE.least, cost * SHARE), PAUSE.most))
  }
  // Taken at once, so that no record keeps a node that leaves the page.
  const take = () => {
    gathered.push(...session.records.splice(0).flatMap((record) => wordsFor(record, owners)))
    soon()
  }
  session.heard = take
  take()
  refresh()
  onBatch(life, soon)
  life.onEnd(() => {
    clearTimeout(timer)
    session.heard = undefined
  })
}

/** A record that cannot be put into words is left out: the page's objects may do anything when they are looked at. */
function wordsFor(record: TimedRecord, owners: Map<string, string>): Entry[] {
  try {
    const entry = entryOf(record, owners)
    // A unit's lazy files are its own: what they do later is known by them.
    if (entry.kind === 'code' && entry.unit) owners.set(entry.name.replace(/\.\w+$/, ''), entry.unit)
    return [entry]
  } catch {
    return []
  }
}
