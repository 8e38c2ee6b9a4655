import type { Plugin } from 'vite'

/** The part of a syntax tree that is looked at. */
interface TreeNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly name?: string
  readonly left?: TreeNode
  readonly right?: TreeNode
  readonly callee?: TreeNode
  readonly arguments?: readonly TreeNode[]
  readonly properties?: readonly TreeNode[]
  readonly key?: TreeNode
  readonly value?: TreeNode
  readonly id?: TreeNode
  readonly init?: TreeNode | null
  readonly object?: TreeNode
  readonly property?: TreeNode
  readonly body?: TreeNode
  readonly source?: { readonly raw?: string }
  readonly specifiers?: readonly { readonly local?: TreeNode }[]
}

/**
 * A plugin for the build: where a library, or what the bundler adds to join modules, goes through the members of an object with
 * `for … in`, it goes through the object's own ones. On pages where an old script has added enumerable members to `Object.prototype` it stumbles over
 * them otherwise, and all of us with it: the first schema throws, and so does the first file in which modules were packed.
 */
export function ownMembers(of: RegExp): Plugin {
  return {
    name: 'tillkit-own-members',
    apply: 'build',
    transform(code, id) {
      return of.test(id) && / in /.test(code) ? { code: withOwnMembers(code, this.parse(code)), map: null } : null
    },
  }
}

/** Rewrites each `for (… in object)` of a module to `for (… of Object.keys(object))`. */
export function withOwnMembers(code: string, tree: unknown): string {
  const loops = [...nodesOf(tree)].filter(({ type }) => type === 'ForInStatement')
  // From the end, so that the places before stay what they are.
  return loops
    .sort((one, other) => other.start - one.start)
    .reduce((text, { left, right }) => {
      if (!left || !right) return text
      const object = text.slice(right.start, right.end)
      return `${text.slice(0, left.end)} of Object.keys(${object})${text.slice(right.end)}`
    }, code)
}

/** All nodes of a syntax tree. */
function* nodesOf(value: unknown): Generator<TreeNode> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && 'start' in value) yield value as TreeNode
  for (const part of Object.values(value)) yield* nodesOf(part)
}
