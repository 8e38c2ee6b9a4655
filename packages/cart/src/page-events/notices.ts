import { adoptAs, type Host } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { anatomy, FOCUS_DELAY } from './anatomy.ts'

/** A new notice takes the focus when the page comes with one, and when the basket was changed. */
export function focusNotices(host: Host): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Each answer brings notices of its own; those of a long visit must not all be kept for the end.
  let marked = host.branch()
  host.onEnd(() => clearTimeout(timer))
  // One that stands there since an earlier change is no news: it must not take the focus out of a field again.
  const told = new WeakSet<Element>()
  const nextNotice = () => {
    const notices = [...document.querySelectorAll<HTMLElement>(anatomy.notice)].filter((notice) => !told.has(notice))
    for (const notice of notices) told.add(notice)
    return notices[0]
  }
  const plan = (preventScroll: boolean) => {
    const active = document.activeElement
    clearTimeout(timer)
    timer = setTimeout(host.guard(() => {
      const notice = nextNotice()
      const { activeElement } = document
      // Whoever has gone to another field meanwhile is typing there.
      if (!notice || (activeElement !== document.body && activeElement !== active)) return
      marked.end()
      marked = host.branch()
      adoptAs(marked, notice, { attributes: { tabindex: '-1' } })
      notice.focus({ preventScroll })
    }), FOCUS_DELAY)
  }
  // Not when the shopper was faster than our code.
  if (document.activeElement === document.body) plan(false)
  onLegacy(document.body, 'item_removed_from_classic_cart updated_wc_div', () => plan(true), host)
}
