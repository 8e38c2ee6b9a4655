import type { EndableLife, Life } from '@tillkit/dom'
import { adoptAs, type Announce } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import { stateIn } from '../core.ts'
import { takesPart } from '../field.ts'
import type { FormFields } from '../form-fields.ts'
import type { Problem } from '../rule.ts'
import { isOnItsWay } from '../submission.ts'
import type { Form } from '../form.ts'
import type { Control } from './control.ts'
import { type Display, DEFAULT_DISPLAY, knownIn, showProblems, showShells, type StateOptions } from './show-states.ts'
import { describeFields } from './describe-fields.ts'

/** What is said at fields. */
interface ShownMessage {
  readonly controls: readonly Control[]
  readonly display: Required<Display>
  readonly announce?: Announce | undefined
}

/** What is said where the family says nothing else. */
const DEFAULT_MESSAGE: Required<Pick<Display, 'message' | 'place'>> = {
  message: ({ message }) => h('p', { class: 'tillkit-field-message' }, message),
  place: (message, { group, elements }) => {
    const last = elements.filter((element) => element.isConnected).at(-1)
    if (group) group.append(message)
    else if (last) (last.closest('label') ?? last).after(message)
  },
}

let count = 0

/** Says at each field what is wrong with it; the field is described by it, besides what it was described by. */
function showMessages(life: Life, form: FormFields, { controls, display, announce }: ShownMessage): void {
  const shownMessages = new Map<Control, { readonly problem: Problem; readonly own: EndableLife }>()
  const known = new Map(form.fields.map((field) => [field.id, field]))
  const show = life.guard((say?: Announce) => {
    const { fields, submission } = form.store.getState()
    for (const control of controls) {
      const state = stateIn(fields, control.id)
      const problem = takesPart(state) ? state.problem : undefined
      const before = shownMessages.get(control)
      if (before?.problem.message === problem?.message) continue
      before?.own.end()
      shownMessages.delete(control)
      if (!problem) continue
      shownMessages.set(control, { problem, own: showMessage(life, { control, problem, display }) })
      // What is wrong with all of a form that is sent is said at once, by whoever sends it.
      if (!isOnItsWay(submission)) say?.([known.get(control.id)?.label, problem.message].filter(Boolean).join(': '))
    }
  })
  // What is said by then nobody has to be told anew.
  show()
  life.onEnd(form.store.subscribe(() => show(announce)))
}

/** One thing that is said at a field. */
interface FieldProblem {
  readonly control: Control
  readonly problem: Problem
  readonly display: Required<Display>
}

function showMessage(life: Life, { control, problem, display }: FieldProblem): EndableLife {
  const own = life.branch()
  const message = display.message?.(problem, control)
  if (!message || !problem.message) return own
  message.id ||= `tillkit-message-${(count += 1)}`
  display.place(message, control)
  own.onEnd(() => message.remove())
  for (const element of control.elements) {
    const described = [element.getAttribute('aria-describedby'), message.id].filter(Boolean).join(' ')
    adoptAs(own, element, { attributes: { 'aria-describedby': described } })
  }
  return own
}

/** What of a form is shown, and how. */
export interface ShowOptions extends StateOptions {
  /** Says to screen readers what is wrong with a field that was left. Default: they read it when they come back to the field. */
  readonly announce?: Announce
}

/**
 * Shows what is known of a form's fields: which are hidden, which have to be filled in, and what is wrong with them, which the
 * elements are described by. At the end of the life the page is as it was.
 */
export function showFields(life: Life, form: Form, { controls, display, announce }: ShowOptions): void {
  const shown = { controls, ...(display ? { display } : {}) }
  showShells(life, form, shown)
  describeFields(life, form, controls)
  showProblems(life, form, shown)
  showMessages(life, form, { controls: knownIn(form, controls), display: { ...DEFAULT_DISPLAY, ...DEFAULT_MESSAGE, ...display }, announce })
}
