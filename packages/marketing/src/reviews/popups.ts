import { type EndableLife, type Life, listen } from '@tillkit/dom'
import { adoptAs, slot } from '@tillkit/mount'
import { isRecord, readText } from '@tillkit/platform'
import { events, POPUP_CLOSED } from './anatomy.ts'
import { makeFrame, setStyles } from './frame.ts'
import { pageOf, type Config } from './read.ts'

/** A message of the provider's. */
export type Message = Readonly<Record<string, unknown>>

/** The further frames of a widget: what it pops up. */
export interface Popups {
  get(name: string): HTMLIFrameElement | undefined
  all(): Iterable<HTMLIFrameElement>
  /** Makes one as the provider says. */
  create(message: Message): HTMLIFrameElement
  /** Shows one. A click beside it closes it, which the widget is told through `send`. */
  show(frame: HTMLIFrameElement, send: (message: Message) => unknown): void
  hide(frame: HTMLIFrameElement): void
}

/** Keeps the further frames of a widget for as long as the life lasts. */
export function createPopups(life: Life, config: Config, widget: Element): Popups {
  const frames = new Map<string, HTMLIFrameElement>()
  const open = new Map<HTMLIFrameElement, EndableLife>()
  const covering = new Set<HTMLIFrameElement>()
  const hide = (frame: HTMLIFrameElement) => {
    setStyles(frame, { display: 'none' })
    open.get(frame)?.end()
    open.delete(frame)
  }
  return {
    get: (name) => frames.get(name),
    all: () => frames.values(),
    create({ name, source, styles, show, allow, attachToBody }) {
      const frame = makeFrame({
        // Never of another folder or host than the widget's own.
        address: pageOf(config, readText(source, 'index.html').replaceAll(/[^\w.-]/g, '')),
        styles: { width: config.width, ...(isRecord(styles) ? styles : {}), display: show ? 'block' : 'none' },
        allow: readText(allow),
      })
      if (attachToBody) covering.add(frame)
      slot(life, { position: 'end', anchor: attachToBody ? document.body : widget }).append(frame)
      frames.set(readText(name), frame)
      return frame
    },
    show(frame, send) {
      if (open.has(frame)) return
      setStyles(frame, { display: 'block' })
      const its = life.branch()
      open.set(frame, its)
      // What lies over the whole page keeps that from scrolling.
      if (covering.has(frame)) adoptAs(its, document.body, { style: { overflow: 'hidden' } })
      const close = () => {
        hide(frame)
        send(POPUP_CLOSED)
      }
      listen(its, window, 'click', close)
      listen(its, document, events.close, close)
    },
    hide,
  }
}
