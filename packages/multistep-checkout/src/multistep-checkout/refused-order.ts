import { invoke, parseFragment } from '@tillkit/dom'
import { onLegacy } from '@tillkit/platform'
import { scrollTo } from '@tillkit/platform/cart'
import { onCheckout } from '@tillkit/platform/checkout'
import { focusBriefly } from '@tillkit/ui/plain'
import { anatomy, events, fieldNamed } from './anatomy.ts'
import { showStep } from './arrive.ts'
import type { Steps } from './context.ts'
import { isWanted, showsWithin } from './fields.ts'
import { indexOf } from './model.ts'
import { allIn, namedIn } from './query.ts'
import { withCheck } from './state.ts'

/** When the shop refuses an order, the first step that has something to mend comes up. */
export function followRefusedOrders(steps: Steps): void {
  const { host } = steps
  let timer: ReturnType<typeof setTimeout> | undefined
  host.onEnd(() => clearTimeout(timer))
  const refused = (html: string) => {
    clearTimeout(timer)
    // When all others have moved the notices, marked the fields and given the focus away.
    timer = setTimeout(host.guard(() => showRefused(steps, html)))
  }
  onLegacy(document.body, events.error, (_event, html) => refused(typeof html === 'string' ? html : ''), host)
  // The same from our own checkout, which without jQuery is not heard by its old name.
  onCheckout('failed', ({ action, html }) => action === 'order' && refused(html), host)
}

function showRefused(steps: Steps, html: string): void {
  const { store, sections } = steps
  const wrong = firstWrong(steps, html)
  if (wrong) {
    const fields = sections.fieldsOf(wrong.hash) ?? ''
    store.setState((state) => withCheck(state, wrong.hash, { result: 'failed', fields }))
    showStep(steps, wrong.hash, { focus: 'none' })
  }
  const [first] = bringNoticesUp(steps)
  if (wrong) return wrong.field.focus({ preventScroll: true })
  // The notices had the focus, and lost it on their way.
  const { activeElement: focused } = document
  const isLost = !focused || focused === document.body || focused.closest('[inert]') !== null
  if (!first || !isLost) return
  const target = first.querySelector<HTMLElement>('[tabindex="-1"]')
  if (target) target.focus({ preventScroll: true })
  else focusBriefly(steps.host, first)
  scrollTo(first)
}

interface Wrong {
  readonly hash: string
  readonly field: HTMLElement
}

/** The first field, in the order of the steps, that the notices name; where they name none, that the page's script has marked. */
function firstWrong({ store, sections }: Steps, html: string): Wrong | undefined {
  const { steps } = store.getState()
  const named = fieldsNamedIn(html)
  const wrong = (named.length > 0 ? named : markedFields()).flatMap((field): Wrong[] => {
    const hash = sections.stepWith(field)
    const section = hash === undefined ? undefined : sections.of(hash)
    return hash !== undefined && section && isWanted(field) && showsWithin(field, section) ? [{ hash, field }] : []
  })
  return wrong.sort((one, other) => indexOf(steps, one.hash) - indexOf(steps, other.hash))[0]
}

function fieldsNamedIn(html: string): HTMLElement[] {
  const names = [...namedIn(parseFragment(html)), ...namedIn(document, `${anatomy.noticeGroup} ${anatomy.noticeOfField}`)]
  return names.flatMap((name) => {
    const field = document.getElementById(name) ?? document.querySelector<HTMLElement>(fieldNamed(name))
    return field ? [field] : []
  })
}

function markedFields(): HTMLElement[] {
  return allIn(document, `${anatomy.form} ${anatomy.invalidRow}`).flatMap((row) => {
    const field = row.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')
    return field ? [field] : []
  })
}

/** Notices in a step that is hidden are moved to the step that shows, to the place in it that they had there. @returns all of them */
function bringNoticesUp({ store, sections }: Steps): HTMLElement[] {
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
