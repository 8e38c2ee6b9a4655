export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

/** Whether a field shows what the server printed. */
export function isAsPrinted(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return isChoicePrinted(field)
  return isTicked(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue
}

/** Where none of its options was printed as chosen, a list shows the first. */
function isChoicePrinted({ options, multiple, selectedIndex }: HTMLSelectElement): boolean {
  const isPrinted = (option: HTMLOptionElement) => option.hasAttribute('selected')
  const all = [...options]
  return !multiple && !all.some(isPrinted) ? selectedIndex <= 0 : all.every((option) => option.selected === isPrinted(option))
}
