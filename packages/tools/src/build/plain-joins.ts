import type { Plugin } from 'vite'
import { nodesOf, type TreeNode } from './own-members.ts'

/** The bundler's file of helpers, without its ending. */
const RUNTIME = 'rolldown-runtime'

/** The bundler's helpers: an object of what a packed module exports, for whoever imports it later; what a library of the older kind exports; its code. */
const helper = { namespace: '__exportAll', older: '__toESM', packed: '__commonJSMin' } as const

/** What the helper does by which a library of the older kind runs when its exports are first asked for, once. */
const PACKED = `var ${helper.packed} = (run, module) => () => (module || (run((module = { exports: {} }).exports, module), run = null), module.exports);`

/**
 * A plugin for the build: what the bundler joins modules by is written down where it is used, instead of taken from a file of helpers. Every
 * page that loads a packed part would pay up to 0.3 kB for that file, and a request.
 */
export function plainJoins(): Plugin {
  return {
    name: 'tillkit-plain-joins',
    apply: 'build',
    renderChunk: {
      // Before the code is made small: the helpers have their names still.
      order: 'pre',
      handler(code) {
        return code.includes(RUNTIME) ? { code: withPlainJoins(code, this.parse(code)), map: null } : null
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      if (!chunks.some(({ code }) => code.includes(`${RUNTIME}.js`))) delete bundle[`${RUNTIME}.js`]
    },
  }
}

/** Writes down what each call of a helper gives, and takes the helpers that are no longer called from the chunk's imports. */
export function withPlainJoins(code: string, tree: unknown): string {
  const nodes = [...nodesOf(tree)]
  const wholes = new Set(nodes.flatMap(({ type, object, property }) => (type === 'MemberExpression' && property?.name === 'default' && object?.name) || []))
  const writings = nodes.flatMap((node) => {
    const { type, callee, id, init } = node
    if (type === 'CallExpression' && callee?.name === helper.namespace) return { ...node, text: namespaceOf(node, code) }
    // Only its members are asked for, never all of it as what a module has by default: its own object has those.
    if (type === 'VariableDeclarator' && init?.callee?.name === helper.older && !wholes.has(id?.name ?? '')) return { ...init, text: textOf(init.arguments?.[0], code) }
    return []
  })
  // From the end, so that the places before stay what they are.
  const plain = writings
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: written }) => text.slice(0, start) + written + text.slice(end), code)
  return withoutCalled(plain)
}

function namespaceOf({ arguments: [exported] = [] }: TreeNode, code: string): string {
  const getters = (exported?.properties ?? []).map(({ key, value }) => `get ${textOf(key, code)}() { return ${textOf(value?.body, code)} }`)
  return `({ ${getters.join(', ')} })`
}

const textOf = (node: TreeNode | undefined, code: string): string => (node ? code.slice(node.start, node.end) : '')

/** Code that imports no helper that it does not call; a file of which nothing else is wanted is not imported at all. */
function withoutCalled(code: string): string {
  return code.replace(new RegExp(`^import \\{([^}]*)\\} from "\\./${RUNTIME}\\.js";$`, 'm'), (line, names: string) => {
    const own = names.includes(helper.packed) ? PACKED : ''
    const left = names.split(',').filter((name) => {
      const local = name.trim().split(' ').at(-1) ?? ''
      return local !== helper.packed && code.split(`${local}(`).length > 1
    })
    const imported = left.length > 0 ? line.replace(names, left.join()) : ''
    return [imported, own].filter(Boolean).join('\n')
  })
}
