/** What the browser itself has under a name of a node, as `native` of `@tillkit/dom`, which the gate cannot import: scripts of others give nodes properties of their own. */
export function native<N extends Node, K extends keyof N>(node: N, name: K): N[K] {
  return Reflect.get(Object.getPrototypeOf(node) as object, name, node) as N[K]
}
