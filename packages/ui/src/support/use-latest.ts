import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What was passed in last, for effects that start once and call it later. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
