import { useLayoutEffect, useRef } from 'react'
import { usePanel, useTools } from './context.ts'
import { Header } from './Header.tsx'
import { Outlines } from './Outlines.tsx'
import { Pill } from './Pill.tsx'
import { Tabs } from './Tabs.tsx'
import { useFocusReturn } from './use-focus-return.ts'
import { useShortcut } from './use-shortcut.ts'

/** The whole panel: open, or as a pill. */
export function Panel() {
  const { store } = useTools()
  const isOpen = usePanel((state) => state.isOpen)
  const place = usePanel((state) => state.place)
  const size = usePanel((state) => state.size)
  const status = usePanel((state) => state.status)
  const pill = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const focus = useFocusReturn()

  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    // The button that was pressed has just gone: focus goes on to what stands in its place.
    if (isOpen) panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
    else focus.giveBack(pill.current)
  }, [isOpen, focus])
  useShortcut(focus)

  return (
    <>
      <Outlines />
      {isOpen ? (
        <section
          ref={panel}
          className="panel"
          aria-label="Tillkit debug panel"
          data-place={place}
          data-size={size}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            focus.wantBack()
            store.show({ isOpen: false })
          }}
        >
          <Header />
          <Tabs />
        </section>
      ) : (
        <Pill ref={pill} />
      )}
      <p className="unseen" role="status">
        {status}
      </p>
    </>
  )
}
