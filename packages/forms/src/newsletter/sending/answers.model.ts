import { isTicked } from '@tillkit/dom'
import type { Value } from '../../engine/value.ts'
import { attributes } from '../../theme-forms/anatomy.ts'
import type { ThemeControl } from '../../theme-forms/controls.ts'
import { CHOICE_ID, names } from '../anatomy.ts'
import type { Choice, CustomAnswer } from './custom-fields.model.ts'
import type { Subscriber } from './subscribe.api.ts'

/** Who subscribes, by what the fields hold. */
export function subscriberIn(values: Readonly<Record<string, Value>>): Subscriber {
  const text = (name: string) => String(values[name] ?? '')
  return { first: text(names.first), last: text(names.last), email: text(names.email) }
}

/** What was answered to the provider's questions, those that are shown. */
export function answersIn(custom: readonly ThemeControl[], values: Readonly<Record<string, Value>>): CustomAnswer[] {
  return custom.flatMap((control) => {
    const { [control.id]: value } = values
    return value === undefined ? [] : [{ key: keyOf(control), type: control.printed.type, choices: choicesOf(control, value) }]
  })
}

/** What the provider calls a question. Boxes and radio buttons say of themselves what it calls the choice. */
function keyOf({ shell, id, main, printed: { originalId, type } }: ThemeControl): string {
  return isGroup(type) ? (shell.getAttribute(attributes.id) ?? id) : (main.getAttribute(CHOICE_ID) ?? originalId)
}

const isGroup = (type: string) => /^(?:boolean)?checkbox$|^radio$/.test(type)

function choicesOf({ main, elements, printed: { type } }: ThemeControl, value: Value): Choice[] {
  if (main instanceof HTMLSelectElement) {
    // Two options may say the same: the one that is chosen is meant.
    const option = [...main.selectedOptions, ...main.options].find((one) => one.value === value)
    return [{ value: String(value), id: option?.getAttribute(CHOICE_ID) ?? undefined }]
  }
  if (!isGroup(type)) return [{ value: String(value) }]
  const chosen = elements.map((element, index) => ({ value: element.value, id: element.getAttribute(CHOICE_ID) || (type === 'radio' ? '' : String(index)), isTicked: isTicked(element) }))
  return chosen.filter((choice) => choice.isTicked && (typeof value === 'string' ? choice.value === value : value.includes(choice.value)))
}
