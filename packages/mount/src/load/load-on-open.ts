import { invoke, type Life, listen } from '@tillkit/dom'
import type { Host } from '../life/definition.ts'
import { touchHelp } from '../touch/touch-help.ts'
import { pageInstance } from '../page/instance.ts'
import { loadModule, isLoaded } from './load-module.ts'
import { whenReady } from '../life/when-ready.ts'

/** What opens something, by code that comes with the touch. */
export interface Opening<Module> {
  /** What is clicked, or operated by keys. */
  readonly opener: HTMLElement
  /** Declared once, outside of the binding: what opens later with the same code is bound at once. */
  readonly load: () => Promise<Module>
  /** Binds what answers the opener's clicks and keys. */
  readonly use: (module: Module) => void
}

/** Keys by which something opens: those of a button, and those of a list. */
const OPENING = ['Enter', ' ', 'ArrowDown', 'ArrowUp', 'Home', 'End']

/**
 * Binds what opens with code that comes when a pointer, the focus or a touch comes to its opener. The first click there, or key that opens, is
 * held until then and repeated once, and others after it are taken for the same; a click elsewhere gives it up. The code comes at once
 * where it is known already, or where no script tag of ours is on the page. What could not be had is asked for again with the next click
 * or key.
 */
export function loadOnOpen<Module>(host: Pick<Host, 'load' | 'report'>, life: Life, { opener, load, use }: Opening<Module>): void {
  if (isLoaded(load)) return host.load(life, load, use)
  const waiting = life.branch()
  let queued: { readonly event: Event; readonly hideBusy: () => void } | undefined
  let isComing = false
  const letGo = () => {
    queued?.hideBusy()
    queued = undefined
  }
  const bind = (module: Module) => {
    waiting.end()
    use(module)
  }
  const loadNow = async () => {
    if (isComing) return
    isComing = true
    await loadModule(waiting, load, { use: bind, report: host.report })
    isComing = false
    const event = queued?.event
    letGo()
    if (event && isLoaded(load) && !life.signal.aborted) opener.dispatchEvent(event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event))
  }
  const queue = (event: Event) => {
    const isMine = event.target instanceof Node && invoke(opener, 'contains', event.target)
    if (isMine ? event instanceof KeyboardEvent && !opens(event) : event.type !== 'click') return
    if (!isMine) return letGo()
    event.preventDefault()
    event.stopImmediatePropagation()
    queued ??= { event, hideBusy: touchHelp(waiting).show({ element: opener }) }
    void loadNow()
  }
  // Before everybody else: they hear of it once, when it is repeated.
  for (const type of ['click', 'keydown']) listen(waiting, window, type, queue, { capture: true })
  // A page that comes back from the history opens nothing by itself.
  listen(waiting, window, 'pagehide', letGo)
  if (pageInstance()?.loader) whenReady('interaction', opener, waiting, () => void loadNow())
  else void loadNow()
}

function opens({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return OPENING.includes(key) && !ctrlKey && !altKey && !metaKey
}
