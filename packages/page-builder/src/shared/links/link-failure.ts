import type { EndableLife, Life } from '@tillkit/dom'
import { slot, type Place } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'

/** What is said of a link that could not be followed. */
export interface LinkWords {
  readonly failed: string
  /** The words of its plain link, which the browser follows. */
  readonly open: string
  /** What themes know the line by. */
  readonly className: string
}

/** The line that says so, one at a time: it comes before it is wanted, as the line that is cut would have to bring it. */
export interface LinkFailure {
  readonly show: (href: string, place: Place) => void
  /** Takes it back: it is tried again. */
  readonly clear: () => void
}

/** Creates a link failure, with nothing said. It goes with the life. */
export function createLinkFailure(life: Life, { failed, open, className }: LinkWords): LinkFailure {
  let own: EndableLife | undefined
  const clear = () => own?.end()
  return {
    clear,
    show(href, place) {
      clear()
      own = life.branch()
      slot(own, place).append(h('p', { class: className, role: 'alert' }, failed, ' ', h('a', { href }, open)))
    },
  }
}

/**
 * Follows a link as it would have been without a script, where the code that answers it could not be had. It is never left for the
 * browser's own page of errors: where nothing answers at its address either, that is left to the caller to say.
 * @returns whether the browser is on its way, or the life is over
 */
export async function followPlainly({ signal }: Life, href: string): Promise<boolean> {
  const isThere = navigator.onLine && await fetch(href, { method: 'HEAD', mode: 'no-cors', signal }).then(() => true, () => false)
  if (isThere && !signal.aborted) location.assign(href)
  return isThere || signal.aborted
}
