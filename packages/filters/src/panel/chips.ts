import { h } from '@tillkit/ui/plain'
import { clickByKey, listen } from '@tillkit/dom'
import { adopt, derive, type Source } from '@tillkit/mount'
import { anatomy, classes } from '../filters.anatomy.ts'
import { rangeLabel } from '../choices/range.ts'
import { visibleChoices, type State } from '../listing/store/listing.state.ts'
import { isList, REAL, type Filter } from '../choices/filter.ts'
import { publicName } from '../address/listing-address.ts'
import { shownIn } from '../choices/values.ts'
import { CHIP_ID, chipClasses, EMPTY, FILLED, REMOVE, SYMBOL, SYMBOL_KEY } from './anatomy.ts'
import { all, closestTo, type PanelHost } from './context.ts'
import { keepTouchedPlace } from './touched-place.ts'

/** What a chip says: words, and stars among them where it is a rating. */
interface ChipLabel {
  readonly before: string
  /** How many of five are filled. Default: there are none to see. */
  readonly stars?: number
  readonly after?: string
}

/** The plugin's markup of a chip. */
interface DrawnChip {
  readonly id: string
  readonly label: ChipLabel
  /** What the button is called that takes it away. */
  readonly name: string
}

/** Draws a chip in the plugin's markup, whose button has a name of ours. */
function drawChip({ id, label, name }: DrawnChip): HTMLElement {
  const remove = h('span', { class: chipClasses.remove, role: 'button', tabindex: 0, 'aria-label': name }, 'x\u00a0')
  const stars = label.stars !== undefined && drawStars(label.stars)
  return h('p', { class: chipClasses.chip, [CHIP_ID]: id }, remove, label.before, stars, label.after)
}

/** Draws five stars, of which some are filled: of the plugin's two glyphs that of the filled ones, as its script does it. */
function drawStars(filled: number): HTMLElement {
  const stars = [0, 1, 2, 3, 4].map((index) => h('span', { class: index < filled ? chipClasses.filled : chipClasses.empty }, FILLED))
  return h('span', { class: chipClasses.stars }, ...stars)
}

/** Text in which a run of five star glyphs becomes stars, as the shop's options for ratings have it. */
function starLabel(text: string): ChipLabel {
  const [before = '', run = '', after = ''] = text.split(new RegExp(`([${FILLED}${EMPTY}]{5})`))
  if (run === '') return { before: text }
  // What stands beside the stars stays on their line.
  return { before: before.replace(/ $/, '\u00a0'), stars: [...run].filter((glyph) => glyph === FILLED).length, after: after.replace(/^ /, '\u00a0') }
}

/** One choice, and its chip. */
interface Chip extends DrawnChip {
  readonly filter: Filter
  readonly value: string
}

/** Draws the chips into the server's block, with the plugin's own markup, and takes choices back by them. */
export function bindChips(host: PanelHost): void {
  const { element, store } = host
  const place = element.querySelector<HTMLElement>(anatomy.chips)
  const outer = element.querySelector<HTMLElement>(anatomy.chipBox)
  if (!place || !outer) return
  const labels = labelsOf(host)
  const chips = derive(store, (state) => chipsOf(host, state, labels), (one, other) => String(one.map(keyOf)) === String(other.map(keyOf)))
  const nodesOf = keepNodes()
  const keepPlace = () => requestAnimationFrame(host.guard(keepTouchedPlace(element, outer)))
  // Asked first, it measures before anything is written.
  host.onEnd(chips.subscribe(keepPlace))
  keepPlace()
  adopt(host, place, chips, (shown) => ({ nodes: nodesOf(shown) }))
  showBox(host, outer, derive(chips, ({ length }) => length > 0))
  const remove = (event: Event) => closestTo(event, REMOVE, place)
  listen<MouseEvent>(host, place, 'click', (event) => {
    const button = remove(event)
    const at = button ? all(place, REMOVE).indexOf(button) : -1
    const chip = chips.getState()[at]
    if (!chip) return
    const { filter, value } = chip
    store.choose(filter, shownIn(filter, store.getState().chosen).filter((each) => each !== value))
    focusNext(place, at, element.querySelector<HTMLElement>(`.${classes.toggle}, ${anatomy.clearButton}`))
  })
  listen<KeyboardEvent>(host, place, 'keydown', (event) => void clickByKey(event, remove(event)))
}

/**
 * Shows the box while it has a chip. The builder's sheet hides it in a column and shows it in a row, with or without one: what
 * the sheet shows stands as it says, and what it hides gets a display of its own.
 */
function showBox(host: PanelHost, box: HTMLElement, hasChips: Source<boolean>): void {
  adopt(host, box, hasChips, (has) => ({ style: { display: has ? '' : 'none' } }))
  adopt(host, box, hasChips, (has) => (has && getComputedStyle(box).display === 'none' ? { style: { display: 'block' } } : {}))
}

/** The keyboard would be lost with the chip that it was on. */
function focusNext(place: Element, at: number, otherwise: HTMLElement | null): void {
  if (document.activeElement !== document.body) return
  const left = all(place, REMOVE)
  const next = left[Math.min(at, left.length - 1)] ?? otherwise
  next?.focus({ preventScroll: true })
}

/** All that a chip shows. */
const keyOf = ({ id, label, name }: Chip) => JSON.stringify([id, label, name])

/** Draws chips that are new, and keeps the nodes of those that were there before: the keyboard stays on them. */
function keepNodes(): (chips: readonly Chip[]) => readonly HTMLElement[] {
  let drawn: ReadonlyMap<string, HTMLElement> = new Map()
  return (chips) => {
    drawn = new Map(chips.map((chip) => [keyOf(chip), drawn.get(keyOf(chip)) ?? drawChip(chip)]))
    return [...drawn.values()]
  }
}

const names = new WeakMap<Filter, ReadonlyMap<string, string>>()

/** What an option is called; what is no option is called by its value. */
function nameOf(filter: Filter, value: string): string {
  const known = names.get(filter) ?? new Map(filter.options.map((option) => [option.value, option.label]))
  names.set(filter, known)
  return known.get(value) ?? value
}

/** What the controls themselves know of their labels. */
type Labels = Map<string, (value: string) => ChipLabel>

function chipsOf(host: PanelHost, state: State, labels: Labels): Chip[] {
  const visible = visibleChoices(state)
  const own = state.filters.filter(({ panel, real, type }) => panel === host.config.id && !(real === REAL.order && type === 'dropdown_single_select'))
  const chips = own.flatMap((filter) =>
    shownIn(filter, visible).map((value) => ({
      filter,
      value,
      id: `${publicName(filter.real, state.aliases)}:${value}`,
      label: labels.get(filter.id)?.(value) ?? starLabel(nameOf(filter, value)),
      name: host.t('remove', { label: nameOf(filter, value) }),
    })),
  )
  // Sections with one name share their values: each has one chip, the first section's.
  return [...new Map(chips.map((chip) => [chip.id, chip] as const).reverse()).values()].reverse()
}

/** Labels of what is no option: a term, a range, stars. They are read from the server's nodes once. */
function labelsOf(host: PanelHost): Labels {
  const labels: Labels = new Map()
  const sections = all(host.element, anatomy.section)
  host.config.sections.forEach((filter, at) => {
    const section = sections[at]
    if (!filter || !section || isList(filter)) return
    if (filter.type === 'search') labels.set(filter.id, (value) => ({ before: `"${value}"` }))
    if (filter.type === 'number_range') labels.set(filter.id, rangeLabels(host, section))
    if (filter.type === 'stars') labels.set(filter.id, starLabels(section))
  })
  return labels
}

function rangeLabels(host: PanelHost, section: Element): (value: string) => ChipLabel {
  const heading = section.querySelector(`${anatomy.title} ${anatomy.heading}`)
  const words = [...(heading?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE)
  const filter = words?.nodeValue?.trim() ?? ''
  const symbol = section.querySelector<HTMLElement>(SYMBOL)?.dataset[SYMBOL_KEY] ?? ''
  return (value) => ({ before: rangeLabel(value, host.config.rangeTexts, { filter, symbol }) })
}

function starLabels(section: Element): (value: string) => ChipLabel {
  const control = section.querySelector(anatomy.stars)
  const texts = [...(control?.childNodes ?? [])].map((node) => (node instanceof Element ? null : (node.nodeValue ?? '')))
  const at = texts.indexOf(null)
  const around = (from: number, to: number) => texts.slice(from, to).join('').replace(/^ | $/g, '\u00a0')
  return (value) => ({ before: around(0, at), stars: Number(value[0]), after: around(at + 1, texts.length) })
}
