import { invoke, type Life, listen, nearest } from '@tillkit/dom'
import type { FormFields } from '../engine/index.ts'
import { type Control, goToControl, wrongControls } from '../engine/page/index.ts'
import type { MessageLine, Messages } from './message-list.ts'
import { isMissing } from './rules.ts'

const LINE = 'a[id]'

/** What is wrong with a form at this moment, in the order of its controls, each line with a link to its field. */
export function messagesOf(form: FormFields, controls: readonly Control[], lineId: (control: Control) => string): Messages {
  const missing: MessageLine[] = []
  const wrong: MessageLine[] = []
  for (const control of wrongControls(form, controls)) {
    const problem = form.store.getState().fields[control.id]?.problem
    if (!problem) continue
    const link = { address: `#${control.elements[0]?.getAttribute('id') ?? ''}`, id: lineId(control) }
    const lines = isMissing(problem) ? missing : wrong
    lines.push({ text: problem.message, link })
  }
  return { missing, wrong }
}

/**
 * Lets a click on a line lead to its field, also where ids stand on a page more than once.
 */
export function followLines(life: Life, box: Element, lines: ReadonlyMap<string, Control>): void {
  enlargeLines(box)
  listen<MouseEvent>(life, box, 'click', (event) => {
    const control = lines.get(nearest(event.target, LINE)?.getAttribute('id') ?? '')
    if (!control) return
    event.preventDefault()
    goToControl(control)
  })
}

/** Makes lines high enough for a finger, by script: pages may forbid styles in what is put into them. */
export function enlargeLines(box: Element): void {
  for (const link of invoke(box, 'querySelectorAll', LINE)) Object.assign((link as HTMLElement).style, { display: 'inline-block', minBlockSize: '24px' })
}
