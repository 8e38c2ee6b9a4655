import { type Life, nearest } from '@tillkit/dom'
import { live, narrow, savesData } from '@tillkit/mount'
import type { BuilderForm, BuilderHost } from '../../context.ts'
import { raisePlainEvent } from '../../raise-event.ts'
import { anatomy, ASK_EVENT } from './anatomy.ts'
import { followList, type List } from './list.ts'
import { isTaken, leaveInstance } from './instance.ts'
import type { ListsHost } from './lists.context.ts'
import { drawOpenList } from './open-list.ts'
import { bindBox, drawBox } from './several.bind.ts'
import { bindSingle } from './single.bind.ts'

const loadChips = async () => (await import('./Chips.late.tsx')).chips

/**
 * The modern lists of a form, also those that come later. A list for one stays the server's own, and opens with a search field where it is a long one; a list
 * for several becomes a box of chips. Neither waits for what checks and sends the form, and neither needs it: they only choose in the server's lists.
 */
export function startLists(host: BuilderHost, life: Life, { form }: BuilderForm): void {
  const own = drawOpenList(host, life, form)
  live(life, anatomy.list, (element, listLife) => {
    if (element instanceof HTMLSelectElement && mayStart(element)) startList(own, listLife, { select: element, form })
  }, form)
}

/** Whether a list is ours to draw: another library has not drawn it, and nobody says no. */
function mayStart(select: HTMLSelectElement): boolean {
  return nearest(select, anatomy.drawn) === null && !isTaken(select) && !raisePlainEvent(ASK_EVENT, document, [select]).isPrevented
}

/** A list, and the form that it stands in. */
interface Placed {
  readonly select: HTMLSelectElement
  readonly form: HTMLFormElement
}

function startList(host: ListsHost, life: Life, { select, form }: Placed): void {
  const followed = followList(life, select, form)
  const box = select.multiple ? drawBox(life, select) : undefined
  const list: List = { ...followed, opener: box?.opener ?? select, box: box?.root ?? select }
  leaveInstance(host, life, list)
  life.onEnd(() => host.store.getState().open === list && host.store.setState({ open: null }))
  if (!box) {
    if (list.isSearched && !savesData()) bindSingle(host, life, list)
    return
  }
  bindBox(host, life, { ...box, list })
  narrow(host, { config: list }).draw(life, { place: { position: 'start', anchor: box.inner }, source: list.store, wanted: () => list.chosen().length > 0, load: loadChips })
}
