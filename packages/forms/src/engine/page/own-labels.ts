import { invoke, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'

const NAME = 'aria-label'

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
