import { adoptAs, live, type Host, defineBehaviour } from '@tillkit/mount'
import { clickOnSpace, listen } from '@tillkit/dom'
import { pageJQuery } from '@tillkit/platform'
import { defineScroll } from '@tillkit/platform/cart'
import { anatomy } from './anatomy.ts'
import { bindFieldHints } from './field-hints.bind.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { focusNotices } from './notices.bind.ts'
import { bindPasswordToggles } from './password-toggle.bind.ts'
import { announceResultCount, sortOnChange } from './product-list.bind.ts'

/** Lifts what is below the least order, and tells whoever reckons with it. */
function raiseQuantities(host: Host): void {
  live(host, anatomy.quantity, (field, life) => {
    if (!(field instanceof HTMLInputElement) || field.min === '' || Number(field.min) < 0) return
    // An empty one is not too small: of a group's products most are not wanted.
    if (field.value === '' || !(Number(field.value) < Number(field.min))) return
    // Somebody types there: of 12 the 1 may be all so far.
    if (field === document.activeElement && field.value !== field.defaultValue) return
    adoptAs(life, field, { properties: { value: field.min } })
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  })
}

/** What every page of the shop does: the part of `woocommerce`. */
export const pageEvents = defineBehaviour({
  ...manifest,
  messages,
  read: () => null,
  start(host) {
    sortOnChange(host)
    raiseQuantities(host)
    focusNotices(host)
    announceResultCount(host)
    bindPasswordToggles(host)
    bindFieldHints(host)
    listen<KeyboardEvent>(host, document.body, 'keydown', (event) => clickOnSpace(event, anatomy.linkButton))
    const $ = pageJQuery()
    if ($) host.onEnd(defineScroll($))
  },
})
