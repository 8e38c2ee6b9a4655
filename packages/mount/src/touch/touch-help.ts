import type { Life } from '@tillkit/dom'
import { adoptOnTop } from '../bridges/adopt.ts'
import type { TouchHelp } from './claims.ts'
import { replay } from './replay.ts'

/**
 * What our code does for touches that are held, for as long as a life lasts: the script tag alone does it more plainly. What is shown of
 * them stays on top until they are answered: a unit that mounts meanwhile writes its state of rest beneath.
 */
export function touchHelp(life: Life): TouchHelp {
  return {
    show({ element, classes }) {
      const waiting = life.branch()
      const shown = classes?.split(' ').map((name) => [name, true])
      adoptOnTop(waiting, element, shown ? { classes: Object.fromEntries(shown) } : { attributes: { 'aria-busy': 'true' } })
      return waiting.end
    },
    repeat: replay,
  }
}
