import { raise } from '@tillkit/platform'
import { scrollTo } from '@tillkit/platform/cart'
import { focusBriefly } from '@tillkit/ui/plain'
import { anatomy, ownEvents } from '../anatomy.ts'
import type { Steps } from '../context.ts'
import { showsWithin } from '../steps/step-fields.ts'
import { positionOf } from '../host.ts'
import { indexOf, unanswered } from '../steps/steps.model.ts'
import { orderButtonIn } from '../order-button/order-button.bind.ts'
import { allIn } from '../steps/selectors.ts'
import { withStep } from '../steps/steps.state.ts'

/** How a step comes up. */
export interface Showing {
  /** Which entry of the history it has. Default `new`. */
  readonly entry?: 'new' | 'same'
  /** What gets the focus: the heading of the step's part, or nothing, where the caller gives it or nobody asked. Default `heading`. */
  readonly focus?: 'heading' | 'none'
}

/** Shows a step, without asking whether the shopper may go there. */
export function showStep(steps: Steps, hash: string, { entry = 'new', focus = 'heading' }: Showing = {}): void {
  const { host, store, sections, address } = steps
  const { current } = store.getState()
  if (hash !== current) store.setState((state) => withStep(state, hash))
  // What shows already is no entry of its own, whatever the address says.
  address.write(hash, hash === current ? 'same' : entry)
  if (hash === current) return
  const { steps: all } = store.getState()
  const section = sections.of(hash)
  raise(host.element, ownEvents.shown, { step: hash, number: indexOf(all, hash) + 1, count: all.length, from: current })
  host.announce(() => [positionOf(host, hash), openWords(steps)].filter(Boolean).join('. '))
  if (focus !== 'heading' || !section) return
  focusBriefly(host, headingOf(section))
  scrollTo(host.element)
}

/** What is said on the last step of steps that the shop could not check. */
export function openWords({ host, store, sections }: Steps): string {
  const { current, steps, checks } = store.getState()
  const section = sections.of(current)
  const labels = section && orderButtonIn(section) ? unanswered(steps, checks).map(({ label }) => label).join(', ') : ''
  return labels && host.t('unansweredSteps', { labels })
}

function headingOf(section: HTMLElement): HTMLElement {
  return allIn(section, anatomy.heading).find((heading) => showsWithin(heading, section)) ?? section
}
