import { listen } from '@tillkit/dom'
import { adopt, closeOnEscape, derive } from '@tillkit/mount'
import type { SectionContext } from '../../panel/context.ts'

/** The nodes of a list that opens. */
export interface Dropdown {
  /** What opens it. */
  readonly button: HTMLElement
  /** What is shown and hidden. */
  readonly box: HTMLElement
  /** What the arrow keys go through. */
  readonly options: readonly HTMLElement[]
}

/** Opens and closes a list by pointer and keyboard; the panel closes it when something else is touched. */
export function bindDropdown({ host, element, at, look, title, values }: SectionContext, { button, box, options }: Dropdown): { close(): void } {
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
  const shown = () => options.filter((option) => option.getClientRects().length > 0)
  const move = (step: number, from = shown().indexOf(document.activeElement as HTMLElement)) => {
    const list = shown()
    list.at(Math.min(Math.max(from + step, 0), list.length - 1))?.focus()
  }
  listen<MouseEvent>(host, button, 'click', (event) => {
    event.preventDefault()
    look.setState({ list: isOpen.getState() ? null : at })
  })
  listen<KeyboardEvent>(host, button, 'keydown', (event) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'ArrowDown') {
      look.setState({ list: at })
      return move(1, -1)
    }
    if (!event.repeat) button.click()
  })
  closeOnEscape(host, { within: element, isOpen, close, opener: () => button })
  listen<KeyboardEvent>(host, box, 'keydown', (event) => {
    const steps: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Home: () => move(0, 0),
      End: () => move(0, Infinity),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  })
  listen<FocusEvent>(host, box, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && relatedTarget !== button && !box.contains(relatedTarget)) close()
  })
  return { close }
}
