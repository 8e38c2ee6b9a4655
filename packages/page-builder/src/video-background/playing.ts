import { listen, type Life, nearest } from '@tillkit/dom'
import { onLessMotion, reducesMotion } from '@tillkit/platform/theme'
import { anatomy, classes, VIDEO_BACKGROUND } from './anatomy.ts'

/** A video that plays while it is seen. */
export interface Playing {
  /** Stops it for the shopper, who will not have it begin again by itself; or lets it play. */
  toggle(): void
}

/** A video behind something. */
export interface Background {
  /** What lies behind all else, with the video in it. */
  readonly element: HTMLElement
  readonly video: HTMLVideoElement
  /** Hears whether it is seen. */
  readonly seen: (isSeen: boolean) => void
}

/**
 * Plays a video while it is seen, and pauses it when it is not: unless it is to play on outside of the window, or the shopper has
 * paused it (rule 39). For who asked for less motion it waits until it is started.
 */
export function playWhileSeen(life: Life, { element, video, seen }: Background): Playing {
  let isSeen = false
  let isStopped = reducesMotion()
  let isOurs = false
  const play = () => void video.play().catch(() => undefined)
  const pause = () => {
    isOurs = !video.paused
    // Also where it does not play yet: it would begin by itself when it has come.
    video.pause()
  }
  if (isStopped) pause()
  listen(life, video, 'play', () => {
    isStopped = false
  })
  listen(life, video, 'pause', () => {
    // Somebody else has paused it: the shopper, by the browser's or a plugin's button.
    if (!isOurs && isSeen && !video.ended) isStopped = true
    isOurs = false
  })
  const playsOutside = element.classList.contains(classes.playsOutside)
  follow(life, element, (now) => {
    isSeen = now
    seen(now)
    if (now && video.paused && !isStopped) play()
    if (!now && !playsOutside) pause()
  })
  const stop = () => {
    isStopped = true
    pause()
  }
  onLessMotion(life, stop)
  if (element.classList.contains(classes.givesWay)) giveWay(life, stop)
  return { toggle: () => (video.paused ? play() : stop()) }
}

function follow(life: Life, element: HTMLElement, run: (isSeen: boolean) => void): void {
  const observer = new IntersectionObserver(life.guard((entries: IntersectionObserverEntry[]) => {
    const last = entries.at(-1)
    if (last) run(last.isIntersecting)
  }))
  observer.observe(element)
  life.onEnd(() => observer.disconnect())
}

/** A video may give way to what the shopper starts to listen to or to watch. */
function giveWay(life: Life, stop: () => void): void {
  listen(life, document, 'play', ({ target }) => {
    if (nearest(target, anatomy.media) && !nearest(target, VIDEO_BACKGROUND)) stop()
  }, { capture: true })
}

/** Plays a video from its beginning while the pointer is over what it is behind: never for who asked for less motion. */
export function playOnHover(life: Life, video: HTMLVideoElement, around: Element): void {
  video.pause()
  listen(life, around, 'pointerenter', () => (reducesMotion() ? undefined : video.play().catch(() => undefined)))
  listen(life, around, 'pointerleave', () => {
    video.pause()
    video.currentTime = 0
  })
}
