import { attributeOf, dispatchChange, invoke, isIn, type Life, listen, nearest, pressByKey, setFieldState, timeout } from '@tillkit/dom'
import { adopt, adoptAs } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { anatomy } from './anatomy.ts'

/**
 * Lets the link beside a date empty it, by keyboard too. It shows while there is something to empty.
 * @param name what it is called where the server has not said so
 */
export function bindClear(life: Life, input: HTMLInputElement, name: string): void {
  const wrap = nearest(input, anatomy.wrap)
  const link = wrap && invoke(wrap, 'querySelector', anatomy.clear)
  if (!(link instanceof HTMLElement)) return
  const isFilled = () => input.value !== ''
  const store = createStore(() => ({ isShown: isFilled() }))
  const look = () => {
    // What is hidden takes the focus with it.
    if (!isFilled() && isIn(link)) input.focus()
    store.setState({ isShown: isFilled() })
  }
  adoptAs(life, link, { attributes: { role: 'button', tabindex: '0', ...(attributeOf(link, 'title') ? {} : { 'aria-label': name }) } })
  adopt(life, link, store, ({ isShown }) => ({ style: { display: isShown ? 'block' : 'none' } }))
  pressByKey(life, link)
  listen(life, link, 'click', (event) => {
    event.preventDefault()
    if (setFieldState(input, '')) dispatchChange(input)
    input.focus()
    look()
  })
  onLegacy(input, 'input change', look, life)
  // The field is emptied behind those who hear of it.
  if (input.form) listen(life, input.form, 'reset', () => timeout(life, 0, look))
}
