import { useLayoutEffect, type RefObject } from 'react'
import { useLatest } from './use-latest.ts'

/** Where the focus goes when a part leaves with the focus in it: the keyboard would be lost with it. */
export type FocusNext = () => HTMLElement | null | undefined

/** Hands the focus on when the element is taken away with the focus in it. */
export function useFocusNext(part: RefObject<HTMLElement | null>, next: FocusNext | undefined): void {
  const latest = useLatest(next)
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) latest.current?.()?.focus({ preventScroll: true })
    }
  }, [part, latest])
}
