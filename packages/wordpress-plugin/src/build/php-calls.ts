import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Engine } from 'php-parser'

/** A node of the parser's tree, as far as it is looked at here. */
export interface PhpNode {
  readonly kind: string
  readonly loc?: { readonly start: { readonly line: number } }
  readonly [member: string]: unknown
}

/** A PHP file and its tree. */
export interface ParsedFile {
  /** Relative to the folder. */
  readonly path: string
  readonly source: string
  readonly tree: PhpNode
}

/**
 * Parses every PHP file of a folder.
 * @param version the oldest PHP that has to understand them, such as 704
 * @throws {Error} with file and line where one cannot be parsed
 */
export function parseFolder(folder: string, version = 704): ParsedFile[] {
  const parser = new Engine({ parser: { extractDoc: true, version }, ast: { withPositions: true } })
  return phpFiles(folder).map((file) => {
    const source = readFileSync(file, 'utf8')
    return { path: relative(folder, file), source, tree: parser.parseCode(source, file) as unknown as PhpNode }
  })
}

/** Calls back with every node of a tree. */
export function walk(node: unknown, found: (node: PhpNode) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, found)
  else if (typeof node === 'object' && node !== null) {
    if ('kind' in node) found(node as PhpNode)
    for (const [key, value] of Object.entries(node)) if (key !== 'loc') walk(value, found)
  }
}

/** The name of the function that a node calls; undefined for other nodes. */
export function calledName(node: PhpNode): string | undefined {
  if (node.kind !== 'call') return undefined
  const { kind, name } = node['what'] as PhpNode
  return kind === 'name' ? String(name) : undefined
}

/** A call's arguments that are plain texts, by their place. */
export function textArguments(node: PhpNode): (string | undefined)[] {
  return (node['arguments'] as PhpNode[]).map((argument) => (argument.kind === 'string' ? String(argument['value']) : undefined))
}

/** The PHP files below a folder, in their order. */
function phpFiles(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? phpFiles(path) : path.endsWith('.php') ? [path] : []
    })
}
