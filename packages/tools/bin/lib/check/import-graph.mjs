import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { filesBelow } from '../../../../testing/src/project/files.mjs'

/**
 * @typedef {{ readonly path: string, readonly isLater: boolean, readonly isType: boolean }} Import
 *   `isLater`: by `import()`; `isType`: types alone, which the build leaves out
 * @typedef {ReadonlyMap<string, readonly Import[]>} ImportGraph files, each with those that it imports, types too
 */

const SOURCE = /\.(tsx?|mjs|mts)$/
/** Tests import what they test; nobody imports them. */
const TEST = /\.(test|spec|test-d)\.|\.d\.mts$/

/**
 * Reads which file imports which, by relative paths: packages name each other, and lint holds their direction.
 * @param {readonly string[]} folders absolute paths
 * @returns {ImportGraph}
 */
export function readImports(folders) {
  const files = folders.flatMap((folder) => filesBelow(folder)).filter((file) => SOURCE.test(file) && !TEST.test(file))
  return new Map(files.map((file) => [file, importsOf(file)]))
}

/** @param {string} file */
function importsOf(file) {
  const text = readFileSync(file, 'utf8')
  const { importedFiles } = ts.preProcessFile(text, true, true)
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName, pos }) => ({ path: join(dirname(file), fileName), isLater: isLater(text, pos), isType: /(?:import|export) type [^'"]*from\s*$/.test(text.slice(0, pos)) }))
    .filter(({ path }) => existsSync(path))
}

/**
 * Whether what stands there is imported by `import()`.
 * @param {string} text
 * @param {number} pos
 */
function isLater(text, pos) {
  return /import\(\s*$/.test(text.slice(0, pos))
}

/**
 * The packages that a file needs before it runs, by itself or by what it imports.
 * @param {string} file
 * @returns {string[]} as they are imported: `esbuild`
 */
export function packagesNeededBy(file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  const text = codeOf(file)
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName, pos }) => {
    if (fileName.startsWith('node:') || isLater(text, pos)) return []
    return fileName.startsWith('.') ? packagesNeededBy(join(dirname(file), fileName), seen) : [fileName]
  })
}

/**
 * A file's text without its comments, in which types are imported.
 * @param {string} file
 */
function codeOf(file) {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
}

/** A late file, or the one by which a family's member comes. */
const LATE = /(\.late\.tsx?|[\\/]member\.ts)$/

/**
 * Finds imports that do not go by the name of what they import: a late file is loaded by `import()` alone, and what is loaded so is a
 * late file. Members of a family come by themselves, or with the late file that brings several.
 * @param {ImportGraph} graph
 * @returns {{ readonly from: string, readonly to: string }[]}
 */
export function misnamedImports(graph) {
  return [...graph].flatMap(([from, imports]) =>
    imports
      .filter(({ path, isLater, isType }) => !isType && (isLater ? !LATE.test(path) : LATE.test(path) && !(LATE.test(from) && path.endsWith('member.ts'))))
      .map(({ path }) => ({ from, to: path })),
  )
}

/**
 * Finds files that import each other, directly or by others, at once or later: what two of them need stands in a third.
 * @param {ImportGraph} graph
 * @returns {string[][]} each circle in the order of its imports
 */
export function circlesIn(graph) {
  /** @type {string[][]} */
  const circles = []
  const done = new Set()
  /** @type {string[]} */
  const path = []
  const visit = (/** @type {string} */ file) => {
    const at = path.indexOf(file)
    if (at >= 0) return void circles.push(path.slice(at))
    if (done.has(file)) return
    path.push(file)
    for (const { path: next } of graph.get(file) ?? []) visit(next)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return circles
}
