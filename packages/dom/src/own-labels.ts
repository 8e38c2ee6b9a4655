import { type Life, listen } from './life.ts'
import { attributeOf, invoke, nearest } from './native.ts'

/**
 * Lets labels lead to the fields of their own form. A page may have a form twice, on itself and in a popup, with the same ids: the browser's labels lead to
 * the first of them, and tick its boxes.
 */
export function followLabels(life: Life, form: HTMLElement): void {
  listen<MouseEvent>(life, form, 'click', (event) => {
    const label = nearest(event.target, 'label[for]')
    if (!(label instanceof HTMLLabelElement) || event.defaultPrevented || nearest(event.target, 'a[href]')) return
    const field = invoke(form, 'querySelector', `[id="${CSS.escape(attributeOf(label, 'for'))}"]`)
    // A field may stand in its label, and is pressed by itself.
    if (!(field instanceof HTMLElement) || label.control === field || field === event.target) return
    event.preventDefault()
    field.focus()
    field.click()
  })
}
