import { invoke, type Life } from '@tillkit/dom'
import { narrow } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import type { BuilderHost } from '../../context.ts'
import type { ListsHost, ListsState } from './lists.context.ts'

const loadOpenList = async () => (await import('./OpenList.late.tsx')).openList

/** Draws the one list of a form that lies open, with its search field, once somebody has come near one. @returns the host that lists open with */
export function drawOpenList(host: BuilderHost, life: Life, form: HTMLFormElement): ListsHost {
  const store = createStore<ListsState>(() => ({ open: null, isNear: false, isReady: false }))
  const own: ListsHost = narrow(host, { store })
  own.draw(life, {
    // Outside of the form, where nobody takes the search field for one of its own.
    place: { position: 'end', anchor: invoke(form, 'closest', 'dialog') ?? document.body },
    source: store,
    wanted: () => store.getState().isNear || store.getState().open !== null,
    load: loadOpenList,
  })
  return own
}
