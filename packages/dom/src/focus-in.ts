import type { Life } from './life.ts'
import { invoke } from './native.ts'

/** How often it is asked: a second's frames. What is out of sight by then is meant to be. */
const TIMES = 60

/**
 * Gives the focus to an element of something that has just been opened. What a style sheet fades in from `visibility: hidden` takes none until
 * it has begun to show: it is asked again with the next frames, unless the focus has gone elsewhere.
 * @param life for as long as it is open
 */
export function focusIn(life: Life, opened: Element, target: HTMLElement): void {
  let left = TIMES
  let frame = 0
  const ask = life.guard(() => {
    target.focus({ preventScroll: true })
    const { activeElement } = document
    const isElsewhere = activeElement && activeElement !== document.body && !invoke(activeElement, 'closest', '[inert]')
    left -= 1
    if (!isElsewhere && !invoke(opened, 'contains', activeElement) && left > 0) frame = requestAnimationFrame(ask)
  })
  life.onEnd(() => cancelAnimationFrame(frame))
  ask()
}
