import { adoptAs, defineBehaviour, listen, live, type Host } from '@tillkit/mount'
import { onLegacy, pageJQuery } from '@tillkit/platform'
import { clickOnSpace, closestTo } from '../shared/page.ts'
import { defineScroll } from '../shared/scroll.ts'
import { anatomy, FOCUS_DELAY } from './anatomy.ts'
import { manifest } from './manifest.ts'

type PageHost = Host<null, undefined>

/** What every page of the shop does: a part of `woocommerce`. */
export const pageEvents = defineBehaviour<null>({
  ...manifest,
  read: () => null,
  start(host) {
    sortOnChange(host)
    raiseQuantities(host)
    focusNotices(host)
    listen<KeyboardEvent>(host, document.body, 'keydown', (event) => clickOnSpace(event, anatomy.linkButton))
    const $ = pageJQuery()
    if ($) host.onEnd(defineScroll($))
  },
})

/** A form that nobody claims is sent as if by its button, so that validation and all listeners see it. */
function sortOnChange(host: PageHost): void {
  onLegacy(document.body, 'change', host.guard((event) => {
    const select = closestTo(event, anatomy.sorting)
    const form = select?.closest('form')
    if (!form || form.matches(anatomy.claimed)) return
    const { isDefaultPrevented } = event as { isDefaultPrevented?: () => boolean }
    if (!isDefaultPrevented?.call(event)) form.requestSubmit()
  }), host)
}

/** Lifts what is below the least order, and tells whoever reckons with it. */
function raiseQuantities(host: PageHost): void {
  live(host, anatomy.quantity, (field, life) => {
    if (!(field instanceof HTMLInputElement) || field.min === '' || Number(field.min) < 0) return
    if (field.value !== '' && !(Number(field.value) < Number(field.min))) return
    adoptAs(life, field, { properties: { value: field.min } })
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  })
}

/** The first notice takes the focus when the page comes with one, and when the basket was changed. */
function focusNotices(host: PageHost): void {
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
