import { listen, nearest, placeOf } from '@tillkit/dom'
import { onCheckout } from '@tillkit/platform/checkout'
import { anatomy } from '../anatomy.ts'
import { showStep } from '../navigation/show-step.ts'
import type { Steps } from '../context.ts'
import type { Going } from '../navigation/step-navigation.ts'
import { indexOf } from '../steps/steps.model.ts'

/** Brings up the step of a field that is hidden, and that a notice's link or the browser leads to. */
export function bringUpFields(steps: Steps, going: Going): void {
  const { host } = steps
  listen(host, document, 'click', (event) => {
    const field = placeOf(nearest(event.target, anatomy.noticeLinks)?.getAttribute('href') ?? '')
    if (field && bringUp(steps, going, field)) field.focus({ preventScroll: true })
  }, { capture: true })
  // Our own checkout's notices say so themselves.
  onCheckout('seek', ({ field }) => void bringUp(steps, going, field), host)
  // The browser asks each field in turn, and then goes to the first: the others stay where they are.
  let isBrought = false
  listen(host, document, 'invalid', ({ target }) => {
    if (isBrought || !(target instanceof Element) || !nearest(target, anatomy.form)) return
    isBrought = true
    queueMicrotask(() => {
      isBrought = false
    })
    bringUp(steps, going, target)
  }, { capture: true })
}

/** @returns whether the field can be seen now */
function bringUp(steps: Steps, going: Going, field: Element): boolean {
  const { store, sections } = steps
  const { current, steps: all } = store.getState()
  const step = sections.stepWith(field)
  if (step === undefined || step === current) return false
  const isBehind = indexOf(all, step) < indexOf(all, current)
  if (isBehind) {
    going.giveUp()
    showStep(steps, step, { focus: 'none' })
  } else going.ask(step, { isAsked: false, entry: 'new' })
  return isBehind
}
