import type { Life } from '@tillkit/dom'
import { adoptAs } from './adopt.ts'
import type { HoldHelp } from './claims.ts'
import { replay } from './replay.ts'

/** What our code does for touches that are held, for as long as a life lasts: the script tag alone does it more plainly. */
export function holdHelp(life: Life): HoldHelp {
  return {
    show(element) {
      const waiting = life.branch()
      adoptAs(waiting, element, { attributes: { 'aria-busy': 'true' } })
      return waiting.end
    },
    repeat: replay,
  }
}
