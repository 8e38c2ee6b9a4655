import { type Life, listen } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'

const KEYS: readonly string[] = ['Enter', ' ']

/** Makes what the server printed as plain text a button with a name, for the keyboard as well: both its keys are a click. */
export function asButton(life: Life, element: HTMLElement, name: string): void {
  adoptAs(life, element, { attributes: { role: 'button', tabindex: '0', 'aria-label': name } })
  listen(life, element, 'keydown', (event: KeyboardEvent) => {
    if (!KEYS.includes(event.key) || event.defaultPrevented) return
    event.preventDefault()
    if (!event.repeat) element.click()
  })
}
