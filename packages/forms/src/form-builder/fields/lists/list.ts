import { type Life, listen, nearest, toJson } from '@tillkit/dom'
import { onLegacy } from '@tillkit/platform'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { anatomy } from './anatomy.ts'
import { chosenOf, type ListOption, type ListState, offeredBy, type OfferedOption } from './list.model.ts'
import { isSearched, nameOf, readList } from './read-list.ts'

/** A list of a form, with what stands for it. */
export interface List {
  readonly select: HTMLSelectElement
  readonly store: StoreApi<ListState>
  /** Whether what is typed is searched for in it. */
  readonly isSearched: boolean
  /** What it is called. */
  name(): string
  /** What is chosen. */
  chosen(): readonly ListOption[]
  /** What may be chosen. @param nothing what nothing is called, where the list may be emptied and has no words for it */
  offered(nothing: string): readonly OfferedOption[]
  /** What opens it, and has the focus for it: the list itself, or a button of ours. */
  readonly opener: HTMLElement
  /** What an open list stands by. */
  readonly box: HTMLElement
  /** What themes know the open list and each of its options by. Default the names of the plugin's library for lists. */
  readonly classes?: { readonly popup: string; readonly option: string }
  /** Takes in what the page holds by now. */
  look(): void
}

/**
 * Follows what a list holds and offers: what the shopper chooses, what scripts raise, write into it or reset, and what the browser brings
 * back. Of what a script chooses without a word it hears once the shopper comes to the form.
 */
export function followList(life: Life, select: HTMLSelectElement, form: HTMLFormElement): Omit<List, 'opener' | 'box' | 'classes'> {
  const store = createStore<ListState>(() => readList(select))
  const look = life.guard(() => {
    const now = readList(select)
    if (toJson(now) !== toJson(store.getState())) store.setState(now, true)
  })
  // Behind handlers that change it again, or say no to a reset.
  const soon = () => void setTimeout(() => life.signal.aborted || look(), 0)
  onLegacy(select, 'input change', () => {
    look()
    soon()
  }, life)
  onLegacy(form, 'reset', soon, life)
  listen(life, window, 'pageshow', soon)
  for (const type of ['pointerenter', 'focusin']) listen(life, form, type, look)
  const observer = new MutationObserver(look)
  observer.observe(select, { attributes: true, childList: true, characterData: true, subtree: true })
  const shell = nearest(select, anatomy.field)
  // The server says there that it is locked, before the code of locks is there.
  if (shell) observer.observe(shell, { attributes: true, attributeFilter: ['class'] })
  life.onEnd(() => observer.disconnect())
  return {
    select,
    store,
    look,
    isSearched: isSearched(select),
    name: () => nameOf(select),
    chosen: () => chosenOf(store.getState()),
    offered: (nothing) => offeredBy(store.getState(), nothing),
  }
}
