import { type Field as Box, invoke, isTicked, native, nearest } from '@tillkit/dom'
import { readElements } from '../engine/page/control.ts'
import type { Value } from '../engine/value.ts'
import { anatomy, attributes } from './anatomy.ts'
import { ids } from './display/anatomy.ts'
import type { BuilderControl, BuilderField, BuilderForm } from './context.ts'

/** The fields of a form with all that is filled in, in the form's order. What is there for bots is none of them. */
export function readFields(form: BuilderForm, controls: readonly BuilderControl[]): ReadonlyMap<string, BuilderField> {
  const shells = (Array.from(invoke(form.form, 'querySelectorAll', anatomy.field)) as HTMLElement[]).filter(isForVisitors)
  return new Map(shells.flatMap((shell) => {
    const id = shell.getAttribute(attributes.fieldId)
    return id === null ? [] : [[id, { id, shell, type: typeOf(shell), controls: controls.filter((control) => control.shell === shell) }] as const]
  }))
}

const isForVisitors = (element: Element): boolean => !invoke(element, 'matches', anatomy.decoy)

/** The kind of a field: its class of that kind stands before all others that begin alike. */
const typeOf = ({ classList }: HTMLElement): string => /wpforms-field-(\S+)/.exec(classList.value)?.[1] ?? ''

/** Everything that is filled in, whatever field it belongs to, in the form's order. */
export function readControls(builderForm: BuilderForm): readonly BuilderControl[] {
  const { form } = builderForm
  const elements = (Array.from(native(form, 'elements')) as Box[]).filter((element) => invoke(element, 'matches', anatomy.control) && isForVisitors(element))
  const controls = new Map<string, BuilderControl>()
  elements.forEach((element, index) => {
    const shell = nearest(element, `${anatomy.field}, ${anatomy.captchaArea}`)
    if (!(shell instanceof HTMLElement) || isFurther(controls, element)) return
    const control = controlFor(builderForm, { element, shell, index, elements })
    if (control && !controls.has(control.id)) controls.set(control.id, control)
  })
  return [...controls.values()]
}

/** Whether a control of that name is known: of boxes they are one, of anything else the first counts. */
const isFurther = (known: ReadonlyMap<string, BuilderControl>, { name }: Box) => name !== '' && known.has(name)

/** What a control is made of. */
interface Found {
  readonly element: Box
  readonly shell: HTMLElement
  readonly index: number
  readonly elements: readonly Box[]
}

function controlFor(form: BuilderForm, { element, shell, index, elements }: Found): BuilderControl | undefined {
  const fieldId = shell.getAttribute(attributes.fieldId) ?? ''
  if (invoke(element, 'matches', anatomy.dateLists)) return dateControl(form, fieldId, shell)
  const { name } = element
  if (name === '' && !invoke(element, 'matches', `.${anatomy.nameless}`)) return undefined
  const own = isTicked(element) ? elements.filter((other) => isTicked(other) && other.name === name) : [element]
  return { id: name || `wpf-temp-${index + 1}`, fieldId, shell, elements: own, read: () => valueOf(own), ...groupOf(own, shell) }
}

/** What boxes stand in, and what that is called. */
function groupOf([first]: readonly Box[], shell: HTMLElement): Pick<BuilderControl, 'group' | 'label'> {
  if (!first || !isTicked(first)) return {}
  const fieldset = nearest(first, 'fieldset')
  if (fieldset instanceof HTMLElement && invoke(shell, 'contains', fieldset)) return { group: fieldset }
  const label = invoke(shell, 'querySelector', anatomy.label)
  return { group: shell, ...(label instanceof HTMLElement ? { label } : {}) }
}

/** Month, day and year are one: it holds something once all three are chosen. */
function dateControl({ formId }: BuilderForm, fieldId: string, shell: HTMLElement): BuilderControl {
  const lists = Array.from(invoke(shell, 'querySelectorAll', anatomy.dateLists)) as HTMLSelectElement[]
  return {
    id: dateName(fieldId),
    fieldId,
    shell,
    elements: lists,
    read: () => (lists.every(({ value }) => value !== '') ? lists.map(({ value }) => value).join('/') : ''),
    errorId: ids.field(ids.group(formId, fieldId)),
  }
}

const dateName = (fieldId: string) => `wpforms[fields][${fieldId}][date]`

/** What a control holds. An entry that the browser has refused for a number is a text that is none. */
function valueOf(elements: readonly Box[]): Value {
  const [first] = elements
  if (first instanceof HTMLInputElement && first.type === 'file') return [...(first.files ?? [])].map(({ name }) => name)
  if (first?.type === 'number' && first.validity.badInput) return 'NaN'
  return readElements(elements)
}

/** What a field is called, as plain text, without the mark of what has to be filled in. */
export function labelOf({ shell, elements: [element] }: BuilderControl): string {
  // The labels of an element are searched for in the whole page.
  const label = invoke(shell, 'querySelector', anatomy.label) ?? element?.labels?.[0]
  const copy = label?.cloneNode(true) as HTMLElement | undefined
  for (const mark of copy?.querySelectorAll(anatomy.mark) ?? []) mark.remove()
  return copy?.textContent.trim() ?? ''
}
