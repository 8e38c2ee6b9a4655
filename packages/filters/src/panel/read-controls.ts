import { all, controlReaders, operated } from './context.ts'
import { anatomy, attributes, classes } from '../filters.anatomy.ts'
import { optionElements, sectionId, valueOf } from '../filters.read.ts'
import { seenBy } from '../listing/store/page-panels.ts'
import type { Listing } from '../listing/listing.ts'
import { isList, type Filter } from '../choices/filter.ts'
import { accepted, sameValues, shownIn } from '../choices/values.ts'

/**
 * Takes what stands in a panel's controls for chosen, as the plugin's script does when it applies a panel: scripts of
 * shops tick boxes and fill fields without a word to anybody. It is applied with whatever the panel applies next.
 */
export function readControls(listing: Listing, panel: string, root: Element): void {
  const state = seenBy(listing.getState(), panel)
  // All are read before the first is written: that writes into others of the same name.
  const update = all(root, anatomy.section).flatMap((section, at) => {
    const filter = operated.has(section) ? state.filters.find(({ id }) => id === sectionId(panel, at)) : undefined
    const shown = filter ? shownIn(filter, state.chosen) : []
    const values = filter ? accepted(filter, saidBy(section, filter, shown)) : []
    return filter && !sameValues(values, shown) ? [{ filter, values }] : []
  })
  for (const { filter, values } of update) listing.choose(filter, values, 'later')
}

/** What a section's control says, which shows these values unless somebody has written into it. */
function saidBy(section: Element, filter: Filter, shown: readonly string[]): readonly string[] {
  if (isList(filter)) {
    const said = optionElements(section, filter.type).filter(isOn).map(valueOf)
    // Of radio buttons one is ticked, but where others of their name took the mark off.
    return filter.type === 'radio_buttons' && said.length === 0 ? shown : said
  }
  if (filter.type === 'stars') return [section.querySelector(anatomy.stars)?.getAttribute(attributes.stars) ?? '']
  return controlReaders.get(section)?.() ?? [section.querySelector<HTMLInputElement>('input[type="search"]')?.value ?? '']
}

const isOn = (option: HTMLElement): boolean =>
  option instanceof HTMLInputElement ? option.checked : option.classList.contains(classes.active)
