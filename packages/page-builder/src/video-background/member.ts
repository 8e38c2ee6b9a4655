import { invoke, listen, timeout } from '@tillkit/dom'
import { adopt, adoptAs, defineBehaviour, settle, slot, type Host } from '@tillkit/mount'
import { isMobileAgent } from '@tillkit/platform/theme'
import { createPauseButton } from '@tillkit/ui/plain'
import { createStore } from 'zustand/vanilla'
import { offerFunction } from '../shared/functions/public-functions.ts'
import { anatomy, classes, functions, VIDEO_BACKGROUND } from './anatomy.ts'
import { messages } from './messages.ts'
import { playOnHover, playWhileSeen } from './playing.ts'

/** How long after the page has loaded what stands before a video is hidden at most, in ms. */
const COVER_TIMEOUT_MS = 500

/** The same where the page does not finish loading, for want of a picture that nobody sends: as long as what comes in waits. */
const MOST = 3000

type VideoHost = Host<null, undefined, typeof messages>

/** Videos behind sections, columns and slides. */
export const unit = defineBehaviour<null, typeof messages>({
  name: 'page-builder/video-background',
  selector: VIDEO_BACKGROUND,
  when: 'now',
  messages,
  read: () => null,
  start(host) {
    const { element } = host
    const video = element.querySelector<HTMLVideoElement>(anatomy.video)
    showWhenReady(host, video)
    for (const name of functions.begin) offerFunction(host, name, settle)
    // Style rules do it.
    for (const name of functions.layOut) offerFunction(host, name, () => undefined)
    if (!video) return
    adoptAs(host, video, { style: { width: '100%', height: '100%', 'max-width': 'none', margin: '0', 'object-fit': 'cover' } })
    const around = element.closest(anatomy.hovered)
    if (around && invoke(element, 'matches', anatomy.hover)) playOnHover(host, video, around)
    else play(host, video)
  },
})

/** Plays a video, with a button that stops it, for as long as it is seen: what moves by itself is the shopper's to stop. */
function play(host: VideoHost, video: HTMLVideoElement): void {
  const { element, t } = host
  const { button, show: showStopped } = createPauseButton(t, { isVideo: true })
  const show = () => showStopped(video.paused)
  button.hidden = true
  const { toggle } = playWhileSeen(host, {
    element,
    video,
    seen(isSeen) {
      button.hidden = !isSeen
    },
  })
  listen(host, button, 'click', toggle)
  for (const type of ['play', 'pause']) listen(host, video, type, show)
  show()
  slot(host, { position: 'end', anchor: element.parentElement ?? element }).append(button)
}

/** Shows what stands before a video when that can play, and in any case soon: also when the video never comes (weakness 2). */
function showWhenReady(host: VideoHost, video: HTMLVideoElement | null): void {
  const hidden = host.element.closest(anatomy.preload)
  if (!hidden) return
  const canPlay = video === null || video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
  const store = createStore(() => ({ isReady: canPlay || isMobileAgent() }))
  const ready = () => store.setState({ isReady: true })
  adopt(host, hidden, store, ({ isReady }) => ({ classes: isReady ? { [classes.preload]: false } : {} }))
  if (video) for (const type of ['canplay', 'error']) listen(host, video, type, ready)
  const isLoaded = document.readyState === 'complete'
  timeout(host, isLoaded ? COVER_TIMEOUT_MS : MOST, ready)
  if (!isLoaded) listen(host, window, 'load', () => timeout(host, COVER_TIMEOUT_MS, ready))
}
