import { invoke, type Life, native } from '@tillkit/dom'
import { raise } from '@tillkit/platform'
import { reload } from '../shared/embed/embed.ts'
import { SLIDE_EVENTS } from '../shared/slides/slide-events.ts'
import { videos } from './anatomy.ts'
import type { Slides } from './slider.read.ts'

/** Lets the videos of a slide play while it is shown, and no longer (rule 9). */
export function bindVideos(life: Life, { slides, store }: Slides): void {
  let isMoving = false
  life.onEnd(store.subscribe((state) => {
    if (state.isMoving === isMoving) return
    isMoving = state.isMoving
    const left = slides[state.moved ?? -1]
    if (!left) return
    if (!isMoving) return stopPlayers(left)
    pauseVideos(left)
    playVideo(slides[state.active])
  }))
}

function pauseVideos(slide: Element): void {
  for (const video of slide.querySelectorAll('video')) if (!video.closest(videos.behind)) video.pause()
}

/** A video in a box stands behind a picture, and waits to be asked for. A browser may refuse what nobody has asked for. */
function playVideo(slide: Element | undefined): void {
  slide?.querySelector<HTMLVideoElement>(videos.playing)?.play().catch(() => undefined)
}

/** What was left is still: a player from elsewhere can only be loaded anew, and is where it may have begun. */
function stopPlayers(slide: Element): void {
  raise(slide, SLIDE_EVENTS.left, null)
  for (const player of slide.querySelectorAll(videos.player)) {
    const overlay = native(player, 'parentElement')?.parentElement?.querySelector(videos.overlay)
    const waits = overlay instanceof HTMLElement && invoke(player, 'closest', videos.box) !== null && overlay.style.display !== 'none'
    if (!waits) reload(player)
  }
}
