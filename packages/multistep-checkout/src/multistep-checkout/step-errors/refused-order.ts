import { invoke } from '@tillkit/dom'
import { onLegacy } from '@tillkit/platform'
import { scrollTo, scrollToNotices } from '@tillkit/platform/cart'
import { onCheckout } from '@tillkit/platform/checkout'
import { focusBriefly } from '@tillkit/ui/plain'
import { anatomy, ORDER_FAILED } from '../anatomy.ts'
import { showStep } from '../navigation/show-step.ts'
import type { Steps } from '../context.ts'
import { allIn } from '../steps/selectors.ts'
import { loadRefusedFields, type Refused } from './load-refused-fields.ts'
import { withCheck } from '../steps/steps.state.ts'

/** When the shop refuses an order, the first step that has something to mend comes up; without the code that finds it, the notices do. */
export function followRefusedOrders(steps: Steps): void {
  const { host } = steps
  let latest = 0
  const refused = host.guard(async (html: string) => {
    const mine = (latest += 1)
    // When all others have moved the notices, marked the fields and given the focus away.
    await new Promise((resolve) => setTimeout(resolve))
    const code = await loadRefusedFields()
    if (latest === mine && !host.signal.aborted) showRefused(steps, code?.firstWrong(steps, html))
  })
  onLegacy(document.body, ORDER_FAILED, (_event, html) => refused(typeof html === 'string' ? html : ''), host)
  // The same from our own checkout, which without jQuery is not heard by its old name.
  onCheckout('failed', ({ action, html }) => action === 'order' && refused(html), host)
}

function showRefused(steps: Steps, wrong: ReturnType<Refused['firstWrong']>): void {
  const { store, sections } = steps
  const { current } = store.getState()
  if (wrong) {
    const fields = sections.fieldsOf(wrong.hash) ?? ''
    store.setState((state) => withCheck(state, wrong.hash, { result: 'failed', fields }))
    showStep(steps, wrong.hash, { focus: 'none' })
  }
  const [first] = moveNoticesUp(steps)
  if (wrong) {
    wrong.field.focus({ preventScroll: true })
    // The page was brought to where they stood beside the step that was left.
    if (wrong.hash !== current) scrollToNotices([first ?? wrong.field])
    return
  }
  // The notices had the focus, and lost it on their way.
  const { activeElement: focused } = document
  const isLost = !focused || focused === document.body || focused.closest('[inert]') !== null
  if (!first || !isLost) return
  const target = first.querySelector<HTMLElement>('[tabindex="-1"]')
  if (target) target.focus({ preventScroll: true })
  else focusBriefly(steps.host, first)
  scrollTo(first)
}

/** Notices in a step that is hidden are moved to the step that shows, to the place in it that they had there. @returns all of them */
function moveNoticesUp({ store, sections }: Steps): HTMLElement[] {
  const { current } = store.getState()
  const section = sections.of(current)
  const groups = allIn(document, anatomy.noticeGroup)
  for (const group of groups) {
    const step = sections.stepWith(group)
    if (!section || step === undefined || step === current) continue
    const row = section.querySelector(anatomy.builderRow) ?? section
    invoke(row, 'prepend', group)
  }
  return groups
}
