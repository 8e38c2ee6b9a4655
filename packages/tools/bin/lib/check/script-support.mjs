import { relative } from 'node:path'
import ts from 'typescript'
import { featureAt, lackedBy } from './browser-support.mjs'

/** Interfaces whose members the data lists under those that have them. */
const MIXED_INTO = ['Element', 'HTMLElement', 'Document', 'Node', 'Window', 'SVGElement']

/** A string with a selector's pseudo-class or pseudo-element in it. */
const PSEUDO = /:([a-z][\w-]+)/g

/**
 * What scripts use of the platform that a promised browser lacks: functions and properties by their types, and what selectors say.
 * @param {readonly string[]} files
 * @param {{ root: string, options: import('typescript').CompilerOptions }} project
 * @returns {string[]} `file:line feature (browser version, …)`
 */
export function unsupportedInScripts(files, { root, options }) {
  const program = ts.createProgram([...files], { ...options, noEmit: true, skipLibCheck: true })
  const checker = program.getTypeChecker()
  const wanted = new Set(files)
  /** @type {string[]} */
  const found = []
  for (const source of program.getSourceFiles()) {
    if (!wanted.has(source.fileName)) continue
    /** @param {import('typescript').Node} node */
    const visit = (node) => {
      for (const path of pathsOf(node)) {
        const lacked = lackedBy(featureAt(...path))
        if (lacked.length === 0) continue
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
        found.push(`${relative(root, source.fileName)}:${line + 1} ${path.join('.')} (${lacked.join(', ')})`)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found

  /**
   * @param {import('typescript').Node} node
   * @returns {string[][]}
   */
  function pathsOf(node) {
    if (ts.isStringLiteralLike(node)) return [...node.text.matchAll(PSEUDO)].map(([, name = '']) => ['css', 'selectors', name])
    if (!ts.isIdentifier(node) || ts.isDeclaration(node.parent) && node.parent.name === node && !ts.isBindingElement(node.parent)) return []
    const declared = checker.getSymbolAtLocation(node)?.declarations ?? []
    return declared.filter((one) => program.isSourceFileDefaultLibrary(one.getSourceFile())).slice(0, 1).flatMap(platformPaths)
  }
}

/**
 * Where the data may tell of what a library declares.
 * @param {import('typescript').Declaration} declaration
 * @returns {string[][]} the first that is listed
 */
function platformPaths(declaration) {
  const name = nameOf(declaration)
  const owner = ownerOf(declaration)
  if (!owner) return firstListed([['api', name], ['javascript', 'builtins', name], ['api', 'Window', name]])
  const [type, isStatic] = owner
  return firstListed([
    ...(isStatic ? [['api', type, `${name}_static`]] : []),
    ['api', type, name],
    ['javascript', 'builtins', type.replace(/Constructor$/, ''), name],
    ...MIXED_INTO.map((mixed) => ['api', mixed, name]),
  ])
}

/** @param {string[][]} paths */
function firstListed(paths) {
  const path = paths.find((one) => featureAt(...one)?.__compat)
  return path ? [path] : []
}

/**
 * The type that has a member, and whether it is the constructor's own.
 * @param {import('typescript').Declaration} declaration
 * @returns {[name: string, isStatic: boolean] | undefined}
 */
function ownerOf({ parent }) {
  if (ts.isInterfaceDeclaration(parent)) return [parent.name.text, false]
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) return [nameOf(parent.parent), true]
  return undefined
}

/** @param {import('typescript').Declaration} declaration */
function nameOf(declaration) {
  const name = ts.getNameOfDeclaration(declaration)
  return name && ts.isIdentifier(name) ? name.text : ''
}
