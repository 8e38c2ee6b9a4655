import { adopt, adoptAs } from '@tillkit/mount'
import { all, type SectionContext } from '../bind/context.ts'
import { derive } from '../bind/derive.ts'
import { anatomy, classes } from '../filters.anatomy.ts'
import { optionElements, valueOf } from '../filters.read.ts'
import { bindDropdown } from './dropdown.ts'

/** Binds a list that opens, with boxes; its header says what is ticked. */
export function bindMultiSelect(context: SectionContext): void {
  const { host, element, filter, values } = context
  const root = element.querySelector<HTMLElement>(anatomy.multi)
  const box = root?.querySelector<HTMLElement>(anatomy.multiOptions)
  const button = root?.querySelector<HTMLElement>(`:scope > .${classes.active} > span`)
  if (!root || !box || !button) return
  const placeholder = root.dataset['placeholderText'] ?? ''
  adopt(host, button, values, (chosen) => {
    const labels = filter.options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
    return { text: labels.length > 0 ? labels.join(', ') : placeholder }
  })
  const inputs = optionElements(element, filter.type)
  for (const input of inputs) {
    const item = input.closest('li')
    if (!item) continue
    adopt(host, item, derive(values, (chosen) => chosen.includes(valueOf(input))), (chosen) => ({ classes: { [classes.active]: chosen } }))
  }
  // The server hides what belongs to a parent, and nothing ever showed it.
  for (const list of all(box, anatomy.children)) adoptAs(host, list, { style: { display: 'block' } })
  bindDropdown(context, { button, box, options: inputs })
}
