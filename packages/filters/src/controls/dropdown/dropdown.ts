import { adopt, loadOnOpen, derive, adoptAs, adoptEach } from '@tillkit/mount'
import { listen } from '@tillkit/dom'
import { type SectionContext, all, closestTo } from '../../panel/context.ts'
import { classes, controls, anatomy } from '../../filters.anatomy.ts'
import { itemsOf, optionElements, printedLabel, valueOf } from '../../filters.read.ts'
import { ALL, MENU_ORDER, REAL } from '../../choices/filter.ts'
import type { Dropdown } from './dropdown.types.ts'
import { MULTI, SINGLE } from './anatomy.ts'

const loadOpening = () => import('./opening.late.ts')

/** Shows a list that opens, which is closed: what opens it comes with the touch. The panel closes it when something else is touched. */
function bindDropdown(context: SectionContext, dropdown: Dropdown): { close(): void } {
  const { host, at, look, title, values } = context
  const { button, box } = dropdown
  const isOpen = derive(look, ({ list }) => list === at)
  adopt(host, button, isOpen, (open) => ({
    attributes: { role: 'button', tabindex: '0', 'aria-expanded': String(open) },
  }))
  // After whoever writes its words: its name says them.
  if (title !== '') adopt(host, button, values, () => ({ attributes: { 'aria-label': `${title}: ${button.textContent?.trim() ?? ''}` } }))
  adopt(host, box, isOpen, (open) => ({ style: open ? { display: 'block' } : {} }))
  const close = () => {
    if (isOpen.getState()) look.setState({ list: null })
  }
  loadOnOpen(host, host, { opener: button, load: loadOpening, use: ({ bindOpening }) => bindOpening(context, { ...dropdown, isOpen, close }) })
  return { close }
}

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

/** Binds a list that opens, with one choice. While nothing is chosen, `all` shows; without it, an invitation to choose. */
export function bindSingleSelect(context: SectionContext): void {
  const { host, element, filter, values, choose } = context
  const root = element.querySelector<HTMLElement>(controls.single)
  const box = root?.querySelector<HTMLElement>(SINGLE.box)
  const button = root?.querySelector<HTMLElement>(`:scope > .${classes.active} > a`)
  const links = optionElements(element, filter.type)
  if (!root || !box || !button) return
  const none = noneOf(links.map(valueOf), filter.real, filter.standard)
  const current = derive(values, ([value = none]) => value)
  const words = button.querySelector('span') ?? button
  adopt(host, words, current, (value) => ({ text: printedLabel(links.find((link) => valueOf(link) === value)) ?? host.t('choose') }))
  adoptEach(host, links, current, (value, link) => value === valueOf(link), (chosen) => ({
    classes: { [classes.active]: chosen },
    attributes: { role: 'option', 'aria-selected': String(chosen) },
  }))
  adoptAs(host, button, { attributes: { 'aria-haspopup': 'listbox' } })
  const list = box.querySelector(anatomy.list)
  if (list) {
    adoptAs(host, list, { attributes: { role: 'listbox' } })
    for (const item of list.querySelectorAll(SINGLE.item)) adoptAs(host, item, { attributes: { role: 'presentation' } })
  }
  const { close } = bindDropdown(context, { button, box, options: links })
  listen<MouseEvent>(host, box, 'click', (event) => {
    const link = closestTo(event, anatomy.optionLink, box)
    if (!link) return
    event.preventDefault()
    close()
    button.focus({ preventScroll: true })
    choose([valueOf(link)])
  })
}

/** The option that shows while nothing is chosen; empty where none says so. */
function noneOf(offered: readonly string[], real: string, standard: string | undefined): string {
  const wanted = real === REAL.order ? [standard ?? MENU_ORDER, MENU_ORDER] : [ALL]
  return wanted.find((value) => offered.includes(value)) ?? ''
}
