import { listen } from '@tillkit/dom'
import { adopt, derive } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import { anatomy, attributes, classes } from '../filters.anatomy.ts'
import { isList, type DisplayType, type Filter } from '../choices/filter.ts'
import { countOf, publicName } from '../address/listing-address.ts'
import { sameList, shownIn } from '../choices/values.ts'
import { visibleChoices } from '../listing/store/listing.state.ts'
import { closestTo, operated, type PanelHost, type PanelLook, type SectionContext } from './context.ts'
import { bindOptions } from '../controls/options/options.ts'

/** A section to bind. */
export interface SectionOptions {
  readonly host: PanelHost
  readonly filter: Filter
  readonly element: HTMLElement
  readonly at: number
  readonly look: StoreApi<PanelLook>
}

const loadControls = () => import('../controls/controls.late.ts')

/** What binds the controls of display types that have code of their own, which comes with the page that has one of them. */
const CONTROLS: Readonly<Record<DisplayType, keyof Awaited<ReturnType<typeof loadControls>> | null>> = {
  dropdown_single_select: 'bindSingleSelect',
  dropdown_multi_select: 'bindMultiSelect',
  search: 'bindSearch',
  number_range: 'bindRange',
  stars: 'bindStars',
  checkboxes_list: null,
  radio_buttons: null,
  colors: null,
  images: null,
}

/** From how many options on a list has a field to search them. */
const MANY = 20

/** Binds one section: what all have in common here, its control by its display type. */
export function bindSection(options: SectionOptions): void {
  const { host, filter, element } = options
  const context: SectionContext = {
    ...options,
    title: titleOf(element),
    values: derive(host.store, (state) => shownIn(filter, state.chosen), sameList),
    choose: (values, moment) => host.store.choose(filter, values, moment),
  }
  bindFrame(context)
  if (isList(filter)) {
    bindOptions(context)
    // Only lists that leave options out can have none left, beside those that are printed empty.
    if (filter.hidesZero || filter.options.length === 0) host.load(host, loadControls, ({ bindNoOptions }) => bindNoOptions(context))
  }
  const bind = CONTROLS[filter.type]
  if (bind) host.load(host, loadControls, (controls) => {
    controls[bind](context)
    operated.add(element)
  })
  else operated.add(element)
  if (filter.options.length >= MANY) host.load(host, loadControls, ({ bindOptionSearch }) => bindOptionSearch(context))
}

/** The title without what stands in it: the number of choices is none of its words. */
function titleOf(element: HTMLElement): string {
  const heading = element.querySelector(`${anatomy.title} ${anatomy.heading}`)
  const words = [...(heading?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE)
  return words.map(({ nodeValue }) => nodeValue).join('').trim()
}

function bindFrame({ host, filter, element }: SectionContext): void {
  const { store } = host
  const isHidden = derive(store, ({ hidden }) => hidden.has(filter.id))
  const wrapper = element.closest(anatomy.wrapper) ?? element
  adopt(host, wrapper, isHidden, (hidden) => ({ classes: { [classes.hidden]: hidden } }))
  // Only while the server's own name stands there, as the plugin's script does it.
  const name = derive(store, ({ aliases }) => publicName(filter.real, aliases))
  adopt(host, element, name, (text) => (text === filter.real ? {} : { attributes: { [attributes.name]: text } }))
  const count = element.querySelector(anatomy.activeCount)
  if (count) {
    const number = derive(store, (state) => countOf(filter, shownIn(filter, visibleChoices(state))))
    adopt(host, count, number, (chosen) => ({ text: chosen > 0 ? `(${chosen})` : '' }))
  }
  listen<MouseEvent>(host, element, 'click', (event) => {
    if (!closestTo(event, anatomy.clearSection, element)) return
    event.preventDefault()
    store.clear(filter.panel, filter.id)
  })
}
