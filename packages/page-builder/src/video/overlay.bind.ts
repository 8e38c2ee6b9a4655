import { clickOnSpace, invoke, type EndableLife, listen } from '@tillkit/dom'
import { adopt, adoptAs, type Host } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { reducesMotion } from '@tillkit/platform/theme'
import { createStore } from 'zustand/vanilla'
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

/** Plays what a picture stands over, and takes the picture away (rule 40). @returns plays it, and stops it again */
export function bindOverlay(host: Host<null, undefined, typeof messages>, filmOf: () => Film | undefined) {
  const { element } = host
  const store = createStore(() => ({ isGone: false }))
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
