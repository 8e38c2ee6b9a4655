import { type Life, listen } from '@tillkit/dom'
import type { List } from './list.ts'
import type { ListsHost } from './lists.context.ts'

/**
 * Opens a list for one choice with a search field, for whoever has a mouse or a keyboard. Closed it is the browser's own, and so is what opens
 * under a finger: phones do that better. What draws it comes with the pointer or the focus; a press that is quicker opens the browser's.
 */
export function bindSingle({ store }: ListsHost, life: Life, list: List): void {
  const { select } = list
  let pointer = ''
  const near = () => pointer !== 'touch' && store.setState({ isNear: true })
  const toggle = (event: Event) => {
    const { isReady, open } = store.getState()
    if (event.defaultPrevented || !isReady || list.store.getState().isOff) return
    event.preventDefault()
    store.setState({ open: open === list ? null : list })
  }
  for (const type of ['pointerover', 'pointerdown']) {
    listen<PointerEvent>(life, select, type, ({ pointerType }) => {
      pointer = pointerType
      near()
    })
  }
  listen(life, select, 'focus', near)
  listen<MouseEvent>(life, select, 'mousedown', (event) => {
    if (event.button === 0 && pointer !== 'touch') toggle(event)
  })
  listen<KeyboardEvent>(life, select, 'keydown', (event) => {
    pointer = ''
    if (opensList(event)) toggle(event)
  })
}

const opensList = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && (altKey ? key === 'ArrowDown' || key === 'ArrowUp' : key === ' ' || key === 'F4')
