import { type EndableLife, type Life, listen } from '../life.ts'

/** What a shopper types into or chooses from. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

class OurEvent extends Event {}

/** Whether we raised this event ourselves, also behind jQuery's: who listens for the shopper's own passes it over. */
export const isOurs = (event: object): boolean =>
  ((event as { readonly originalEvent?: unknown }).originalEvent ?? event) instanceof OurEvent

/** Tells whoever follows a field that we have changed it, as the browser tells of what the shopper does to it. jQuery's listeners hear it too. */
export function dispatchChange(field: Field): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new OurEvent(type, { bubbles: true }))
}

/** Whether a field is ticked rather than filled in. */
export const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

/** Whether a field can hold a value, of a list of several a line for each: a list that does not have it would lose the one that it has. */
export function accepts(field: Field, value: string): boolean {
  if (!(field instanceof HTMLSelectElement)) return true
  const offered = new Set([...field.options].map((option) => option.value))
  return (field.multiple ? value.split('\n') : [value]).every((each) => offered.has(each))
}

/** Whether a field shows what the server printed. */
export function isAsPrinted(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return isChoicePrinted(field)
  return isTicked(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue
}

/** Whether the server printed an option as chosen. */
export const isPrintedChoice = (option: HTMLOptionElement) => option.hasAttribute('selected')

/** Where none of its options was printed as chosen, a list shows the first. */
function isChoicePrinted({ options, multiple, selectedIndex }: HTMLSelectElement): boolean {
  const all = [...options]
  return !multiple && !all.some(isPrintedChoice) ? selectedIndex <= 0 : all.every((option) => option.selected === isPrintedChoice(option))
}

/**
 * Does something to a field once the shopper has left it: what is typed next would stand behind what we write. At once where
 * nobody is in it.
 * @returns ends the waiting
 */
export function whenLeft(life: Life, field: Element, work: () => void): EndableLife {
  const waiting = life.branch()
  const run = () => {
    waiting.end()
    work()
  }
  if (isIn(field)) listen(waiting, field, 'focusout', run)
  else run()
  return waiting
}

/** Whether the shopper is in a field: what is typed next would stand behind what we write, and the caret somewhere else. */
export const isIn = (field: Element): boolean => document.activeElement === field
