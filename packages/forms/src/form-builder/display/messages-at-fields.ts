import { invoke, isTicked, native, nearest } from '@tillkit/dom'
import { h } from '@tillkit/ui/plain'
import { takesPart, type FieldState } from '../../engine/field.ts'
import type { Problem } from '../../engine/rule.ts'
import type { Control } from '../../engine/page/control.ts'
import type { Display } from '../../engine/page/show-states.ts'
import { attributes, classes } from '../anatomy.ts'
import { ids, placeAnatomy } from './anatomy.ts'
import type { BuilderControl, BuilderForm } from '../context.ts'

/** How a form of the builder's shows what is wrong with its controls: with its markup, its classes, and where its script put them. */
export function displayOf({ isModern }: BuilderForm, controls: readonly BuilderControl[]): Display {
  const known = new Map<string, BuilderControl>(controls.map((control) => [control.id, control]))
  const named = new Map<string, string>()
  const idOf = (control: Control): string => {
    const id = named.get(control.id) ?? freeId(known.get(control.id) ?? control)
    named.set(control.id, id)
    return id
  }
  return {
    element: (state, control, element) => bindingsOf(state, element, () => idOf(control)),
    message: (problem, control) => messageFor(problem, idOf(control), isModern),
    place(message, control) {
      const its = known.get(control.id)
      if (its) place(message, its)
    },
  }
}

/** What an element shows: of boxes all do; of the lists of a date all lead to the message, and those without a choice are marked. */
function bindingsOf(state: FieldState, element: Element, messageId: () => string) {
  const isWrong = takesPart(state) && state.problem !== undefined
  const isRight = takesPart(state) && state.status === 'valid'
  return {
    classes: { [classes.invalid]: isWrong && !isChosenPart(element), [classes.valid]: isRight, [classes.pending]: state.status === 'pending' },
    attributes: {
      ...(isWrong ? { 'aria-errormessage': messageId() } : {}),
      ...(isWrong && state.problem?.rule === SERVER ? { [attributes.serverError]: 'true' } : {}),
    },
  }
}

const isChosenPart = (element: Element): boolean => invoke(element, 'matches', placeAnatomy.dateList) && (element as HTMLSelectElement).value !== ''

/** The name of what the server has found. */
export const SERVER = 'server'

/** What the builder's script knows a message by. */
export function errorIdOf({ id, elements: [element], errorId }: Control & Pick<BuilderControl, 'errorId'>): string {
  return errorId ?? ids.field(element && isTicked(element) ? element.name : element?.id || id)
}

/** That, or where the same form stands on the page twice, with the same ids, one of its own. */
function freeId(control: Control & Pick<BuilderControl, 'errorId'>): string {
  const id = errorIdOf(control)
  const [element] = control.elements
  const first = element && document.getElementById(element.id)
  // The page is only searched where there is a second one: that takes its time, and a form has hundreds of fields.
  if (!first || first === element) return id
  return `${id}-${document.querySelectorAll(`[id="${CSS.escape(element.id)}"]`).length}`
}

/**
 * Makes a message. It is no alert, and has no name of its own: ten of them would be read over each other, and "Error message" in place of
 * what is wrong. Who sends the form hears of them together.
 */
const messageFor = ({ message }: Problem, id: string, isModern: boolean): HTMLElement =>
  h(isModern ? 'em' : 'label', { class: classes.invalid, id, for: isModern ? null : id.replace(/-error(?:-\d+)?$/, '') }, message)

/** Puts a message where the builder's script does: the first place that fits. */
function place(message: HTMLElement, control: BuilderControl): void {
  const { shell, elements } = control
  const element = elements.find((each) => each.isConnected)
  const parent = element && native(element, 'parentElement')
  if (!element || !parent) return
  const is = (selector: string) => invoke(element, 'matches', selector)
  const table = nearest(element, placeAnatomy.table)
  if (table) return void (invoke(table, 'matches', placeAnatomy.singleRow) ? shell : (nearest(element, 'tr')?.querySelector('th') ?? shell)).append(message)
  if (is(placeAnatomy.atEnd) || invoke(parent, 'matches', placeAnatomy.phone)) return void shell.append(message)
  if (is(placeAnatomy.dateOrTime)) return void (freeBlock(element) ?? shell).append(message)
  if (invoke(parent, 'matches', placeAnatomy.narrow) || followed(element)) return void parent.append(message)
  if (invoke(parent, 'matches', placeAnatomy.leadList)) return void (native(parent, 'parentElement') ?? shell).append(message)
  if (is(placeAnatomy.editor)) return void (editorBox(element) ?? shell).append(message)
  const camera = invoke(shell, 'querySelector', placeAnatomy.classicCamera)
  ;(is('[type="file"]') && camera ? camera : element).after(message)
}

/** The row of a date or a time, which holds one message. */
function freeBlock(element: Element): Element | undefined {
  const block = nearest(element, placeAnatomy.dateBlock)
  return block && !invoke(block, 'querySelector', `.${classes.invalid}:is(em, label)`) ? block : undefined
}

/** Whether what belongs to an element stands behind it: what is said of it then stands behind that. */
function followed(element: Element): boolean {
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling) if (invoke(next, 'matches', placeAnatomy.behind)) return true
  return false
}

const editorBox = (element: Element): Element | null | undefined => element.parentElement?.parentElement?.parentElement
