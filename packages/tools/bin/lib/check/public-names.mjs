import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { inRoot, readJson } from '../../../../testing/src/project/root.mjs'

/** The condition in each package's `exports` that leads to its source. */
const SOURCE = 'tillkit-source'

/**
 * A package's manifest, as far as it matters here.
 * @typedef {{ name: string, private?: boolean, exports?: Record<string, string | Record<string, string>> }} Manifest
 */

/** The folders of packages that anybody can install: what they export is what others build on. */
export function publicPackages() {
  const folders = readdirSync(inRoot('packages')).map((name) => `packages/${name}`)
  return folders.filter((folder) => {
    const manifest = manifestOf(folder)
    return manifest?.exports && !manifest.private
  })
}

/**
 * The file that holds a package's public names.
 * @param {string} folder of the package, relative to the root
 */
export function namesFile(folder) {
  return join(inRoot(folder), 'api.txt')
}

/**
 * A package's public names as they are in its source, entry by entry, as the file has them.
 * @param {string} folder
 */
export function publicNames(folder) {
  const manifest = manifestOf(folder)
  const entries = Object.entries(manifest?.exports ?? {}).map(([entry, to]) => {
    const source = typeof to === 'string' ? undefined : to[SOURCE]
    const names = source ? [...namesIn(join(inRoot(folder), source))].sort(byName) : []
    return [entry, ...names.map((name) => `  ${name}`)].join('\n')
  })
  return [`Public names of ${manifest?.name}. "npm run api -- --write" writes them after a change that is meant.`, ...entries].join('\n\n') + '\n'
}

/**
 * What has changed between two such texts, one line a name.
 * @param {string} before
 * @param {string} after
 */
export function changedNames(before, after) {
  const [old, now] = [withEntries(before), withEntries(after)]
  return [...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`), ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`)]
}

/**
 * Packages whose names are not those of their file, each with what has changed.
 * @returns {string[]}
 */
export function unseenChanges() {
  return publicPackages().flatMap((folder) => {
    const file = namesFile(folder)
    const changes = changedNames(existsSync(file) ? readFileSync(file, 'utf8') : '', publicNames(folder))
    return changes.length > 0 ? [`${folder}: ${changes.join(', ')}`] : []
  })
}

/**
 * Each name with its entry before it.
 * @param {string} text
 */
function withEntries(text) {
  let entry = ''
  return text.split('\n').slice(1).flatMap((line) => {
    if (line.startsWith('  ')) return [`${entry} ${line.trim()}`]
    entry = line
    return line ? [line] : []
  })
}

/**
 * The names that a module exports, each type with `type` before it. Read of the text alone, as `verbatimModuleSyntax` allows.
 * @param {string} file
 * @returns {Set<string>}
 */
function namesIn(file) {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return new Set(statements.flatMap((statement) => (ts.isExportDeclaration(statement) ? reExported(statement, file) : declared(statement))))
}

/**
 * @param {import('typescript').ExportDeclaration} statement
 * @param {string} file
 * @returns {string[]}
 */
function reExported({ exportClause, moduleSpecifier, isTypeOnly }, file) {
  const marked = (/** @type {boolean} */ isType, /** @type {string} */ name) => (isType ? `type ${name}` : name)
  if (!exportClause) return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? [...namesIn(moduleFile(moduleSpecifier.text, file))] : []
  if (ts.isNamespaceExport(exportClause)) return [marked(isTypeOnly, exportClause.name.text)]
  return exportClause.elements.map((element) => marked(isTypeOnly || element.isTypeOnly, element.name.text))
}

/**
 * @param {import('typescript').Statement} statement
 * @returns {string[]}
 */
function declared(statement) {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return ts.isExportAssignment(statement) ? ['default'] : []
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [`type ${statement.name.text}`]
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement.name?.text ?? 'default']
  return []
}

/**
 * The file that `export * from` means: one beside it, or an entry of another package of ours.
 * @param {string} specifier
 * @param {string} from
 */
function moduleFile(specifier, from) {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const [, name, rest] = /^@tillkit\/([^/]+)(.*)$/.exec(specifier) ?? []
  const to = name && manifestOf(`packages/${name}`)?.exports?.[`.${rest}`]
  if (!to || typeof to === 'string') throw new Error(`${from} exports all of ${specifier}, which is no package of ours. Name what it exports.`)
  return join(inRoot(`packages/${name}`), to[SOURCE] ?? '')
}

/**
 * @param {string} folder
 * @returns {Manifest | undefined}
 */
function manifestOf(folder) {
  return /** @type {Manifest | undefined} */ (readJson(`${folder}/package.json`))
}

/**
 * @param {string} one
 * @param {string} other
 */
function byName(one, other) {
  const [a, b] = [one.replace(/^type /, ''), other.replace(/^type /, '')]
  return a < b ? -1 : 1
}
