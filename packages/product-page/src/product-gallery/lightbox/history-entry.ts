/** Marks an entry of the browser's history as that of open pictures, by when they were opened. */
const KEY = 'tillkitGallery'

/** An entry of the history for pictures that are open. */
export interface HistoryEntry {
  /** Names the picture that shows now, from 0. */
  name(index: number): void
  /** Takes the entry away, if the shopper has not gone back by then. */
  leave(): void
}

/** The address of this page with a picture named in it. A bare hash would lead elsewhere where the page's addresses are relative to another. */
const addressOf = (index: number): string => `${location.pathname}${location.search}#&gid=1&pid=${index + 1}`

/** Makes an entry, so that "back" closes what is open rather than leave the page. */
export function openEntry(index: number, goneBack: () => void): HistoryEntry {
  // Behind it may be one of before a reload: on that "back" closes, too.
  const opened = Date.now()
  const isOurs = (): boolean => (history.state as Record<string, unknown> | null)?.[KEY] === opened
  const back = () => {
    if (!isOurs()) goneBack()
  }
  history.pushState({ ...(history.state as object | null), [KEY]: opened }, '', addressOf(index))
  window.addEventListener('popstate', back)
  return {
    name(at) {
      if (isOurs()) history.replaceState(history.state, '', addressOf(at))
    },
    leave() {
      window.removeEventListener('popstate', back)
      if (isOurs()) history.back()
    },
  }
}
