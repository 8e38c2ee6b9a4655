import { listen } from '@tillkit/dom'
import { narrow, savesData, type Host } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import type { AddressConfig } from './address-fields.read.ts'
import type { messages } from './address-fields.messages.ts'
import type { options } from './address-fields.options.ts'
import { longListAt, type ListsState } from './long-list.ts'

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
