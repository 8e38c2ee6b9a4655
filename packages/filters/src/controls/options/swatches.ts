import { adoptAs } from '@tillkit/mount'
import type { SectionContext } from '../../panel/context.ts'
import { ours } from '../../filters.anatomy.ts'
import { optionElements } from '../../filters.read.ts'

/** Out of sight, and of the way, but not of reach. */
const UNSEEN = {
  display: 'block',
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '0',
  opacity: '0',
  'pointer-events': 'none',
} as const

/** Gives fields that the theme takes out of the page back to the keyboard: the label beside each shows its focus. */
export function bindSwatches({ host, element, filter }: SectionContext): void {
  for (const input of optionElements(element, filter.type)) {
    const name = input.parentElement?.querySelector('label')?.title
    adoptAs(host, input, { style: UNSEEN, classes: { [ours.unseen]: true }, attributes: name ? { 'aria-label': name } : {} })
  }
}
