import type { EndableLife, Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import type { SafeHtml } from '@tillkit/platform'
import { failureHtml, messageIn } from './message.ts'

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
    return { box: messageIn(own, module), own }
  }
  const show = (html: SafeHtml) => {
    const shown = current()
    adoptAs(shown.own, shown.box, { html })
    return shown
  }
  return {
    show,
    current,
    fail: (text) => show(failureHtml(text)),
    clear: () => own.end(),
  }
}
