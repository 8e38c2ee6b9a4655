import type { Life } from '@tillkit/dom'
import type { Announce } from '@tillkit/mount'
import type { Form } from '../form.ts'
import { describeFields } from './describe-fields.ts'
import { DEFAULT_MESSAGE, showMessages } from './show-messages.ts'
import { DEFAULT_DISPLAY, knownIn, showProblems, showShells, type StateOptions } from './show-states.ts'

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
