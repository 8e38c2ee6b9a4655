import { type Field, invoke, isTicked } from '@tillkit/dom'
import { type Decimal, decimal } from '@tillkit/platform'
import { stateIn } from '../../engine/core.ts'
import type { BuilderControl, FormContext } from '../context.ts'
import { anatomy, attributes, classes, quantityId } from './anatomy.ts'
import { type BuilderCurrency, readAmount, readTypedAmount } from './amounts.model.ts'
import type { Item } from './total.model.ts'

/** What has a price on a form, as it stands on the page. */
interface PricedInput {
  readonly input: HTMLInputElement | HTMLSelectElement
  readonly control: BuilderControl | undefined
  readonly quantity: HTMLSelectElement | undefined
  readonly hasQuantity: boolean
}

/** Finds what has a price on a form. @returns reads what each holds by now, a choice of a list as an item of its own */
export function itemsIn({ root, controls, fields, form }: Pick<FormContext, 'root' | 'controls' | 'fields' | 'form'>, currency: BuilderCurrency): () => Item[] {
  const inputs = [...invoke(root, 'querySelectorAll', anatomy.price)] as PricedInput['input'][]
  const priced = inputs.map((input): PricedInput => {
    const control = controls.find(({ elements }) => elements.includes(input))
    const quantity = input.id ? invoke(root, 'querySelector', `[id="${CSS.escape(quantityId(input.id))}"]`) : null
    const shell = control && fields.get(control.fieldId)?.shell
    return {
      input,
      control,
      quantity: quantity instanceof HTMLSelectElement ? quantity : undefined,
      hasQuantity: shell?.classList.contains(classes.quantities) === true,
    }
  })
  return () => {
    const states = form.store.getState().fields
    return priced.flatMap((each) => itemsOf(each, each.control === undefined || stateIn(states, each.control.id)?.isShown !== false, currency))
  }
}

function itemsOf({ input, control, quantity, hasQuantity }: PricedInput, isShown: boolean, currency: BuilderCurrency): Item[] {
  const item = { fieldId: control?.fieldId ?? '', isShown, hasQuantity, quantity: quantity ? Number(quantity.value) || 0 : 1 }
  if (input instanceof HTMLSelectElement) {
    return [...input.options].filter((option) => option.hasAttribute(attributes.amount)).map((option) => ({
      ...item, choice: option.value, isChosen: option.selected, amount: amountAt(option, currency),
    }))
  }
  const { value, checked } = input
  if (isTicked(input)) return [{ ...item, choice: value, isChosen: checked, amount: amountAt(input, currency) }]
  const isTyped = invoke(input as Element, 'matches', anatomy.typedPrice)
  return [{ ...item, isChosen: true, amount: isTyped ? readTypedAmount(value, currency) : readAmount(value, currency) }]
}

function amountAt(element: Field | HTMLOptionElement, currency: BuilderCurrency): Decimal {
  const printed = invoke(element as Element, 'getAttribute', attributes.amount)
  return printed === null ? decimal(0) : readAmount(printed, currency)
}
