import { listen } from '@tillkit/dom'
import type { Failure } from './failure-lines.ts'
import { h } from './h.ts'

/** A button at the end of a line. The line goes with its click: what comes of that is said anew. */
export interface TryAgain {
  readonly label: string
  act(): void
  /** Takes the focus over, which would be lost with the button. */
  goOn(): void
}

/** Adds a button to a line of what failed. It never takes the focus with it, for whichever reason the line goes. */
export function tryAgain({ label, act, goOn }: TryAgain): NonNullable<Failure['add']> {
  return (line, own, life) => {
    const button = h('button', { type: 'button' }, label)
    line.append(' ', button)
    listen(own, button, 'click', () => {
      goOn()
      own.end()
      act()
    })
    own.onEnd(() => !life.signal.aborted && document.activeElement === button && goOn())
  }
}
