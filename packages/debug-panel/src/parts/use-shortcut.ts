import { useEffect } from 'react'
import { useTools } from './context.ts'
import type { FocusReturn } from './use-focus-return.ts'

/** Alt+Shift+K, by the key's place: what the key types depends on layout and system. */
export const SHORTCUT = 'Alt+Shift+K'

/** Opens the panel and goes into it, or collapses it and goes back. The page's own use of the keys comes first. */
export function useShortcut(focus: FocusReturn): void {
  const { store, element } = useTools()
  useEffect(() => {
    const left = new AbortController()
    const toggle = (event: KeyboardEvent) => {
      const { altKey, shiftKey, ctrlKey, metaKey, code, defaultPrevented } = event
      if (defaultPrevented || code !== 'KeyK' || !altKey || !shiftKey || ctrlKey || metaKey) return
      event.preventDefault()
      const { isOpen } = store.getState()
      if (isOpen && document.activeElement !== element) {
        element.shadowRoot?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
        return
      }
      if (isOpen) focus.wantBack()
      store.show({ isOpen: !isOpen })
    }
    window.addEventListener('keydown', toggle, { signal: left.signal })
    // What is typed inside does not reach the window.
    element.shadowRoot?.addEventListener('keydown', toggle as EventListener, { signal: left.signal })
    return () => left.abort()
  }, [store, element, focus])
}
