import { listen } from '@tillkit/dom'
import { live } from '@tillkit/mount'
import { anatomy, cookies, POSTED } from './anatomy.ts'
import type { AbHost } from './context.ts'
import { cookie, expireCookie, writeCookie } from './cookie.ts'
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
  if (host.config.isTracked) recorder.whenShown(() => host.config.tests.forEach(({ postId }) => remember(recorder, postId)))
}

/** Records what a cookie remembers of another page, and lets it end. */
function fromSlot(recorder: Recorder, name: string, type: RecordType): void {
  const visit = readSlot(cookie(name))
  if (visit) useUp(recorder, name, () => recorder.recordVisit({ type, ...visit }))
}

function commented(recorder: Recorder, postId: number, name: string): void {
  if (cookie(name)) useUp(recorder, name, () => recorder.record('con_goal', postId))
}

/** Without consent the cookie stays for a page on which there is some: letting it end writes one too. */
function useUp(recorder: Recorder, name: string, run: () => void): void {
  recorder.whenAllowed(() => {
    run()
    expireCookie(name)
  })
}

/** Lets trackers of other pages know that this one was visited. */
function remember(recorder: Recorder, postId: number): void {
  const shown = recorder.shown(postId)
  if (!shown || recorder.isRecorded({ type: 'con_short', ...shown })) return
  recorder.whenAllowed(() => writeCookie(`${cookies.shortcode}${postId}`, slotOf(shown)))
}
