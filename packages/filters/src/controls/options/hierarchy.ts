import { clickByKey, listen } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { all, closestTo, type SectionContext } from '../../panel/context.ts'
import { anatomy } from '../../filters.anatomy.ts'
import { EXPANDED } from './anatomy.ts'

/** Lets the arrows beside parents show and hide what belongs to them. */
export function bindExpanders({ host, element, values }: SectionContext): void {
  const expanders = all(element, anatomy.expander)
  const store = createStore<{ readonly open: ReadonlySet<Element> }>(() => ({ open: new Set(withChoices(element, values.getState())) }))
  for (const expander of expanders) {
    const item = expander.closest('li')
    const label = expander.closest('label')?.textContent?.trim() ?? ''
    if (!item) continue
    adopt(host, item, store, ({ open }) => ({ classes: { [EXPANDED]: open.has(item) } }))
    adopt(host, expander, store, ({ open }) => ({
      attributes: { role: 'button', 'aria-expanded': String(open.has(item)), 'aria-label': host.t('expand', { label }) },
    }))
  }
  listen<MouseEvent>(host, element, 'click', (event) => {
    const item = closestTo(event, anatomy.expander, element)?.closest('li')
    if (!item) return
    // The arrow stands in the label of its parent's box, which is not meant.
    event.preventDefault()
    const { open } = store.getState()
    store.setState({ open: new Set(open.has(item) ? [...open].filter((each) => each !== item) : [...open, item]) })
  })
  listen<KeyboardEvent>(host, element, 'keydown', (event) => void clickByKey(event, closestTo(event, anatomy.expander, element)))
}

/** Parents of what is chosen are open from the start: nobody should have to look for it. */
function withChoices(element: Element, chosen: readonly string[]): Element[] {
  return all(element, `${anatomy.list} li:has(> ul)`).filter((item) =>
    all<HTMLInputElement>(item, 'ul input').some(({ value }) => chosen.includes(value)),
  )
}
