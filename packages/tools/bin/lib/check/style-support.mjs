import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import postcss from 'postcss'
import { featureAt, lackedBy } from './browser-support.mjs'

/**
 * What style sheets use that a promised browser lacks: at-rules, properties, keywords, functions and selectors. What stands in
 * `@supports` is asked for first.
 * @param {readonly string[]} files
 * @param {{ root: string, read?: (file: string) => string }} project
 * @returns {string[]} `file:line feature (browser version, …)`
 */
export function unsupportedInStyles(files, { root, read = (file) => readFileSync(file, 'utf8') }) {
  return files.flatMap((file) => {
    /** @type {string[]} */
    const found = []
    postcss.parse(read(file)).walk((node) => {
      if (isAskedFor(node)) return
      for (const path of pathsOf(node)) {
        const lacked = lackedBy(featureAt(...path))
        if (lacked.length > 0) found.push(`${relative(root, file)}:${String(node.source?.start?.line)} ${path.join('.')} (${lacked.join(', ')})`)
      }
    })
    return found
  })
}

/** @param {import('postcss').Node} node */
function isAskedFor(node) {
  for (let at = node.parent; at; at = at.parent) if (at.type === 'atrule' && Reflect.get(at, 'name') === 'supports') return true
  return false
}

/**
 * Where the data may tell of what a node uses.
 * @param {import('postcss').ChildNode} node
 * @returns {string[][]}
 */
function pathsOf(node) {
  if (node.type === 'atrule') return [['css', 'at-rules', node.name]]
  if (node.type === 'rule') return [...node.selector.matchAll(/:([a-z][\w-]+)/g)].map(([, name = '']) => ['css', 'selectors', name])
  if (node.type !== 'decl' || node.prop.startsWith('--')) return []
  const words = [...node.value.matchAll(/[a-z][a-z-]*/g)].map(([word]) => word)
  const functions = [...node.value.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => name)
  return [
    ['css', 'properties', node.prop],
    ...words.map((word) => ['css', 'properties', node.prop, word]),
    ...functions.map((name) => ['css', 'types', name]),
  ]
}
