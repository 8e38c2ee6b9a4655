import type { Life } from '@tillkit/dom'
import type { Announce } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import type { Form } from '../form.ts'
import { isOnItsWay, type Submission } from '../submission.ts'
import type { Control } from './control.ts'
import { goToControl, wrongControls } from './go-to-control.ts'
import { showSending } from './show-states.ts'

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
  const { root, buttons = [] } = options
  const send = sender(life, form, options)
  showSending(life, form, buttons)
  const start = life.guard(send)
  // Also what a script sends through jQuery, of which no listener of the browser's hears.
  onLegacy(root, 'submit', (event) => {
    event.preventDefault()
    start()
  }, life)
  return send
}

/** Makes what sends a form, and leads to what is wrong with it. The life is how long that is wanted. */
export function sender(life: Life, form: Form, options: Omit<SubmitOptions, 'root' | 'buttons'>): () => Promise<void> {
  return async () => {
    if (isOnItsWay(form.store.getState().submission)) return
    const submission = await form.submit()
    if (life.signal.aborted) return
    if (hasProblems(submission)) goToFirstProblem(form, options)
    options.done?.(submission)
  }
}

const hasProblems = (submission: Submission): boolean =>
  submission.status === 'invalid' || (submission.status === 'refused' && Object.keys(submission.problems ?? {}).length > 0)

function goToFirstProblem(form: Form, { controls, announce, invalid, focuses = true }: Omit<SubmitOptions, 'root' | 'buttons'>): void {
  const wrong = wrongControls(form, controls)
  const [first] = wrong
  if (!first) return
  if (focuses) goToControl(first)
  announce(invalid(wrong.length))
}
