import { attributeOf, invoke, nearest } from '@tillkit/dom'
import { anatomy, attributes } from './anatomy.ts'
import type { ListState } from './list.model.ts'

/** Reads a list as it stands on the page. */
export function readList(select: HTMLSelectElement): ListState {
  return {
    options: [...select.options].filter(({ hidden }) => !hidden).map((option) => ({
      value: option.value,
      label: option.text,
      isChosen: option.selected,
      isOff: option.disabled || invoke(option, 'matches', 'optgroup[disabled] > *'),
      isPlaceholder: isPlaceholder(option),
    })),
    takesSeveral: select.multiple,
    limit: Math.max(0, Number(attributeOf(select, attributes.limit)) || 0),
    isOff: invoke(select, 'matches', ':disabled') || invoke(select, 'hasAttribute', 'readonly') || nearest(select, anatomy.locked) !== null,
    isRequired: select.required,
    isInvalid: attributeOf(select, 'aria-invalid') === 'true',
    describedBy: invoke(select, 'getAttribute', 'aria-describedby'),
    removes: invoke(select, 'getAttribute', attributes.removes) !== '',
  }
}

/** Whether an option only says what is to be chosen. */
export const isPlaceholder = (option: HTMLOptionElement): boolean => option.value === '' && (option.classList.contains(anatomy.placeholder) || option.disabled)

/** Whether what is typed is searched for in a list. */
export const isSearched = (select: HTMLSelectElement): boolean => !['', '0', 'false'].includes(invoke(select, 'getAttribute', attributes.searches) ?? '1')

/** What a list, or another field, is called, without the mark of what has to be filled in. */
export function nameOf(field: HTMLSelectElement | HTMLInputElement): string {
  const label = (field.labels?.[0] ?? invoke(nearest(field, anatomy.field) ?? field, 'querySelector', 'label'))?.cloneNode(true) as Element | undefined
  for (const mark of label?.querySelectorAll(anatomy.marks) ?? []) mark.remove()
  return invoke(field, 'getAttribute', 'aria-label') ?? label?.textContent.trim() ?? ''
}
