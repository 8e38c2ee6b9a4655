import { type Life, reducesMotion } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import type { FormFields } from '../engine/form-fields.ts'
import { classes } from './anatomy.ts'

/** How faint a module is while its message is on the way. */
const FAINT = 0.2
/** What jQuery calls fast, in ms. */
const FAST = 200

/**
 * Fades a module to a fifth, for as long as its message is on the way; at once for those who do not like motion.
 * @returns brings it back
 */
function fade(life: Life, module: HTMLElement): () => void {
  if (!('animate' in module)) return () => undefined
  const duration = reducesMotion() ? 0 : FAST
  const out = module.animate([{ opacity: 1 }, { opacity: FAINT }], { duration, fill: 'forwards' })
  // It never ends by itself, and is no fault when it is taken back.
  out.finished.catch(() => undefined)
  const own = life.branch()
  own.onEnd(() => out.cancel())
  return () => {
    own.end()
    module.animate([{ opacity: FAINT }, { opacity: 1 }], { duration })
  }
}

/** Fades a module while its form waits for a service against robots, and for the answer: nothing else says for so long that it was heard. */
export function fadeMeanwhile(life: Life, module: HTMLElement, { store }: FormFields): void {
  let brighten: (() => void) | undefined
  life.onEnd(store.subscribe(({ submission: { status } }) => {
    const isOut = status === 'waiting for token' || status === 'sending'
    if (isOut === (brighten !== undefined)) return
    brighten?.()
    brighten = isOut ? fade(life, module) : undefined
  }))
}

/** A module that has an answer does not come in a second time: its effect, and what that has left on it, are gone. */
export function endEntrance(life: Life, module: HTMLElement): void {
  if (module.classList.contains(classes.animated)) adoptAs(life, module, { classes: { [classes.animated]: false }, attributes: { style: null } })
}
