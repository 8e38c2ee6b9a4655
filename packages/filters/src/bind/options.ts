import { adopt, listen } from '@tillkit/mount'
import { anatomy, classes } from '../filters.anatomy.ts'
import { optionElements, valueOf } from '../filters.read.ts'
import { ALL, isMultiple } from '../model/filter.ts'
import { all, type SectionContext } from './context.ts'
import { derive } from './derive.ts'
import { adoptFields, isOurs } from './fields.ts'

const loadHierarchy = () => import('../lazy/hierarchy.ts')
const loadSwatches = () => import('../lazy/swatches.ts')

/** Lists that hide their fields from everybody, and so from the keyboard. */
const UNREACHABLE = '.ags-wc-filters-colors, .ags-wc-filters-images, .ags-wc-filters-tagcloud'

/** Binds a list's options: their marks, their numbers of products, and what is ticked. */
export function bindOptions(context: SectionContext): void {
  const { element, filter } = context
  const options = optionElements(element, filter.type)
  for (const option of options) bindCount(context, option)
  if (filter.type !== 'dropdown_single_select') bindInputs(context, options as HTMLInputElement[])
  if (element.querySelector(anatomy.expander)) context.host.bring(context.host, loadHierarchy, ({ bindExpanders }) => bindExpanders(context))
  if (element.querySelector(UNREACHABLE)) context.host.bring(context.host, loadSwatches, ({ bindSwatches }) => bindSwatches(context))
}

function bindInputs({ host, element, filter, values, choose }: SectionContext, inputs: readonly HTMLInputElement[]): void {
  const chosen = derive(values, (list) => new Set(list))
  adoptFields(host, inputs, chosen, 'checked', (now, { value }) => (value === ALL ? now.size === 0 : now.has(value)))
  listen(host, element, 'change', (event) => {
    const { target } = event
    if (isOurs(event) || !(target instanceof HTMLInputElement) || !inputs.includes(target)) return
    const before = values.getState()
    if (!isMultiple(filter)) choose([target.value])
    else choose(target.checked ? [...before, target.value] : before.filter((value) => value !== target.value))
  })
}

/** The number of products of an option, and whether it is left out for having none. */
function bindCount({ host, filter, values }: SectionContext, option: HTMLElement): void {
  if (filter.counts === 'none') return
  const value = valueOf(option)
  const count = derive(host.store, ({ counts }) => counts[filter.id]?.[value])
  const item = option.closest('li')
  if (item && filter.hidesZero) {
    // What is chosen stays, or nobody could take it back.
    const isGone = derive(host.store, ({ counts }) => counts[filter.id]?.[value] === 0 && !values.getState().includes(value))
    adopt(host, item, isGone, (gone) => ({ classes: { [classes.hidden]: gone } }))
  }
  if (filter.counts !== 'shown') return
  const place = option instanceof HTMLInputElement ? option.parentElement?.querySelector('label') : option
  for (const number of place ? all(place, anatomy.productCount) : []) {
    adopt(host, number, count, (found) => (found === undefined ? {} : { text: String(found) }))
  }
}
