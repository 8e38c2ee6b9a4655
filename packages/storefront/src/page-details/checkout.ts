import type { Life } from '@tillkit/dom'
import { isRecord, onLegacy, pageJQuery } from '@tillkit/platform'
import { headersHeight, scrollPageTo, WIDTHS } from '@tillkit/platform/theme'
import { events } from './anatomy.ts'

/** How far above the form the page stops, in px beneath the header, and how long the way takes, in ms. */
const WAY = { above: 100, duration: 1000 } as const

/** Scrolls to a checkout's form when an order is refused or could not be reckoned: its notices would be beneath the header. */
export function scrollToTrouble(life: Life, form: Element): void {
  const scroll = () => {
    if (innerWidth <= WIDTHS.tablet) return
    // The platform's own way to the notices, which has just begun, does not know the header.
    pageJQuery()?.('html, body').stop(true)
    void scrollPageTo(life, Math.max(0, form.getBoundingClientRect().top + scrollY - WAY.above - headersHeight()), { duration: WAY.duration })
  }
  onLegacy(document, events.refused, scroll, life)
  onLegacy(document, events.updated, (_event, answer) => {
    if (isRecord(answer) && answer['result'] === events.failure) scroll()
  }, life)
}
