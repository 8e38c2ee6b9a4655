import { onBatch, type DebugSession, type Life } from '@tillkit/mount'
import type { TimedRecord } from '@tillkit/platform'
import { entryOf, type Entry } from './model/entry.model.ts'
import type { PanelStore } from './panel.store.ts'
import { readUnits } from './page/read-units.ts'

/** How long what happens is gathered before the panel is drawn anew, in ms: the page goes first. */
const PAUSE = 80

/** Follows what happens on the page, and reads how the units stand whenever something has. */
export function watch(session: DebugSession, store: PanelStore, life: Life): void {
  const owners = new Map(session.manifests.map(({ name }) => [name, name]))
  let timer: ReturnType<typeof setTimeout> | undefined
  let gathered: Entry[] = []
  const refresh = life.guard(() => {
    timer = undefined
    if (gathered.length > 0) store.add(gathered)
    gathered = []
    store.setState({ units: readUnits(session, store.getState().entries) })
  })
  const soon = () => {
    if (!life.signal.aborted) timer ??= setTimeout(refresh, PAUSE)
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
