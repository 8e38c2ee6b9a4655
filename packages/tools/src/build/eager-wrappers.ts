import type { Plugin } from 'vite'
import { nodesOf, type TreeNode } from './own-members.ts'

/** By what the helper is told that runs such a function once: `plain-joins.ts` writes it into the file that needs it. */
const PACKED = '={exports:{}}'

/**
 * A plugin for the build: a library of the older kind, such as React, is packed as a function that is called once, when its exports are first
 * asked for. In parentheses the browser compiles it with its file, off the page's own thread, and keeps what it has compiled; without, which is
 * how the minifier leaves it, it first skims the function and then compiles it in the midst of a task: some 10 ms for React, 40 ms at CPU ×4.
 */
export function eagerWrappers(): Plugin {
  return {
    name: 'tillkit-eager-wrappers',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.code.includes(PACKED)) file.code = withEagerWrappers(file.code, this.parse(file.code))
      }
    },
  }
}

/** Minified code with parentheses around each function that the helper is given, and nothing else. */
export function withEagerWrappers(code: string, tree: unknown): string {
  const nodes = [...nodesOf(tree)]
  const isHelper = ({ type, body }: TreeNode) => type === 'ArrowFunctionExpression' && body?.type === 'ArrowFunctionExpression' && code.slice(body.start, body.end).includes(PACKED)
  const helpers = nodes.flatMap(({ type, id, init }) => (type === 'VariableDeclarator' && init && isHelper(init) && id?.name) || [])
  const wrapped = nodes.flatMap(({ type, callee, arguments: given = [] }) =>
    type === 'CallExpression' && helpers.includes(callee?.name ?? '') ? given.filter((one) => /^(Arrow)?Function/.test(one.type)) : [])
  // From the end, so that the places before stay what they are.
  return wrapped
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`, code)
}
