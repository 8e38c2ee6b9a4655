import { listen } from '@tillkit/dom'
import { adopt, adoptAs, adoptEach, derive } from '@tillkit/mount'
import { closestTo, type SectionContext } from '../../panel/context.ts'
import { anatomy, classes, controls } from '../../filters.anatomy.ts'
import { optionElements, printedLabel, valueOf } from '../../filters.read.ts'
import { ALL, MENU_ORDER, REAL } from '../../choices/filter.ts'
import { SINGLE } from './anatomy.ts'
import { bindDropdown } from './dropdown.ts'

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
