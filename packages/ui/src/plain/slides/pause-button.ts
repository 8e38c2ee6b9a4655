import { h } from '../h.ts'

/** What a button is called that stops what moves by itself, or lets it go on. */
export type PauseLabel = (key: 'pause' | 'play') => string

/** A button that stops what moves by itself, and everybody sees. */
export interface PauseButton {
  readonly button: HTMLButtonElement
  /** Shows whether what it is for stands still. */
  show(isStopped: boolean): void
}

/** Creates a pause button. `isVideo`: it stands on a video. */
export function createPauseButton(t: PauseLabel, { isVideo = false } = {}): PauseButton {
  const button = h('button', { type: 'button', class: `tillkit-pause${isVideo ? ' tillkit-pause--video' : ''}` })
  return {
    button,
    show(isStopped) {
      button.setAttribute('aria-label', t(isStopped ? 'play' : 'pause'))
      button.classList.toggle('tillkit-pause--stopped', isStopped)
    },
  }
}
