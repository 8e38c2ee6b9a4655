import { hasBox, clickByKey, listen } from '@tillkit/dom'
import { closeOnEscape } from '@tillkit/mount'
import type { SectionContext } from '../../panel/context.ts'
import type { OpenDropdown } from './dropdown.types.ts'

/** Opens and closes a list by pointer and keyboard. */
export function bindOpening({ host, element, at, look }: SectionContext, { button, box, options, isOpen, close }: OpenDropdown): void {
  const shown = () => options.filter(hasBox)
  const move = (step: number, from = shown().indexOf(document.activeElement as HTMLElement)) => {
    const list = shown()
    list.at(Math.min(Math.max(from + step, 0), list.length - 1))?.focus()
  }
  listen<MouseEvent>(host, button, 'click', (event) => {
    event.preventDefault()
    look.setState({ list: isOpen.getState() ? null : at })
  })
  listen<KeyboardEvent>(host, button, 'keydown', (event) => {
    if (clickByKey(event, button) || event.key !== 'ArrowDown') return
    event.preventDefault()
    look.setState({ list: at })
    move(1, -1)
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
}
