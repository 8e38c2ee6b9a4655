import type { Plugin } from 'vite'
import { nodesOf } from './own-members.ts'

/** The file with what the bundler adds to join modules. */
const RUNTIME = 'rolldown-runtime'

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
        if (file.type === 'chunk' && file.code.includes(RUNTIME)) file.code = withEagerWrappers(file.code, this.parse(file.code))
      }
    },
  }
}

/** Minified code with parentheses around each function that the bundler's helper is given, and nothing else. */
export function withEagerWrappers(code: string, tree: unknown): string {
  const nodes = [...nodesOf(tree)]
  const imports = nodes.filter(({ type, source }) => type === 'ImportDeclaration' && source?.raw?.includes(RUNTIME))
  const helpers = imports.flatMap(({ specifiers = [] }) => specifiers.map(({ local }) => local?.name))
  const wrapped = nodes.flatMap(({ type, callee, arguments: given = [] }) =>
    type === 'CallExpression' && helpers.includes(callee?.name) ? given.filter((one) => /^(Arrow)?Function/.test(one.type)) : [])
  // From the end, so that the places before stay what they are.
  return wrapped
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`, code)
}
