import { createFailureLines, tryAgain } from '@tillkit/ui/plain'
import { anatomy, ours } from '../anatomy.ts'
import { openWords } from './show-step.ts'
import type { Steps } from '../context.ts'
import type { StepNavigation } from './step-navigation.ts'

/** On the last step: which steps the shop could not check, and a button to ask it again. */
export function showOpenSteps(steps: Steps, navigation: StepNavigation, bar: HTMLElement): void {
  const { host, store } = steps
  const lines = createFailureLines<'open'>(host)
  let shown = ''
  const follow = () => {
    const words = store.getState().isChecking ? '' : openWords(steps)
    if (words === shown) return
    shown = words
    lines.show('open', {
      words,
      className: ours.unansweredLine,
      place: { position: 'before', anchor: bar },
      add: tryAgain({
        label: host.t('checkNow'),
        act: () => navigation.checkOpen(),
        goOn: () => bar.querySelector<HTMLElement>(anatomy.continue)?.focus({ preventScroll: true }),
      }),
    })
  }
  follow()
  host.onEnd(store.subscribe(follow))
}
