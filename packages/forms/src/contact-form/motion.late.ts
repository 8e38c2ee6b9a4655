import type { Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { classes } from './anatomy.ts'

/** How faint a module is while its message is on the way. */
const FAINT = 0.2
/** What jQuery calls fast, in ms. */
const FAST = 200

/**
 * Fades a module to a fifth, for as long as its message is on the way, for those who like motion.
 * @returns brings it back
 */
export function fade(life: Life, module: HTMLElement): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !('animate' in module)) return () => undefined
  const out = module.animate([{ opacity: 1 }, { opacity: FAINT }], { duration: FAST, fill: 'forwards' })
  // It never ends by itself, and is no fault when it is taken back.
  out.finished.catch(() => undefined)
  const own = life.branch()
  own.onEnd(() => out.cancel())
  return () => {
    own.end()
    module.animate([{ opacity: FAINT }, { opacity: 1 }], { duration: FAST })
  }
}

/** A module that has an answer does not come in a second time: its effect, and what that has left on it, are gone. */
export function endEntrance(life: Life, module: HTMLElement): void {
  if (module.classList.contains(classes.animated)) adoptAs(life, module, { classes: { [classes.animated]: false }, attributes: { style: null } })
}
