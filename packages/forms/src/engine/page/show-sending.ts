import type { Life } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import type { FormFields } from '../form-fields.ts'
import { isOnItsWay } from '../submission.ts'

/** Shows at its buttons that a form is on its way. They keep the focus, and their look. */
export function showSending(life: Life, { store }: FormFields, buttons: readonly HTMLElement[]): void {
  for (const button of buttons) {
    // Not `disabled`: that would take the focus away, and its look with it.
    adopt(life, button, store, ({ submission }) => (isOnItsWay(submission) ? { attributes: { 'aria-busy': 'true', 'aria-disabled': 'true' } } : {}))
  }
}
