import { type EndableLife, invoke, type Life } from '@tillkit/dom'
import { adoptAs, slot } from '@tillkit/mount'
import { escapeHtml, type SafeHtml, safeHtml } from '@tillkit/platform'
import { anatomy, classes } from './anatomy.ts'

/** The box, and the time for which it shows something. */
export interface ShownMessage {
  readonly box: HTMLElement
  readonly own: EndableLife
}

/** The box in which a module's messages stand. */
export interface MessageBox {
  /** Shows HTML in place of what stood there. */
  show(html: SafeHtml): ShownMessage
  /** Shows a failure as the server's own errors are shown. */
  fail(text: string): ShownMessage
  /** What the server has written there. */
  current(): ShownMessage
  /** Takes back what was shown. */
  clear(): void
}

/** Takes charge of the box; a module without one gets it. At the end of the life it says what the server said. */
export function messageBoxIn(life: Life, module: HTMLElement): MessageBox {
  let own = life.branch()
  const current = () => {
    own.end()
    own = life.branch()
    const box = invoke(module, 'querySelector', anatomy.message) as HTMLElement | null
    return { box: box ?? slot(own, { position: 'start', anchor: module }), own }
  }
  const show = (html: SafeHtml) => {
    const shown = current()
    adoptAs(shown.own, shown.box, { html })
    return shown
  }
  return {
    show,
    current,
    fail: (text) => show(safeHtml`<p class="${escapeHtml(classes.errorText)}">${escapeHtml(text)}</p>`),
    clear: () => own.end(),
  }
}
