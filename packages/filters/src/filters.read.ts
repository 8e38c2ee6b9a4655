import { InvalidMarkup } from '@tillkit/mount'
import { anatomy, attributes, classes, DISPLAY_TYPES, HIDES_ZERO, optionKeys } from './filters.anatomy.ts'
import { ALL, MENU_ORDER, REAL, type Condition, type DisplayType, type Filter, type Option } from './choices/filter.ts'
import type { RangeTexts } from './choices/range.ts'

/** What a panel says of itself. */
export interface PanelConfig {
  readonly kind: 'panel'
  readonly id: string
  /** Its sections, in order; `null` for one that cannot be used. */
  readonly sections: readonly (Filter | null)[]
  /** Whether choices wait for an Apply button. */
  readonly defers: boolean
  readonly rangeTexts: RangeTexts
  readonly noOptions: string
}

/** What a listing says of itself. */
export interface ShopConfig {
  readonly kind: 'shop'
  readonly name: string
  /** Whether it is loaded without leaving the page. */
  readonly ajax: boolean
  readonly order: string
  /** Its number in the cookie that remembers its view. */
  readonly index: string
}

export type Config = PanelConfig | ShopConfig

/** Reads a panel or a listing. Throws InvalidMarkup for one that the server could not know again. */
export function readFilters(element: HTMLElement): Config {
  return element.matches(anatomy.shop) ? readListing(element) : readPanel(element)
}

function readListing(element: HTMLElement): ShopConfig {
  const name = nameOf(element, anatomy.shopName)
  const index = element.getAttribute(attributes.index) ?? name.replace(/\D+/g, '')
  return {
    kind: 'shop',
    name,
    ajax: element.classList.contains(classes.ajax),
    order: element.getAttribute(attributes.orderName) || REAL.order,
    index,
  }
}

function readPanel(element: HTMLElement): PanelConfig {
  const id = nameOf(element, anatomy.panelName)
  const layout = element.querySelector(anatomy.layout)
  const text = (name: string, fallback: string) => layout?.getAttribute(name) || fallback
  return {
    kind: 'panel',
    id,
    sections: [...element.querySelectorAll(anatomy.section)].map((section, at) => readSection(section, id, at)),
    defers: element.querySelector(anatomy.applyButton) !== null,
    rangeTexts: {
      both: text(attributes.rangeBoth, '%filter% from %min% to %max%'),
      min: text(attributes.rangeMin, '%filter% at least %min%'),
      max: text(attributes.rangeMax, '%filter% at most %max%'),
    },
    noOptions: text(attributes.noOptions, ''),
  }
}

/** The class by which the server knows an element; undefined for one that has none. */
export function nameIn({ classList }: Element, name: RegExp): string | undefined {
  return [...classList].find((each) => name.test(each))
}

function nameOf(element: HTMLElement, name: RegExp): string {
  const found = nameIn(element, name)
  if (found !== undefined) return found
  throw new InvalidMarkup('class', 'has no number', 'Print the module as the shop builder does.', { help: 'module-number' })
}

/** What a section is known by: its panel, and its place there. */
export const sectionId = (panel: string, at: number): string => `${panel} ${at}`

function readSection(section: Element, panel: string, at: number): Filter | null {
  const real = section.getAttribute(attributes.real) ?? ''
  const type = DISPLAY_TYPES.find(([selector]) => section.querySelector(selector))?.[1]
  if (real === '' || type === undefined) return null
  const isDynamic = section.hasAttribute(attributes.dynamicCounts)
  const hidesZero = section.classList.contains(HIDES_ZERO)
  const condition = conditionOf(section)
  const counts = isDynamic ? 'shown' : hidesZero || condition.kind === 'notempty' ? 'hidden' : 'none'
  const standard = real === REAL.order ? standardOf(section) : undefined
  const filter: Filter = { id: sectionId(panel, at), panel, real, type, options: optionsOf(section, type), condition, counts, hidesZero }
  return standard === undefined ? filter : { ...filter, standard }
}

/** The order that the server prints as chosen, which is its standard. */
function standardOf(section: Element): string {
  const link = section.querySelector<HTMLElement>(`${anatomy.optionLink}.${classes.active}`)
  return link?.dataset[optionKeys.value] ?? MENU_ORDER
}

function conditionOf(section: Element): Condition {
  const kind = section.getAttribute(attributes.condition)
  if (kind === 'notempty') return { kind }
  const ids = (section.getAttribute(attributes.categories) ?? '').split(',').map((id) => id.trim())
  return kind === 'category' ? { kind, ids } : { kind: 'always' }
}

function optionsOf(section: Element, type: DisplayType): Option[] {
  return optionElements(section, type)
    .map((element) => ({ value: valueOf(element), label: labelOf(element) }))
    .filter(({ value }) => value !== ALL)
}

/** The elements that stand for options, the one for "no choice" included. */
export function optionElements(section: Element, type: DisplayType): HTMLElement[] {
  const list = section.querySelector(anatomy.list)
  return [...(list?.querySelectorAll<HTMLElement>(type === 'dropdown_single_select' ? anatomy.optionLink : anatomy.option) ?? [])]
}

/** The items of a list that options stand in, with what each stands for. */
export function itemsOf(options: readonly HTMLElement[]): ReadonlyMap<Element, string> {
  return new Map(options.flatMap((option) => {
    const item = option.closest('li')
    return item ? [[item, valueOf(option)] as const] : []
  }))
}

/** What an option's element stands for. */
export function valueOf(element: HTMLElement): string {
  return element instanceof HTMLInputElement ? element.value : (element.dataset[optionKeys.value] ?? '')
}

/** What an option's element itself says that it is called. */
export const printedLabel = (element: HTMLElement | undefined): string | undefined => element?.dataset[optionKeys.label]

function labelOf(element: HTMLElement): string {
  const printed = printedLabel(element)
  if (printed !== undefined) return printed
  const label = element.parentElement?.querySelector('label')
  return label?.title || label?.textContent?.trim() || ''
}
