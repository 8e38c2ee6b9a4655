import { useCallback, useLayoutEffect, useRef } from 'react'

/** A callback that stays the same and calls the latest one: listeners and effects need not begin anew when a caller draws again. */
export function useEvent<Args extends readonly unknown[], Result>(callback: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
