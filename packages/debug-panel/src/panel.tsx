import { createLife, type EndableLife } from '@tillkit/dom'
import { onBatch, type DebugSession } from '@tillkit/mount'
import { TRACE } from '@tillkit/platform'
import { createRoot } from 'react-dom/client'
import { keepToItself } from './keep-to-itself.ts'
import styles from './panel.css?inline'
import { createPanelStore } from './panel.store.ts'
import { Panel } from './parts/Panel.tsx'
import { PanelContext } from './parts/context.ts'
import { watch } from './watch.ts'

/** The element that the panel stands in: one a page, at the end of the body, with a shadow root. */
export const PANEL = 'tillkit-debug'

/** How often it is put back when the page throws it out. */
const MOST_RETURNS = 20

/**
 * Opens the panel. All that it does ends with the life that is returned, which its close button ends: the element,
 * its listeners, and the page's log.
 */
export function openPanel(session: DebugSession): EndableLife {
  const life = createLife((cause) => console.error('[tillkit] The debug panel failed; the page is not touched.', cause))
  const element = document.createElement(PANEL)
  const shadow = element.attachShadow({ mode: 'open' })
  const place = document.createElement('div')
  shadow.append(place)
  shadow.adoptedStyleSheets = [sheet()]
  stand(element)
  keepInPage(element, life)
  keepToItself(shadow, life)
  const store = createPanelStore()
  watch(session, store, life)
  const root = createRoot(place, { onUncaughtError: (cause) => life.guard(fail)(cause) })
  root.render(
    <PanelContext value={{ session, store, element, close: () => life.end() }}>
      <Panel />
    </PanelContext>,
  )
  life.onEnd(() => {
    root.unmount()
    element.remove()
    Reflect.deleteProperty(window, TRACE)
  })
  return life
}

function fail(cause: unknown): never {
  throw cause
}

/** Made by script, which needs no permission of a page's policy. */
function sheet(): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(styles)
  return made
}

/** Puts the element into the page, above everything else where the browser can. */
function stand(element: HTMLElement): void {
  document.body.append(element)
  if (!('popover' in element)) return
  element.popover = 'manual'
  element.showPopover()
}

function keepInPage(element: HTMLElement, life: EndableLife): void {
  let left = MOST_RETURNS
  onBatch(life, () => {
    if (element.isConnected || left === 0) return
    left -= 1
    stand(element)
  })
}
