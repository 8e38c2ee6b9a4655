import { invoke } from '@tillkit/dom'
import { anatomy, attributes } from './anatomy.ts'

/** All elements in a part of the page that a selector matches, in its order; of forms too whose fields hide what they have. */
export function allIn<Found extends Element = HTMLElement>(part: ParentNode & Node, selector: string): Found[] {
  return [...(invoke(part, 'querySelectorAll', selector) as NodeListOf<Found>)]
}

/** The names of the fields that notices are about. */
export function namedIn(part: ParentNode & Node, lines: string = anatomy.noticeOfField): string[] {
  return allIn(part, lines).map((line) => line.getAttribute(attributes.noticeField) ?? '')
}
