import { listen, type Life, nearest } from '@tillkit/dom'
import { onLessMotion, reducesMotion } from '@tillkit/platform/theme'
import { VIDEO_BACKGROUND } from './anatomy.ts'
import { anatomy, classes } from './names.anatomy.ts'

/** A film that plays while it is seen. */
export interface Playing {
  /** Stops it for the shopper, who will not have it begin again by itself; or lets it play. */
  toggle(): void
}

/** A film behind something. */
export interface Background {
  /** What lies behind all else, with the film in it. */
  readonly element: HTMLElement
  readonly film: HTMLVideoElement
  /** Hears whether it is seen. */
  readonly seen: (isSeen: boolean) => void
}

/**
 * Plays a film while it is seen, and pauses it when it is not: unless it is to play on outside of the window, or the shopper has
 * paused it (rule 39). For who asked for less motion it waits until it is started.
 */
export function playWhileSeen(life: Life, { element, film, seen }: Background): Playing {
  let isSeen = false
  let isStopped = reducesMotion()
  let isOurs = false
  const play = () => void film.play().catch(() => undefined)
  const pause = () => {
    isOurs = !film.paused
    // Also where it does not play yet: it would begin by itself when it has come.
    film.pause()
  }
  if (isStopped) pause()
  listen(life, film, 'play', () => {
    isStopped = false
  })
  listen(life, film, 'pause', () => {
    // Somebody else has paused it: the shopper, by the browser's or a plugin's button.
    if (!isOurs && isSeen && !film.ended) isStopped = true
    isOurs = false
  })
  const playsOutside = element.classList.contains(classes.playsOutside)
  follow(life, element, (now) => {
    isSeen = now
    seen(now)
    if (now && film.paused && !isStopped) play()
    if (!now && !playsOutside) pause()
  })
  const stop = () => {
    isStopped = true
    pause()
  }
  onLessMotion(life, stop)
  if (element.classList.contains(classes.givesWay)) giveWay(life, stop)
  return { toggle: () => (film.paused ? play() : stop()) }
}

function follow(life: Life, element: HTMLElement, run: (isSeen: boolean) => void): void {
  const observer = new IntersectionObserver(life.guard((entries: IntersectionObserverEntry[]) => {
    const last = entries.at(-1)
    if (last) run(last.isIntersecting)
  }))
  observer.observe(element)
  life.onEnd(() => observer.disconnect())
}

/** A film may give way to what the shopper starts to listen to or to watch. */
function giveWay(life: Life, stop: () => void): void {
  listen(life, document, 'play', ({ target }) => {
    if (nearest(target, anatomy.media) && !nearest(target, VIDEO_BACKGROUND)) stop()
  }, { capture: true })
}

/** Plays a film from its beginning while the pointer is over what it is behind: never for who asked for less motion. */
export function playOnHover(life: Life, film: HTMLVideoElement, around: Element): void {
  film.pause()
  listen(life, around, 'pointerenter', () => (reducesMotion() ? undefined : film.play().catch(() => undefined)))
  listen(life, around, 'pointerleave', () => {
    film.pause()
    film.currentTime = 0
  })
}
