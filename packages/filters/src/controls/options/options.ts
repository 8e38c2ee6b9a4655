import { hasNoDisplay, isOurs, listen } from '@tillkit/dom'
import { adoptAs, adoptEach, adoptFields, derive } from '@tillkit/mount'
import { anatomy, classes, UNREACHABLE } from '../../filters.anatomy.ts'
import { itemsOf, optionElements, valueOf } from '../../filters.read.ts'
import type { OptionCounts } from '../../listing/store/listing.state.ts'
import type { Moment } from '../../listing/listing.ts'
import { ALL, isMultiple } from '../../choices/filter.ts'
import { sameList } from '../../choices/values.ts'
import { all, isChosenEarly, type PanelHost, type SectionContext } from '../../panel/context.ts'

const loadControls = () => import('../controls.late.ts')

const NOTHING_TOLD: OptionCounts = new Map()

/** Binds a list's options: their marks, their numbers of products, and what is ticked. */
export function bindOptions(context: SectionContext): void {
  const { element, filter } = context
  const options = optionElements(element, filter.type)
  bindCounts(context, options)
  if (filter.type !== 'dropdown_single_select') bindInputs(context, options as HTMLInputElement[])
  if (element.querySelector(anatomy.expander)) context.host.load(context.host, loadControls, ({ bindExpanders }) => bindExpanders(context))
  if (element.querySelector(UNREACHABLE) || isTakenOut(options[0])) context.host.load(context.host, loadControls, ({ bindSwatches }) => bindSwatches(context))
}

/** Whether a field is out of everybody's reach: a theme may draw its boxes itself, and hide the real ones. Of a list all are alike. */
const isTakenOut = (option: Element | undefined): boolean => option instanceof HTMLInputElement && hasNoDisplay(option)

function bindInputs({ host, element, filter, values, choose }: SectionContext, inputs: readonly HTMLInputElement[]): void {
  const take = (field: HTMLInputElement, moment?: Moment) => {
    const before = values.getState()
    if (!isMultiple(filter)) choose([field.value], moment)
    else choose(field.checked ? [...before, field.value] : before.filter((value) => value !== field.value), moment)
  }
  // What was ticked before our code came: of radio buttons the mark has left another one as well.
  const early = inputs.filter((input) => (isMultiple(filter) || input.checked) && isChosenEarly(input))
  for (const input of early) take(input, 'typed')
  const chosen = derive(values, (list) => new Set(list))
  if (filter.type === 'radio_buttons') keepApart(host, inputs)
  adoptFields(host, inputs, chosen, 'checked', (now, { value }) => (value === ALL ? now.size === 0 : now.has(value)))
  listen(host, element, 'change', (event) => {
    const { target } = event
    if (isOurs(event) || !(target instanceof HTMLInputElement) || !inputs.includes(target)) return
    take(target)
  })
}

/** Of all radio buttons with one name the browser ticks one: a panel that a theme prints twice gets a name of its own. */
function keepApart(host: PanelHost, inputs: readonly HTMLInputElement[]): void {
  const [first] = inputs
  if (!first || document.getElementsByName(first.name).length <= inputs.length) return
  const name = `${first.name} ${all(document, anatomy.panel).indexOf(host.element)}`
  for (const input of inputs) adoptAs(host, input, { attributes: { name } })
}

/** The numbers of products of a list's options, and which of them are left out for having none. */
function bindCounts({ host, filter, values }: SectionContext, options: readonly HTMLElement[]): void {
  if (filter.counts === 'none') return
  const found = derive(host.store, ({ counts }) => counts[filter.id] ?? NOTHING_TOLD)
  if (filter.hidesZero) {
    const items = itemsOf(options)
    // With a parent goes all that stands in it. What is chosen stays, and what takes it back.
    const within = [...items].map(([item, value]) => [item, value, all(item, 'li').flatMap((inner) => items.get(inner) ?? [])] as const)
    const isKept = (value: string, chosen: readonly string[]) => (value === ALL ? chosen.length > 0 : chosen.includes(value))
    const gone = derive(host.store, () => {
      const chosen = values.getState()
      const isGone = (value: string, inner: readonly string[]) => found.getState().get(value) === 0 && ![value, ...inner].some((each) => isKept(each, chosen))
      return within.flatMap(([item, value, inner]) => (isGone(value, inner) ? [item] : []))
    }, sameList)
    adoptEach(host, [...items.keys()], derive(gone, (list) => new Set(list)), (now, item) => now.has(item), (isLeftOut) => ({ classes: { [classes.hidden]: isLeftOut } }))
  }
  if (filter.counts !== 'shown') return
  const numbers = new Map(options.flatMap((option) => {
    const place = option instanceof HTMLInputElement ? option.parentElement?.querySelector('label') : option
    return place ? all(place, anatomy.productCount).map((number) => [number, valueOf(option)] as const) : []
  }))
  adoptEach(host, [...numbers.keys()], found, (now, number) => now.get(numbers.get(number) ?? ''), (count) => (count === undefined ? {} : { text: String(count) }))
}
