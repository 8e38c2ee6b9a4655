type Method = (...args: never[]) => unknown

/**
 * What the browser itself has under a name of a node that we did not make. Asked plainly, a form (and the document)
 * answers with its field of that name, `<input name="action">`, and neighbours put properties of their own on elements.
 */
export function native<N extends Node, K extends keyof N>(node: N, name: K): N[K] {
  return Reflect.get(Object.getPrototypeOf(node) as object, name, node) as N[K]
}

/** Calls the browser's own method of a node, as `native` finds it. */
export function invoke<N extends Node, K extends keyof N>(
  node: N,
  name: K,
  ...args: N[K] extends Method ? Parameters<N[K]> : never
): N[K] extends Method ? ReturnType<N[K]> : never {
  return Reflect.apply(native(node, name) as () => never, node, args)
}

/**
 * Adds a listener to any target, or takes it off. Where a form's field is called so, or a neighbour has put a property on the element that
 * throws, as the browser itself does it.
 */
export function changeListener(
  change: 'addEventListener' | 'removeEventListener',
  target: EventTarget,
  ...args: readonly [type: string, listener: (event: Event) => void, options?: AddEventListenerOptions]
): void {
  try {
    target[change](...args)
  } catch {
    EventTarget.prototype[change].apply(target, [...args])
  }
}

/** What an attribute says; nothing where there is none. The properties are for neighbours to replace: consent plugins do so with a script's `type`. */
export function attributeOf(element: Element, name: string): string {
  return invoke(element, 'getAttribute', name) ?? ''
}

/** What an event is at, or the nearest element around it, that a selector matches. */
export function nearest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? invoke(target, 'closest', selector) : null
}

/** The nearest element around another that has an id. */
export function regionOf(element: Element): Element | null {
  return nearest(native(element, 'parentElement'), '[id]')
}
