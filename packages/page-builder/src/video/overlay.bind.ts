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
export interface Film {
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
  /** Whether it lies over the film: it may be switched off, for some kinds of screens too. */
  readonly isThere: boolean
  /** Whether it has gone, because the film plays. */
  readonly isGone: boolean
}

/** Plays what a picture stands over, and takes the picture away (rule 40). @returns plays it, and stops it again */
export function bindOverlay(host: Host<null, undefined, typeof messages>, filmOf: () => Film | undefined) {
  const { element } = host
  const store = createStore<Picture>(() => ({ isThere: false, isGone: false }))
  let playing: { readonly life: EndableLife; readonly film: Film } | undefined
  const play = () => {
    const film = filmOf()
    if (!film || playing) return
    playing = { life: host.branch(), film }
    film.play(playing.life)
    leave(playing.life, film)
  }
  const leave = (life: EndableLife, film: Film) => {
    const fade = () => invoke(element, 'animate', [{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: 'forwards' })
    const animation = reducesMotion() ? undefined : fade()
    const timer = setTimeout(() => {
      // A keyboard would be lost with the button.
      if (element.contains(document.activeElement)) film.element.focus({ preventScroll: true })
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
  coverFilm(host, store, filmOf)
  const button = element.querySelector(anatomy.play)
  if (button) adoptAs(host, button, { attributes: { role: 'button', 'aria-label': host.say('play') } })
  listen<KeyboardEvent>(host, element, 'keydown', (event) => clickOnSpace(event, anatomy.play))
  onLegacy(element, 'click', (event) => {
    event.preventDefault()
    play()
  }, host)
  return {
    play,
    /** Brings the picture back, where its film can only begin anew. */
    stop() {
      if (playing?.film.returns) playing.film.stop(playing.life)
    },
  }
}

/** Keeps the keyboard and screen readers from a film for as long as its picture lies over it: nobody would see where they are. */
function coverFilm(host: Host<null, undefined, typeof messages>, store: StoreApi<Picture>, filmOf: () => Film | undefined): void {
  const observer = new ResizeObserver(host.guard((entries: readonly ResizeObserverEntry[]) => {
    store.setState({ isThere: (entries.at(-1)?.contentRect.width ?? 0) > 0 })
  }))
  observer.observe(host.element)
  host.onEnd(() => observer.disconnect())
  let film: HTMLElement | undefined
  let life: EndableLife | undefined
  // A consent plugin may put it there later, or another in its place.
  const look = () => {
    const now = filmOf()?.element
    if (now === film) return
    life?.end()
    film = now
    if (!now) return
    life = host.branch()
    adopt(life, now, store, ({ isThere, isGone }) => ({ attributes: { inert: isThere && !isGone ? '' : null } }))
  }
  look()
  onBatch(host, look)
}
