import type { Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { names } from '../anatomy.ts'
import { labelOf, type OwnControl } from './fields.ts'

/** What browsers are told of a field so that they can fill it in, and show the right keys. */
const HINTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [names.first]: { autocomplete: 'given-name' },
  [names.last]: { autocomplete: 'family-name' },
  [names.email]: { autocomplete: 'email', inputmode: 'email', autocapitalize: 'off' },
}

/**
 * Gives the fields names that last: the labels are hidden, what stands in a field goes with the first letter, and ids are the same in
 * all forms of a page. What the server says already stays.
 */
export function bindLabels(life: Life, own: readonly OwnControl[]): void {
  const asksForLast = own.some(({ id }) => id === names.last)
  for (const { id, elements: [input] } of own) {
    const hints = { ...HINTS[id], ...(id === names.first && !asksForLast ? { autocomplete: 'name' } : {}) }
    const wanted = { ...hints, ...(input.hasAttribute('aria-labelledby') || !labelOf(input) ? {} : { 'aria-label': labelOf(input) }) }
    adoptAs(life, input, { attributes: Object.fromEntries(Object.entries(wanted).filter(([name]) => !input.hasAttribute(name))) })
  }
}
