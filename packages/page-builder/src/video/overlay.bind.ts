import { hasBox, clickOnSpace, type EndableLife, followSize, invoke, listen } from '@tillkit/dom'
import { adopt, adoptAs, onBatch, type Host } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { reducesMotion } from '@tillkit/platform/theme'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Beneath, controlIn, lookBeneath, passOn } from './beneath.ts'
import { anatomy, frame, standIns } from './anatomy.ts'
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

/** The host of a picture. */
type OverlayHost = Host<null, undefined, typeof messages>

/** Where a press was: what a key or a script does says none. */
type Press = Partial<Pick<MouseEvent, 'clientX' | 'clientY'>>

/**
 * Plays what a picture stands over, and takes the picture away (rule 40). Where that cannot be played yet, the picture goes as well: what is
 * there instead gets the press, and what comes into its place plays.
 * @returns plays it, and stops it again
 */
export function bindOverlay(host: OverlayHost, videoOf: (beneath: Beneath) => Video | undefined) {
  const { element } = host
  const store = createStore<Picture>(() => ({ isThere: false, isGone: false }))
  let playing: { readonly life: EndableLife; readonly video: Video } | undefined
  let waiting: EndableLife | undefined
  /** Whether the keyboard has gone to what was in the video's place, and goes on to the video. */
  let followsKeyboard = false
  const start = (video: Video) => {
    const life = host.branch()
    playing = { life, video }
    waiting?.end()
    life.onEnd(() => {
      playing = undefined
    })
    video.play(life)
    leave(host, { store, life, next: video.element, followsKeyboard })
    followsKeyboard = false
  }
  const wait = (beneath: Beneath) => {
    const life = awaitVideo(host, beneath, (videoLife) => {
      const come = videoOf(videoLife)
      if (come) start(come)
    })
    life.onEnd(() => {
      waiting = undefined
      if (playing) return
      followsKeyboard = false
      store.setState({ isGone: false })
    })
    return life
  }
  const play = (press: Press = {}) => {
    if (playing) return
    const beneath = lookBeneath(element)
    const video = beneath.isReady ? videoOf(beneath) : undefined
    if (video) return start(video)
    waiting ??= wait(beneath)
    if (beneath.content) followsKeyboard = giveWay(host, { store, life: waiting, content: beneath.content, press })
  }
  adopt(host, element, store, ({ isGone }) => ({ style: isGone ? { display: 'none' } : {} }))
  coverVideo(host, store, () => {
    const beneath = lookBeneath(element)
    return videoOf(beneath)?.element ?? beneath.content
  })
  const button = element.querySelector(anatomy.play)
  if (button) adoptAs(host, button, { attributes: { role: 'button', 'aria-label': host.t('play') } })
  listen<KeyboardEvent>(host, element, 'keydown', (event) => clickOnSpace(event, anatomy.play))
  onLegacy(element, 'click', (event) => {
    event.preventDefault()
    play(event as Press)
  }, host)
  return {
    play: () => play(),
    /** Brings the picture back, where its video can only begin anew, or has not come. */
    stop() {
      if (playing?.video.returns) playing.video.stop(playing.life)
      waiting?.end()
    },
  }
}

/** How a picture goes. */
interface Leaving {
  readonly store: StoreApi<Picture>
  /** How long it stays away. */
  readonly life: EndableLife
  /** What has the focus when the picture's button is gone. */
  readonly next: HTMLElement
  /** Whether the focus was in what has just made room for that. */
  readonly followsKeyboard: boolean
}

/** Lets a picture fade from over what plays; one that is away already stays so. */
function leave({ element }: OverlayHost, { store, life, next, followsKeyboard }: Leaving): void {
  const fade = () => invoke(element, 'animate', [{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: 'forwards' })
  const animation = reducesMotion() || store.getState().isGone ? undefined : fade()
  const timer = setTimeout(() => {
    // A keyboard would be lost with the button.
    if (element.contains(document.activeElement) || (followsKeyboard && isNowhere(document.activeElement, next))) next.focus({ preventScroll: true })
    store.setState({ isGone: true })
  }, animation ? FADE : 0)
  life.onEnd(() => {
    clearTimeout(timer)
    animation?.finished.catch(() => undefined)
    animation?.cancel()
    store.setState({ isGone: false })
  })
}

/** Whether the focus has gone with what had it, is at what stands around the video alone, or at what shows no more. */
const isNowhere = (focused: Element | null, next: Element) => !focused || focused.contains(next) || !hasBox(focused)

/** Waits, once the shopper has asked for it, for a video that can be played. @returns gives it up */
function awaitVideo(host: OverlayHost, { around }: Beneath, come: (beneath: Beneath) => void): EndableLife {
  const life = host.branch()
  const observer = new MutationObserver(life.guard(() => {
    const beneath = lookBeneath(host.element)
    if (beneath.isReady) come(beneath)
  }))
  observer.observe(around, { subtree: true, childList: true, attributes: true, attributeFilter: [frame.address] })
  life.onEnd(() => observer.disconnect())
  return life
}

/** What a picture gives way to. */
interface GivingWay extends Pick<Leaving, 'store' | 'life'> {
  readonly content: HTMLElement
  readonly press: Press
}

/**
 * Takes a picture away at once from over what has been put into its video's place, which gets the press, and the focus of a keyboard.
 * @returns whether it has the focus
 */
function giveWay({ element }: OverlayHost, { store, life, content, press }: GivingWay): boolean {
  const hasFocus = element.contains(document.activeElement)
  store.setState({ isGone: true })
  if (hasFocus) focusIn(life, content)
  passOn(content, press)
  return hasFocus
}

/** Puts the keyboard to the first control of a content, else to the content itself, which Enter and Space press then. */
function focusIn(life: EndableLife, content: HTMLElement): void {
  const control = controlIn(content)
  if (!control) {
    const isPlayer = invoke(content, 'matches', standIns.deaf)
    adoptAs(life, content, { attributes: isPlayer ? { tabindex: '-1' } : { tabindex: '0', role: 'button' } })
    listen<KeyboardEvent>(life, content, 'keydown', (event) => {
      if (event.target !== content || event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      passOn(content, {})
    })
  }
  ;(control ?? content).focus({ preventScroll: true })
}

/** Videos that are kept out of reach, of which each may lie beneath several pictures. */
const covered = new WeakSet<Element>()

/** Keeps the keyboard and screen readers from a video for as long as its picture lies over it: nobody would see where they are. */
function coverVideo(host: OverlayHost, store: StoreApi<Picture>, targetOf: () => HTMLElement | undefined): void {
  followSize(host, { of: [host.element] }, (entries) => store.setState({ isThere: (entries.at(-1)?.contentRect.width ?? 0) > 0 }))
  let video: HTMLElement | undefined
  let life: EndableLife | undefined
  // A consent plugin may put it there later, or another in its place.
  const look = () => {
    const now = targetOf()
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
