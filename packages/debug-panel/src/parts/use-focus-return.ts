import { useEffect, useMemo, useRef } from 'react'
import { useTools } from './context.ts'

/** Knows where on the page focus was before it came into the panel. */
export interface FocusReturn {
  /** Focus shall go back to the page when the panel collapses. */
  wantBack(): void
  /** Gives focus back where that was wanted and the place is still there, else to the pill. */
  giveBack(pill: HTMLElement | null): void
  /** Remembers where focus is now. */
  keep(): void
}

/** Follows focus between page and panel. */
export function useFocusReturn(): FocusReturn {
  const { element } = useTools()
  const before = useRef<WeakRef<HTMLElement> | null>(null)
  const wanted = useRef(false)
  useEffect(() => {
    const left = new AbortController()
    const keep = (event: FocusEvent) => {
      if (event.target !== element && event.target instanceof HTMLElement) before.current = new WeakRef(event.target)
    }
    document.addEventListener('focusin', keep, { capture: true, signal: left.signal })
    return () => left.abort()
  }, [element])
  return useMemo(
    () => ({
      wantBack: () => void (wanted.current = true),
      keep() {
        const { activeElement } = document
        if (activeElement instanceof HTMLElement && activeElement !== element) before.current = new WeakRef(activeElement)
      },
      giveBack(pill) {
        const target = wanted.current ? before.current?.deref() : undefined
        wanted.current = false
        if (target?.isConnected && target !== document.body) target.focus()
        else pill?.focus()
      },
    }),
    [element],
  )
}
