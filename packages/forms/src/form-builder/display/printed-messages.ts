import { invoke, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { patch } from '../../engine/core.ts'
import type { FormFields } from '../../engine/form-fields.ts'
import { classes } from '../anatomy.ts'
import type { BuilderControl } from '../context.ts'
import { errorIdOf, SERVER } from './messages-at-fields.ts'

/**
 * Takes over what the server has printed beside controls that it found wrong, as it does behind a form that was sent with its page: from now on it is
 * said as everything else, and goes when the control is changed.
 */
export function takePrintedMessages(life: Life, { core }: FormFields, controls: readonly BuilderControl[]): void {
  for (const control of controls) {
    const printed = printedFor(control)
    const message = printed?.textContent.trim()
    if (!printed || !message) continue
    adoptAs(life, printed, { attributes: { id: null }, shown: false })
    patch(core, { [control.id]: { status: 'invalid', problem: { rule: SERVER, message } } })
  }
}

/** What is printed says whose it is by its id, of a field with one control by standing in it. */
function printedFor(control: BuilderControl): HTMLElement | undefined {
  const all = Array.from(invoke(control.shell, 'querySelectorAll', `:is(em, label).${classes.invalid}`)) as HTMLElement[]
  const id = errorIdOf(control)
  return all.find((one) => one.id === id || `${one.getAttribute('for')}-error` === id)
}
