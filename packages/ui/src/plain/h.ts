/** An attribute's value: `true` is the empty one; without `false`, `null` and `undefined` the attribute is not there. */
type AttributeValue = string | number | boolean | null | undefined

/** Attributes by their names in HTML. Styles are set through `style` of the element: as an attribute a page's policy may forbid them. */
export type Attributes = Readonly<Record<string, AttributeValue>> & { readonly style?: never }

/** What stands in an element; what is empty, or not there, is left out. */
export type Content = Node | string | false | null | undefined

/** Creates an element with its attributes and content: `h('a', { class: 'next', href: '#' }, h('span', {}, 'Next'))`. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (isThere(value)) element.setAttribute(key, value === true ? '' : String(value))
  }
  element.append(...content.filter(isThere).filter((one) => one !== ''))
  return element
}

function isThere<Value>(value: Value | false | null | undefined): value is Value {
  return value !== false && value !== null && value !== undefined
}
