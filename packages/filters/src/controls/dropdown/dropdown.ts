import { adopt, loadOnOpen, derive } from '@tillkit/mount'
import type { SectionContext } from '../../panel/context.ts'
import type { Dropdown } from './dropdown.types.ts'

const loadOpening = () => import('./opening.late.ts')

/** Shows a list that opens, which is closed: what opens it comes with the touch. The panel closes it when something else is touched. */
export function bindDropdown(context: SectionContext, dropdown: Dropdown): { close(): void } {
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
