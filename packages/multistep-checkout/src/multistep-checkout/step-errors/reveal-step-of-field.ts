import { listen, nearest, placeOf } from '@tillkit/dom'
import { onCheckout } from '@tillkit/platform/checkout'
import { anatomy } from '../anatomy.ts'
import { showStep } from '../navigation/show-step.ts'
import type { Steps } from '../context.ts'
import type { StepNavigation } from '../navigation/step-navigation.ts'
import { indexOf } from '../steps/steps.model.ts'

/** Brings up the step of a field that is hidden, and that a notice's link or the browser leads to. */
export function revealStepOfField(steps: Steps, navigation: StepNavigation): void {
  const { host } = steps
  listen(host, document, 'click', (event) => {
    const field = placeOf(nearest(event.target, anatomy.noticeLinks)?.getAttribute('href') ?? '')
    if (field && revealStep(steps, navigation, field)) field.focus({ preventScroll: true })
  }, { capture: true })
  // Our own checkout's notices say so themselves.
  onCheckout('seek', ({ field }) => void revealStep(steps, navigation, field), host)
  // The browser asks each field in turn, and then goes to the first: the others stay where they are.
  let isLoaded = false
  listen(host, document, 'invalid', ({ target }) => {
    if (isLoaded || !(target instanceof Element) || !nearest(target, anatomy.form)) return
    isLoaded = true
    queueMicrotask(() => {
      isLoaded = false
    })
    revealStep(steps, navigation, target)
  }, { capture: true })
}

/** @returns whether the field can be seen now */
function revealStep(steps: Steps, navigation: StepNavigation, field: Element): boolean {
  const { store, sections } = steps
  const { current, steps: all } = store.getState()
  const step = sections.stepWith(field)
  if (step === undefined || step === current) return false
  const isBehind = indexOf(all, step) < indexOf(all, current)
  if (isBehind) {
    navigation.giveUp()
    showStep(steps, step, { focus: 'none' })
  } else navigation.ask(step, { trigger: 'browser', entry: 'new' })
  return isBehind
}
