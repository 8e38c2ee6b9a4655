/**
 * Other people's scripts as they are found on real pages, each a function for `page.addInitScript`: it runs in the page
 * before anything else, so it may use nothing from outside of itself.
 */

/**
 * A consent plugin's: `document.createElement` gives script elements that have a `type` (`null` unless one is set), a `src`
 * and a `setAttribute` of their own. Whatever stands in the way of its blocking is its own affair.
 */
export function consentPlugin(): void {
  const create = document.createElement.bind(document)
  document.createElement = ((...args: Parameters<typeof create>) => {
    const made = create(...args)
    if (made.localName !== 'script') return made
    const setAttribute = made.setAttribute.bind(made)
    const mirrored = (name: string) => ({
      configurable: true,
      get: () => made.getAttribute(name),
      set: (value: unknown) => setAttribute(name, String(value)),
    })
    Object.defineProperties(made, { type: mirrored('type'), src: mirrored('src') })
    made.setAttribute = (name: string, value: string) => {
      if (name === 'type' || name === 'src') Reflect.set(made, name, value)
      else setAttribute(name, value)
    }
    return made
  }) as typeof document.createElement
  // It puts scripts of its own into the page while that is being read, and when it is there.
  const addScript = () => {
    const script = document.createElement('script')
    script.setAttribute('data-neighbour', 'consent')
    ;(document.body ?? document.documentElement).append(script)
  }
  for (const moment of ['DOMContentLoaded', 'load']) addEventListener(moment, addScript)
}

/** An old library's: members on the prototypes of objects and lists that `for … in` also finds. */
export function enumerableMembers(): void {
  for (const prototype of [Object.prototype, Array.prototype, Function.prototype, String.prototype]) {
    Reflect.set(prototype, 'neighbour', () => 'not yours')
    Reflect.set(prototype, 'neighbourWord', 'not yours')
  }
}

/** Prototype.js's `toJSON`, which makes JSON in JSON of lists and objects. */
export function oldJson(): void {
  const hidden = (value: unknown) => ({ configurable: true, writable: true, enumerable: false, value })
  Object.defineProperty(Array.prototype, 'toJSON', hidden(() => '["not", "yours"]'))
  Object.defineProperty(Object.prototype, 'toJSON', hidden(() => '{"not": "yours"}'))
  Object.defineProperty(String.prototype, 'toJSON', hidden(() => '"not yours"'))
}

/** Names of fields that hide what a form has under them. */
export const SHADOWED = [
  'action', 'method', 'target', 'id', 'name', 'submit', 'requestSubmit', 'reset', 'length', 'elements', 'title', 'style', 'dir', 'lang',
  'hidden', 'dataset', 'className', 'classList', 'attributes', 'children', 'childNodes', 'firstChild', 'parentElement', 'isConnected',
  'localName', 'innerHTML', 'textContent', 'matches', 'closest', 'contains', 'querySelector', 'querySelectorAll', 'getAttribute',
  'setAttribute', 'removeAttribute', 'hasAttribute', 'before', 'after', 'append', 'prepend', 'remove', 'cloneNode', 'getClientRects',
  'focus',
] as const

/** The page with a field of each such name in every form. */
export function shadowForms(html: string, names: readonly string[] = SHADOWED): string {
  const fields = names.map((name) => `<input type="hidden" name="${name}" value="">`).join('')
  return html.replaceAll(/<form\b[^>]*>/g, (tag) => tag + fields)
}
