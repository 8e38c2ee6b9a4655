import type { Life } from '@tillkit/dom'
import type { Announce } from '@tillkit/mount'
import { stateIn } from '../core.ts'
import type { Form } from '../form.ts'
import { DEFAULT_DISPLAY } from './display.ts'
import { DEFAULT_MESSAGE, showMessages } from './show-messages.ts'
import { showState, type StateOptions } from './show-state.ts'

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
  showState(life, form, { controls, ...(display ? { display } : {}) })
  const known = controls.filter(({ id }) => stateIn(form.store.getState().fields, id))
  showMessages(life, form, { controls: known, display: { ...DEFAULT_DISPLAY, ...DEFAULT_MESSAGE, ...display }, announce })
}
