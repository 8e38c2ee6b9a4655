import { all } from '../bind/context.ts'
import { anatomy, classes } from '../filters.anatomy.ts'
import { optionElements, sectionId, valueOf } from '../filters.read.ts'
import { seenBy } from '../listing/of-panel.ts'
import type { Listing } from '../listing/types.ts'
import { isList, type Filter } from '../model/filter.ts'
import { parseRange } from '../model/range.ts'
import { accepted, sameValues, shownIn } from '../model/values.ts'
import { starAnatomy } from './stars.anatomy.ts'

/**
 * Takes what stands in a panel's controls for chosen, as the plugin's script does when it applies a panel: scripts of
 * shops tick boxes and fill fields without a word to anybody. It is applied with whatever the panel applies next.
 */
export function takeControls(listing: Listing, panel: string, root: Element): void {
  const state = seenBy(listing.getState(), panel)
  // All are read before the first is written: that writes into others of the same name.
  const news = all(root, anatomy.section).flatMap((section, at) => {
    const filter = state.filters.find(({ id }) => id === sectionId(panel, at))
    const values = filter ? accepted(filter, saidBy(section, filter)) : []
    return filter && !sameValues(values, shownIn(filter, state.chosen)) ? [{ filter, values }] : []
  })
  for (const { filter, values } of news) listing.choose(filter, values, 'later')
}

/** What a section's control says. */
function saidBy(section: Element, filter: Filter): string[] {
  if (isList(filter)) return optionElements(section, filter.type).filter(isOn).map(valueOf)
  if (filter.type === 'stars') return [section.querySelector<HTMLElement>(starAnatomy.control)?.dataset['value'] ?? '']
  const [least, most] = all<HTMLInputElement>(section, 'input:is([type="number"], [type="search"])')
  if (!least || !most) return [least?.value ?? '']
  const [min, max] = [parseRange(`${least.value}-`).min, parseRange(`-${most.value}`).max]
  // An end at its bound is open, as where it is typed.
  const end = max === most.max ? '' : max
  return [`${end === '' && min === least.min ? '' : min}-${end}`]
}

const isOn = (option: HTMLElement): boolean =>
  option instanceof HTMLInputElement ? option.checked : option.classList.contains(classes.active)
