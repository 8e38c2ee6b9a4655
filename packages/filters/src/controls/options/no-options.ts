import type { EndableLife } from '@tillkit/dom'
import { derive, slot } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import type { SectionContext } from '../../panel/context.ts'
import { anatomy, classes } from '../../filters.anatomy.ts'
import { INNER, NOTE } from './anatomy.ts'

/** "There are no … options", where none is left to be seen. */
export function bindNoOptions({ host, element, filter, title }: SectionContext): void {
  const list = element.querySelector(anatomy.list)
  const inner = element.querySelector(INNER)
  if (!list || !inner) return
  let shown: EndableLife | undefined
  const look = () => {
    // The decorative `div` of opening lists is no option.
    const isEmpty = [...list.children].every((child) => child.localName !== 'li' || child.classList.contains(classes.hidden))
    if (isEmpty === (shown !== undefined)) return
    shown?.end()
    shown = undefined
    if (!isEmpty) return
    shown = host.branch()
    slot(shown, { position: 'end', anchor: inner }).append(h('div', { class: NOTE }, host.config.noOptions.split('%s').join(title)))
  }
  host.onEnd(derive(host.store, ({ counts }) => counts[filter.id]).subscribe(host.guard(look)))
  look()
}
