import { listen, followSize, invoke, type Life } from '@tillkit/dom'
import { narrow, savesData, type Host, adopt, live } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import type { AddressConfig } from './address-fields.read.ts'
import type { messages } from './address-fields.messages.ts'
import type { options } from './address-fields.options.ts'
import { longListAt, type ListsState } from './long-list.ts'
import { anatomy, likeField } from './anatomy.ts'

const loadLists = async () => (await import('./Lists.late.tsx')).lists

/**
 * Opens long lists with a search field, for those who have a mouse: on phones the browser's own list is the better one. What draws it
 * comes with the pointer or the focus; a press that is quicker than it opens the browser's list.
 */
export function bindLists<Store>(host: Host<AddressConfig, Store, typeof messages, typeof options>, group: Element): void {
  if (savesData() || !matchMedia('(hover: hover) and (pointer: fine)').matches) return
  const store = createStore<ListsState>(() => ({ group, isNear: false }))
  const look = ({ target }: Event) => {
    if (longListAt(target, host.options.searchFrom)) store.setState({ isNear: true })
  }
  for (const type of ['pointerover', 'focusin']) listen(host, group, type, look)
  narrow(host, { store }).draw(host, {
    // Outside of the form, where nobody takes the search field for one of its own.
    place: { position: 'end', anchor: host.element.closest('dialog') ?? document.body },
    source: store,
    wanted: () => store.getState().isNear,
    load: loadLists,
  })
}

/** What a list takes of a field's look, by the names of CSS. */
const LOOK = ['background-color', 'color', 'border-width', 'border-style', 'border-color', 'border-radius', 'box-shadow', 'padding-inline-start', 'font'] as const

/**
 * Has the browser's own lists of an address look like the text field beside them, as those did that the shop's script drew in their place:
 * themes give these no look, since they were never seen. A theme that draws its lists itself is left alone, and what it says of a list in
 * particular counts (an error's edge).
 */
export function bindListLooks(host: Life, group: Element): void {
  live(host, anatomy.lists, (list, life) => {
    const field = fieldBeside(group)
    if (!field || isDrawn(list)) return
    const look = createStore<{ readonly style: Readonly<Record<string, string>> }>(() => ({ style: lookOf(field) }))
    adopt(life, list, look, ({ style }) => ({ classes: { [likeField.class]: true }, style }))
    // A field of a later step has no height before it shows, and a sheet may come late. In use, what it looks like otherwise may be its focus.
    followSize(life, { of: [field] }, () => {
      const { style } = look.getState()
      look.setState({ style: isPlain(field) ? lookOf(field) : { ...style, ...heightOf(field) } })
    })
  }, group)
}

/** A text field as it looks when nothing is to be said of it. */
function fieldBeside(group: Element): HTMLElement | undefined {
  const fields = [...invoke(group, 'querySelectorAll', anatomy.textFields)] as HTMLElement[]
  return fields.find(isPlain)
}

/** Whether nothing is to be said of a field, and nobody is in it. */
const isPlain = (field: HTMLElement) => !invoke(field, 'matches', likeField.marked) && !field.closest(likeField.markedRow)

const isDrawn = (list: Element) => list.classList.contains(anatomy.selectWooHidden) || getComputedStyle(list).appearance === 'none'

function lookOf(field: HTMLElement): Record<string, string> {
  const computed = getComputedStyle(field)
  return { ...Object.fromEntries(LOOK.map((name) => [`--like-${name}`, computed.getPropertyValue(name)])), ...heightOf(field) }
}

function heightOf(field: HTMLElement): Record<string, string> {
  const { height } = field.getBoundingClientRect()
  return height > 0 ? { '--like-height': `${String(height)}px` } : {}
}
