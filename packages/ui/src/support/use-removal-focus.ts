import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A list whose items can be taken away. */
export interface Removable {
  readonly list: RefObject<HTMLElement | null>
  /** What is there now, in order. */
  readonly ids: readonly string[]
  /** The button of an item that takes the focus. */
  readonly buttonOf: (list: HTMLElement, id: string) => HTMLElement | null | undefined
  /** What takes it when nothing is left. */
  readonly otherwise: () => HTMLElement | null | undefined
}

/**
 * Keeps the keyboard in a list while its items go, at once or when the shop has answered: the focus goes to the item that took
 * the place of the one that it was on, else to the last one.
 * @returns is told which item is about to go
 */
export function useRemovalFocus({ list, ids, buttonOf, otherwise }: Removable): (id: string) => void {
  const leaving = useRef<{ readonly id: string; readonly at: number } | null>(null)
  useLayoutEffect(() => {
    const gone = leaving.current
    const root = list.current
    if (!gone || !root || ids.includes(gone.id)) return
    leaving.current = null
    const { activeElement: active } = document
    // Whoever has gone elsewhere meanwhile stays there.
    if (active && active !== document.body && !root.contains(active)) return
    const next = ids[Math.min(gone.at, ids.length - 1)]
    const target = next === undefined ? otherwise() : buttonOf(root, next)
    target?.focus({ preventScroll: next !== undefined })
  })
  return (id) => {
    leaving.current = { id, at: ids.indexOf(id) }
  }
}
