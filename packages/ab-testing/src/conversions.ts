import { listen } from '@tillkit/dom'
import { live } from '@tillkit/mount'
import { anatomy, cookies, POSTED } from './anatomy.ts'
import type { AbHost } from './config.ts'
import { cookie, writeCookie } from './cookie.ts'
import { goalOf } from './goals.ts'
import { slotOf } from './records.model.ts'
import type { Recorder } from './recorder.ts'

/** Raised by forms that have been sent, at the form's module; bubbles. */
const SENT_EVENT = 'tillkit:form-sent'

const loadRemembered = () => import('./remembered.late.ts')

/** Counts what goals are there for: forms that were sent, orders, comments, and visits of pages with a tracker. */
export function bindConversions(host: AbHost, recorder: Recorder): void {
  const { isTracked, tests } = host.config
  listen(host, document, SENT_EVENT, ({ target }) => {
    if (target instanceof Element) recorder.record('con_goal', goalOf(target))
  })
  live(host, anatomy.ordered, () => {
    if (cookie(cookies.shop)) host.load(host, loadRemembered, ({ countVisit }) => countVisit(recorder, cookies.shop, 'con_goal'))
  })
  live(host, anatomy.tracker, (tracker) => {
    const name = cookies.shortcode + tracker.getAttribute(anatomy.trackerTest)
    if (cookie(name)) host.load(host, loadRemembered, ({ countVisit }) => countVisit(recorder, name, 'con_short'))
  })
  if (location.href.includes(POSTED)) host.load(host, loadRemembered, ({ countComments }) => countComments(recorder, tests))
  if (isTracked) recorder.whenShown(() => tests.forEach(({ postId }) => remember(recorder, postId)))
}

/** Lets trackers of other pages know that this one was visited. */
function remember(recorder: Recorder, postId: number): void {
  const shown = recorder.shown(postId)
  if (!shown || recorder.isRecorded({ type: 'con_short', ...shown })) return
  recorder.whenAllowed(() => writeCookie(`${cookies.shortcode}${postId}`, slotOf(shown)))
}
