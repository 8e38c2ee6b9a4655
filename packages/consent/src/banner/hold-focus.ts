import { type EndableLife, focusIn, keepFocusIn, type Life, listen } from '@tillkit/dom'
import type { Source } from '@tillkit/mount'

/** What can be operated. */
const CONTROLS = 'button,input,select,textarea,a[href]'

/** Has the focus go into something that lies over the page when it opens, and stay in it for as long as it is open. */
export function holdFocus(life: Life, part: HTMLElement, isOpen: Source<boolean>): void {
  let open: EndableLife | undefined
  const look = life.guard(() => {
    open?.end()
    open = undefined
    if (!isOpen.getState()) return
    open = life.branch()
    focusIn(open, part, part.querySelector<HTMLElement>(CONTROLS) ?? part)
    listen<KeyboardEvent>(open, document, 'keydown', (event) => {
      if (event.key === 'Tab' && !event.defaultPrevented) keepFocusIn(part, event)
    })
  })
  life.onEnd(isOpen.subscribe(look))
  look()
}
