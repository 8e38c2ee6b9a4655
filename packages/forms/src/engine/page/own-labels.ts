import { invoke, type Life, listen, nearest } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'

const NAME = 'aria-label'

/**
 * Lets labels lead to the fields of their own form. A page may have a form twice, on itself and in a popup, with the same ids: the browser's labels lead to
 * the first of them, and tick its boxes.
 */
export function followLabels(life: Life, form: HTMLElement): void {
  listen<MouseEvent>(life, form, 'click', (event) => {
    const label = nearest(event.target, 'label[for]')
    if (!(label instanceof HTMLLabelElement) || event.defaultPrevented || nearest(event.target, 'a[href]')) return
    const field = invoke(form, 'querySelector', `[id="${CSS.escape(label.htmlFor)}"]`)
    // A field may stand in its label, and is pressed by itself.
    if (!(field instanceof HTMLElement) || label.control === field || field === event.target) return
    event.preventDefault()
    field.focus()
    field.click()
  })
}

/** Names a form's fields by their labels where those lead to another field of the page for the browser, and so name that. */
export function nameByOwnLabels(life: Life, form: HTMLElement, fields: Iterable<HTMLElement>): void {
  // All are looked at before one is written: a look behind a write would cost a layout each.
  const nameless = [...fields].flatMap((field) => {
    const name = textOf(ownLabel(form, field))
    return name && !field.hasAttribute(NAME) ? [[field, name] as const] : []
  })
  for (const [field, name] of nameless) adoptAs(life, field, { attributes: { [NAME]: name } })
}

/** What a label says, without what is not read out. */
const textOf = (label: Element | null): string =>
  [...(label?.childNodes ?? [])].filter((node) => !(node instanceof Element && node.ariaHidden === 'true')).map(({ textContent }) => textContent).join('').trim()

function ownLabel(form: HTMLElement, { ownerDocument, id }: HTMLElement): Element | null {
  const twin = id === '' ? null : ownerDocument.getElementById(id)
  return twin && !invoke(form, 'contains', twin) ? invoke(form, 'querySelector', `label[for="${CSS.escape(id)}"]`) : null
}
