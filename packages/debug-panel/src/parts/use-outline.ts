import { useEffect, type SyntheticEvent } from 'react'
import type { Outlined } from '../panel.store.ts'
import { useTools } from './context.ts'

/** Handlers for a part of the panel that has nodes of the page outlined while it is pointed at or has focus. */
export function useOutline(outlined: readonly Outlined[]) {
  const { store } = useTools()
  // What leaves the panel under the pointer tells nobody.
  useEffect(() => () => store.setState({ pointed: [], focused: [] }), [store])
  // The innermost part counts, so that what is outlined does not go on to those around it.
  return {
    onPointerOver(event: SyntheticEvent) {
      event.stopPropagation()
      store.setState({ pointed: outlined })
    },
    onPointerLeave: () => store.setState({ pointed: [] }),
    onFocus(event: SyntheticEvent) {
      event.stopPropagation()
      store.setState({ focused: outlined })
    },
    onBlur: () => store.setState({ focused: [] }),
  }
}
