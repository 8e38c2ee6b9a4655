import { invoke, native } from './native.ts'

/** What an event is at, or the nearest element around it, that a selector matches. */
export function nearest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? invoke(target, 'closest', selector) : null
}

/** The nearest element around another that has an id. */
export function regionOf(element: Element): Element | null {
  return nearest(native(element, 'parentElement'), '[id]')
}
