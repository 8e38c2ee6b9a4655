import { invoke, native } from '@tillkit/dom'
import { anatomy, attributes, classes } from './anatomy.ts'
import type { FormPage } from './pages.model.ts'

/** A page as it stands on the form. */
export interface PageElement {
  readonly number: number
  readonly element: HTMLElement
}

/** Finds the pages of a form, in their order. */
export function pagesIn(root: Element): PageElement[] {
  const elements = [...invoke(root, 'querySelectorAll', anatomy.page)] as HTMLElement[]
  return elements.map((element, index) => ({ element, number: Number(element.getAttribute(attributes.page)) || index + 1 }))
}

/** Reads which pages have nothing on them by now: all that stands there is hidden by conditions. */
export const readPages = (pages: readonly PageElement[]): FormPage[] => pages.map(({ number, element }) => ({ number, isEmpty: isEmpty(element) }))

function isEmpty(page: Element): boolean {
  const fields = [...native(page, 'children')].filter((child) => invoke(child, 'matches', anatomy.field) && !invoke(child, 'matches', anatomy.noContent))
  return fields.every(isHidden)
}

/** Whether a field is hidden; columns are where all of their fields are. */
function isHidden(field: Element): boolean {
  if (invoke(field, 'matches', anatomy.hiddenField)) return true
  const inside = invoke(field, 'matches', anatomy.layout) ? [...invoke(field, 'querySelectorAll', anatomy.field)] : []
  return inside.length > 0 && inside.every((each) => invoke(each, 'matches', anatomy.hiddenField))
}

/** The page that an element stands on; `undefined` for what stands on none. */
export function pageOf(pages: readonly PageElement[], element: Element): number | undefined {
  const page = invoke(element, 'closest', anatomy.page)
  return page ? pages.find((each) => each.element === page)?.number : undefined
}

/** Whether the form ends with a page: what sends it stands beneath that. */
export const isLast = (pages: readonly PageElement[], number: number): boolean => {
  const page = pages.find((each) => each.number === number)
  return page !== undefined && (page.element.classList.contains(classes.last) || page === pages.at(-1))
}
