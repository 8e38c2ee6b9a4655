import { adopt, type Bindings, type Source } from '@tillkit/mount'
import { useLayoutEffect, useState } from 'react'
import { startLife } from './start-life.ts'

interface Changing extends Source<Bindings> {
  set(bindings: Bindings): void
}

function createChanging(): Changing {
  let now: Bindings = {}
  const listeners = new Set<() => void>()
  return {
    getState: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(bindings) {
      now = bindings
      for (const listener of listeners) listener()
    },
  }
}

/**
 * Writes attributes onto a node that is not this component's own, a field of the server's, for as long as it is drawn. Then
 * the node is what the server or a third party last made of it.
 */
export function useAdopted(node: Element | null | undefined, bindings: Bindings): void {
  const [state] = useState(createChanging)
  useLayoutEffect(() => state.set(bindings))
  useLayoutEffect(() => {
    if (!node) return
    const life = startLife()
    adopt(life, node, state, (now) => now)
    return () => life.end()
  }, [node, state])
}
