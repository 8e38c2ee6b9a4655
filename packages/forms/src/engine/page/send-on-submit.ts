import type { Life } from '@tillkit/dom'
import { adopt, type Announce } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { stateIn } from '../core.ts'
import { takesPart } from '../field.ts'
import type { Form } from '../form.ts'
import { isOnItsWay, type Submission } from '../submission.ts'
import { type Control, goToControl } from './control.ts'

/** How a form is sent from its page. */
export interface SubmitOptions {
  /** The form, or what it stands in: its `submit` is listened to, and never left to the browser. */
  readonly root: HTMLElement
  /** The controls, in the order in which the shopper meets them. */
  readonly controls: readonly Control[]
  /** What sends it: busy while it is on its way. It keeps the focus, and its look. Default none. */
  readonly buttons?: readonly HTMLElement[]
  readonly announce: Announce
  /** What screen readers are told where fields stand in the way. @param count how many */
  readonly invalid: (count: number) => string
  /** Told what became of an attempt, when the shopper has been led to what is wrong. */
  readonly done?: (submission: Submission) => void
  /** Whether the first field that is wrong gets the focus. Default true; a family with a summary of its own gives that the focus. */
  readonly focuses?: boolean
}

/**
 * Sends a form when its page says so. Where fields stand in the way the first one gets the focus, and one announcement is made.
 * @returns sends it, as a button that is none of the form's does
 */
export function sendOnSubmit(life: Life, form: Form, options: SubmitOptions): () => Promise<void> {
  const { root, buttons = [], done } = options
  for (const button of buttons) {
    // Not `disabled`: that would take the focus away, and its look with it.
    adopt(life, button, form.store, ({ submission }) => (isOnItsWay(submission) ? { attributes: { 'aria-busy': 'true', 'aria-disabled': 'true' } } : {}))
  }
  const send = async () => {
    if (isOnItsWay(form.store.getState().submission)) return
    const submission = await form.submit()
    if (life.signal.aborted) return
    if (hasProblems(submission)) lead(form, options)
    done?.(submission)
  }
  const start = life.guard(send)
  // Also what a script sends through jQuery, of which no listener of the browser's hears.
  onLegacy(root, 'submit', (event) => {
    event.preventDefault()
    start()
  }, life)
  return send
}

const hasProblems = (submission: Submission): boolean =>
  submission.status === 'invalid' || (submission.status === 'refused' && Object.keys(submission.problems ?? {}).length > 0)

/** The controls with something wrong. */
export function wrongControls(form: Form, controls: readonly Control[]): Control[] {
  const { fields } = form.store.getState()
  return controls.filter(({ id }) => {
    const state = stateIn(fields, id)
    return takesPart(state) && state.problem !== undefined
  })
}

function lead(form: Form, { controls, announce, invalid, focuses = true }: SubmitOptions): void {
  const wrong = wrongControls(form, controls)
  const [first] = wrong
  if (!first) return
  if (focuses) goToControl(first)
  announce(invalid(wrong.length))
}
