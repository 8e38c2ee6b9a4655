import { clickOnSpace, invoke, type EndableLife, listen } from '@tillkit/dom'
import { adopt, adoptAs, onBatch, type Host } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { reducesMotion } from '@tillkit/platform/theme'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { anatomy } from './names.anatomy.ts'
import type { messages } from './messages.ts'

/** How long a picture takes to fade from over its video, in ms. */
const FADE = 500

/** What plays beneath a picture. */
export interface Video {
  /** What takes the focus over from the picture. */
  readonly element: HTMLElement
  /** Whether the picture is to come back when the slide that it stands in is left. */
  readonly returns: boolean
  /** Plays, for as long as the life lasts. */
  play(life: EndableLife): void
  /** Ends the life in which it plays. */
  stop(life: EndableLife): void
}

/** What is known of a picture. */
interface Picture {
  /** Whether it lies over the video: it may be switched off, for some kinds of screens too. */
  readonly isThere: boolean
  /** Whether it has gone, because the video plays. */
  readonly isGone: boolean
}

/** Plays what a picture stands over, and takes the picture away (rule 40). @returns plays it, and stops it again */
export function bindOverlay(host: Host<null, undefined, typeof messages>, videoOf: () => Video | undefined) {
  const { element } = host
  const store = createStore<Picture>(() => ({ isThere: false, isGone: false }))
  let playing: { readonly life: EndableLife; readonly video: Video } | undefined
  const play = () => {
    const video = videoOf()
    if (!video || playing) return
    playing = { life: host.branch(), video }
    video.play(playing.life)
    leave(playing.life, video)
  }
  const leave = (life: EndableLife, video: Video) => {
    const fade = () => invoke(element, 'animate', [{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: 'forwards' })
    const animation = reducesMotion() ? undefined : fade()
    const timer = setTimeout(() => {
      // A keyboard would be lost with the button.
      if (element.contains(document.activeElement)) video.element.focus({ preventScroll: true })
      store.setState({ isGone: true })
    }, animation ? FADE : 0)
    life.onEnd(() => {
      clearTimeout(timer)
      animation?.finished.catch(() => undefined)
      animation?.cancel()
      playing = undefined
      store.setState({ isGone: false })
    })
  }
  adopt(host, element, store, ({ isGone }) => ({ style: isGone ? { display: 'none' } : {} }))
  coverVideo(host, store, videoOf)
  const button = element.querySelector(anatomy.play)
  if (button) adoptAs(host, button, { attributes: { role: 'button', 'aria-label': host.say('play') } })
  listen<KeyboardEvent>(host, element, 'keydown', (event) => clickOnSpace(event, anatomy.play))
  onLegacy(element, 'click', (event) => {
    event.preventDefault()
    play()
  }, host)
  return {
    play,
    /** Brings the picture back, where its video can only begin anew. */
    stop() {
      if (playing?.video.returns) playing.video.stop(playing.life)
    },
  }
}

/** Videos that are kept out of reach, of which each may lie beneath several pictures. */
const covered = new WeakSet<Element>()

/** Keeps the keyboard and screen readers from a video for as long as its picture lies over it: nobody would see where they are. */
function coverVideo(host: Host<null, undefined, typeof messages>, store: StoreApi<Picture>, videoOf: () => Video | undefined): void {
  const observer = new ResizeObserver(host.guard((entries: readonly ResizeObserverEntry[]) => {
    store.setState({ isThere: (entries.at(-1)?.contentRect.width ?? 0) > 0 })
  }))
  observer.observe(host.element)
  host.onEnd(() => observer.disconnect())
  let video: HTMLElement | undefined
  let life: EndableLife | undefined
  // A consent plugin may put it there later, or another in its place.
  const look = () => {
    const now = videoOf()?.element
    if (now === video) return
    life?.end()
    video = now
    if (!now) return
    life = host.branch()
    // Of a copy of a video that was covered: as printed, it would be out of reach for good.
    if (!covered.has(now)) now.inert = false
    covered.add(now)
    adopt(life, now, store, ({ isThere, isGone }) => ({ attributes: { inert: isThere && !isGone ? '' : null } }))
  }
  look()
  onBatch(host, look)
}
