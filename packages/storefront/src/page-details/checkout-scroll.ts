import { listen, type Life } from '@tillkit/dom'
import { isRecord, onLegacy, pageJQuery } from '@tillkit/platform'
import { headersHeight, scrollPageTo, WIDTHS } from '@tillkit/platform/theme'
import { events, STAYING } from './anatomy.ts'

/** How far above the form the page stops, in px beneath the header, and how long the way takes, in ms. */
const WAY = { above: 100, duration: 1000 } as const

/**
 * Scrolls to a checkout's form when an order is refused or could not be reckoned: its notices would be beneath the header. Whether that
 * is needed shows when it happens: the platform's own way there does not know the header and gives way to ours; a checkout of ours
 * has gone where the shop wants it.
 */
export function scrollToTrouble(life: Life, form: Element): void {
  let isSeenTo = false
  const markOurs = () => void (isSeenTo = true)
  for (const own of events.own) listen(life, document, own, markOurs)
  const scroll = () => {
    const hasHeader = innerWidth > WIDTHS.tablet && document.body.matches(STAYING)
    if (life.signal.aborted || !hasHeader || (!stopPlatform() && isSeenTo)) return
    void scrollPageTo(life, Math.max(0, form.getBoundingClientRect().top + scrollY - WAY.above - headersHeight()), { duration: WAY.duration })
  }
  const decide = () => {
    isSeenTo = false
    // A checkout of ours says so right after it has raised the platform's event.
    queueMicrotask(life.guard(scroll))
  }
  onLegacy(document, events.refused, decide, life)
  onLegacy(document, events.updated, (_event, answer) => {
    if (isRecord(answer) && answer['result'] === events.failure) decide()
  }, life)
}

/** Stops the platform's own way through the page. @returns whether it was on it */
function stopPlatform(): boolean {
  const page = pageJQuery()?.('html, body')
  // A jQuery without effects moves nothing.
  if (!page || !('stop' in page) || !page.is(':animated')) return false
  page.stop(true)
  return true
}
