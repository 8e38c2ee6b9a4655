import { type Life, listen } from '@tillkit/dom'
import { adopt, adoptAs, slot } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { events, keys } from './anatomy.ts'
import type { ReviewsHost } from './store.ts'
import { answerFrameMessages } from './frame-messages.ts'
import { makeFrame, setStyles } from './frame.ts'
import { createPopups } from './popups.ts'
import { pageOf } from './read.ts'

/** How far from the window a widget is, in px, when it begins to load. */
const AHEAD = '200px'

/** Keeps a widget's room free from now on: what comes later moves nothing. */
export function reserveRoom({ element, config: { height } }: ReviewsHost, life: Life): void {
  adoptAs(life, element, { style: { position: 'relative', ...(/px$/.test(height) && { 'min-height': height }) } })
}

/** Shows a widget once it is near the window; anew when that is asked for. */
export function showWhenNear(life: Life, host: ReviewsHost): void {
  const observer = new IntersectionObserver(life.guard((entries: readonly IntersectionObserverEntry[]) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    let shown = life.branch()
    show(shown, host)
    listen(life, host.element, events.reload, () => {
      shown.end()
      shown = life.branch()
      show(shown, host)
    })
  }), { rootMargin: AHEAD })
  observer.observe(host.element)
  life.onEnd(() => observer.disconnect())
}

/** Puts the widget's frame over its link, which shows until the widget has said that it is there: where it is blocked, for good. */
function show(life: Life, { element, config }: ReviewsHost): void {
  const store = createStore(() => ({ isThere: false }))
  const links = [...element.children]
  const frame = makeFrame({
    address: pageOf(config),
    styles: { display: 'block', position: 'absolute', top: '0', left: '0', height: config.height, width: config.width, visibility: 'hidden' },
    loading: config.data[keys.loading],
  })
  slot(life, { position: 'end', anchor: element }).append(frame)
  answerFrameMessages(life, {
    config,
    frame,
    popups: createPopups(life, config, element),
    arrived() {
      if (store.getState().isThere) return
      setStyles(frame, { position: 'relative', visibility: 'visible' })
      store.setState({ isThere: true })
    },
  })
  // From now on the frame says how high the widget is.
  adopt(life, element, store, ({ isThere }) => (isThere ? { style: { 'min-height': '0' } } : {}))
  for (const link of links) adopt(life, link, store, ({ isThere }) => (isThere ? { shown: false } : {}))
}
