import type { EndableLife, Life } from '@tillkit/dom'
import { slot, type Place } from '@tillkit/mount'
import { focusBriefly } from '@tillkit/ui/plain'
import { stateIn } from '../core.ts'
import type { Form } from '../form.ts'
import type { Control } from './control.ts'
import { linkTo, wrongControls } from './go-to-control.ts'

/** Where and how a summary of what is wrong is shown. */
export interface SummaryOptions {
  readonly place: Place
  /** The controls, in the order in which the shopper meets them. */
  readonly controls: readonly Control[]
  readonly heading: string
  /** What a line says. Default the field's label and the message. */
  readonly line?: (control: Control, message: string) => string
}

/**
 * Makes a summary of what is wrong, each line of which leads to its field: shown after an attempt, with the focus, and gone when the
 * next one begins.
 * @returns shows it as it is now; without anything wrong, nothing
 */
export function createSummary(life: Life, form: Form, options: SummaryOptions): () => void {
  const { place, controls, heading } = options
  let shown: EndableLife | undefined
  life.onEnd(form.store.subscribe(() => form.store.getState().submission.status === 'validating' && shown?.end()))
  return () => {
    shown?.end()
    const wrong = wrongControls(form, controls)
    if (wrong.length === 0 || life.signal.aborted) return
    shown = life.branch()
    const own = shown
    const box = Object.assign(document.createElement('div'), { className: 'tillkit-error-summary' })
    const list = document.createElement('ul')
    list.append(...wrong.map((control) => {
      const item = document.createElement('li')
      item.append(linkTo(own, control, lineOf(form, control, options)))
      return item
    }))
    box.setAttribute('role', 'group')
    box.setAttribute('aria-label', heading)
    box.append(Object.assign(document.createElement('p'), { textContent: heading }), list)
    slot(own, place).append(box)
    own.onEnd(() => box.remove())
    focusBriefly(own, box, false)
  }
}

function lineOf(form: Form, control: Control, { line }: SummaryOptions): string {
  const message = stateIn(form.store.getState().fields, control.id)?.problem?.message ?? ''
  const label = form.fields.find(({ id }) => id === control.id)?.label ?? ''
  return line?.(control, message) ?? [label, message].filter(Boolean).join(': ')
}
