import { adopt, adoptAs, adoptEach, derive } from '@tillkit/mount'
import { all, type SectionContext } from '../../panel/context.ts'
import { classes, controls } from '../../filters.anatomy.ts'
import { itemsOf, optionElements } from '../../filters.read.ts'
import { MULTI } from './anatomy.ts'
import { bindDropdown } from './dropdown.ts'

/** Binds a list that opens, with boxes; its header says what is ticked. */
export function bindMultiSelect(context: SectionContext): void {
  const { host, element, filter, values } = context
  const root = element.querySelector<HTMLElement>(controls.multi)
  const box = root?.querySelector<HTMLElement>(MULTI.box)
  const button = root?.querySelector<HTMLElement>(`:scope > .${classes.active} > span`)
  if (!root || !box || !button) return
  const placeholder = root.dataset[MULTI.placeholderKey] ?? ''
  const labels = new Map(filter.options.map(({ value, label }) => [value, label]))
  adopt(host, button, values, (chosen) => {
    return { text: chosen.map((value) => labels.get(value)).join(', ') || placeholder }
  })
  const inputs = optionElements(element, filter.type)
  const items = itemsOf(inputs)
  adoptEach(host, [...items.keys()], derive(values, (chosen) => new Set(chosen)), (chosen, item) => chosen.has(items.get(item) ?? ''), (isTicked) => ({ classes: { [classes.active]: isTicked } }))
  // Beside its items the list holds a decoration, so it cannot be one to screen readers.
  adoptAs(host, box, { attributes: { role: 'group' } })
  for (const item of all(box, 'li, ul')) adoptAs(host, item, { attributes: { role: 'presentation' } })
  // The server hides what belongs to a parent, and nothing ever showed it.
  for (const list of all(box, MULTI.children)) adoptAs(host, list, { style: { display: 'block' } })
  bindDropdown(context, { button, box, options: inputs })
}
