import { adoptAs, type Host } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { anatomy, FOCUS_DELAY } from './anatomy.ts'

/** The first notice takes the focus when the page comes with one, and when the basket was changed. */
export function focusNotices(host: Host): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  host.onEnd(() => clearTimeout(timer))
  const plan = (preventScroll: boolean) => {
    const active = document.activeElement
    clearTimeout(timer)
    timer = setTimeout(host.guard(() => {
      const notice = document.querySelector<HTMLElement>(anatomy.notice)
      const { activeElement } = document
      // Whoever has gone to another field meanwhile is typing there.
      if (!notice || (activeElement !== document.body && activeElement !== active)) return
      adoptAs(host, notice, { attributes: { tabindex: '-1' } })
      notice.focus({ preventScroll })
    }), FOCUS_DELAY)
  }
  // Not when the shopper was faster than our code.
  if (document.activeElement === document.body) plan(false)
  onLegacy(document.body, 'item_removed_from_classic_cart updated_wc_div', () => plan(true), host)
}
