import { clickOnSpace, listen } from '@tillkit/dom'
import { defineBehaviour } from '@tillkit/mount'
import { pageJQuery } from '@tillkit/platform'
import { defineScroll } from '@tillkit/platform/cart'
import { anatomy } from './anatomy.ts'
import { bindFieldHints } from './field-hints.bind.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { focusNotices } from './notices.bind.ts'
import { bindPasswordToggles } from './password-toggle.bind.ts'
import { raiseQuantities } from './quantities.bind.ts'
import { announceResultCount, sortOnChange } from './product-list.bind.ts'

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
