import { invoke, type Life, listen, nearest } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { anatomy } from './anatomy.ts'
import type { ThemeControl } from './controls.ts'

const NAME = 'aria-label'
const TICKED = `${anatomy.box}, ${anatomy.radio}`

/**
 * Several forms of a page may print the same ids, and a label then leads to the first of them on the page. Here it leads to the field
 * of its own form, which has its name too.
 */
export function keepLabels(life: Life, form: HTMLElement, controls: readonly ThemeControl[]): void {
  for (const { main, title, group } of controls) {
    const isNamed = group !== undefined || [...(main.labels ?? [])].length > 0
    if (!isNamed && title && !main.hasAttribute(NAME)) adoptAs(life, main, { attributes: { [NAME]: title } })
  }
  listen<MouseEvent>(life, form, 'click', (event) => {
    const label = nearest(event.target, 'label[for]')
    if (!(label instanceof HTMLLabelElement) || event.defaultPrevented || nearest(event.target, 'a[href]')) return
    const id = label.getAttribute('for') ?? ''
    const field = invoke(form, 'querySelector', `[id="${CSS.escape(id)}"]`)
    if (!(field instanceof HTMLElement) || label.control === field) return
    event.preventDefault()
    field.focus()
    if (invoke(field, 'matches', TICKED)) field.click()
  })
}
