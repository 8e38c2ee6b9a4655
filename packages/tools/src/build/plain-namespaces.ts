import type { Plugin } from 'vite'
import { nodesOf, type TreeNode } from './own-members.ts'

/** The bundler's helper that makes an object of what a packed module exports, for whoever imports it later. */
const HELPER = '__exportAll'

/**
 * A plugin for the build: what a packed module exports is written down as an object, instead of made by a helper of the bundler's. Every page
 * that loads a packed part would pay 0.3 kB for the helper's file, and a request.
 */
export function plainNamespaces(): Plugin {
  return {
    name: 'tillkit-plain-namespaces',
    apply: 'build',
    renderChunk: {
      // Before the code is made small: the helper has its name still.
      order: 'pre',
      handler(code) {
        return code.includes(HELPER) ? { code: withPlainNamespaces(code, this.parse(code)), map: null } : null
      },
    },
  }
}

/** Writes each `__exportAll({ name: () => value })` of a chunk as `{ get name() { return value } }`, and takes the helper from its imports and exports. */
export function withPlainNamespaces(code: string, tree: unknown): string {
  const calls = [...nodesOf(tree)].filter(({ type, callee }) => type === 'CallExpression' && callee?.name === HELPER)
  // From the end, so that the places before stay what they are.
  const plain = calls
    .sort((one, other) => other.start - one.start)
    .reduce((text, call) => text.slice(0, call.start) + namespaceOf(call, text) + text.slice(call.end), code)
  return withoutName(plain)
}

function namespaceOf({ arguments: [exported] = [] }: TreeNode, code: string): string {
  const getters = (exported?.properties ?? []).map(({ key, value }) => `get ${textOf(key, code)}() { return ${textOf(value?.body, code)} }`)
  return `({ ${getters.join(', ')} })`
}

const textOf = (node: TreeNode | undefined, code: string): string => (node ? code.slice(node.start, node.end) : '')

/** Code that neither imports the helper nor hands it out; a file of which nothing else is wanted is not imported at all. */
function withoutName(code: string): string {
  return code.replace(/^(import|export) \{([^}]*)\}(.*)$/gm, (line, word: string, names: string, rest: string) => {
    const all = names.split(',')
    const left = all.filter((name) => name.trim().split(' ')[word === 'import' ? 2 : 0] !== HELPER)
    if (left.length === all.length) return line
    return left.length > 0 || word === 'export' ? `${word} {${left.join()}}${rest}` : ''
  })
}
