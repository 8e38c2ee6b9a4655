import { invoke } from '@tillkit/dom'

/** Whether an element has a box on the page. */
export const isShown = (element: Element): boolean => invoke(element, 'getClientRects').length > 0
