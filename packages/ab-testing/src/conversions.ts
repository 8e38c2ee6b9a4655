import { listen, readCookie } from '@tillkit/dom'
import { live } from '@tillkit/mount'
import { anatomy, cookies, POSTED } from './anatomy.ts'
import type { AbHost } from './context.ts'
import { expireCookie, writeCookie } from './cookie.ts'
import { goalOf } from './goals.ts'
import { readSlot, type RecordType, slotOf } from './records.model.ts'
import type { Recorder } from './recorder.ts'

/** Raised by forms that have been sent, at the form's module; bubbles. */
export const SENT_EVENT = 'tillkit:form-sent'

/** Counts what goals are there for: forms that were sent, orders, comments, and visits of pages with a tracker. */
export function bindConversions(host: AbHost, recorder: Recorder): void {
  listen(host, document, SENT_EVENT, ({ target }) => {
    if (target instanceof Element) recorder.record('con_goal', goalOf(target))
  })
  live(host, anatomy.ordered, () => fromSlot(recorder, cookies.shop, 'con_goal'))
  live(host, anatomy.tracker, (tracker) => {
    const postId = tracker.getAttribute(anatomy.trackerTest) ?? ''
    fromSlot(recorder, cookies.shortcode + postId, 'con_short')
  })
  if (location.href.includes(POSTED)) for (const { postId, testId } of host.config.tests) commented(recorder, postId, `${cookies.comment}${postId}${testId}`)
  if (host.config.isTracked) for (const { postId } of host.config.tests) remember(recorder, postId)
}

/** Records what a cookie remembers of another page, and lets it end. */
function fromSlot(recorder: Recorder, name: string, type: RecordType): void {
  const visit = readSlot(readCookie(name))
  if (!visit) return
  recorder.recordVisit({ type, ...visit })
  expireCookie(name)
}

function commented(recorder: Recorder, postId: number, name: string): void {
  if (!readCookie(name)) return
  recorder.record('con_goal', postId)
  expireCookie(name)
}

/** Lets trackers of other pages know that this one was visited. */
function remember(recorder: Recorder, postId: number): void {
  const shown = recorder.shown(postId)
  if (!shown || recorder.isRecorded({ type: 'con_short', ...shown })) return
  recorder.whenAllowed(() => writeCookie(`${cookies.shortcode}${postId}`, slotOf(shown)))
}
