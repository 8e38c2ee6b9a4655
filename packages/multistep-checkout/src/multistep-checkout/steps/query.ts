import { invoke } from '@tillkit/dom'

/** All elements in a part of the page that a selector matches, in its order; of forms too whose fields hide what they have. */
export function allIn<Found extends Element = HTMLElement>(part: ParentNode & Node, selector: string): Found[] {
  return [...(invoke(part, 'querySelectorAll', selector) as NodeListOf<Found>)]
}
