import { readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * Reads the members of an exported object, or of an interface, with what their doc comments say.
 * @param {string} file
 * @param {string} name of the export
 * @returns {{ name: string, comment: string, value: string | undefined }[]} in their order; none where the file has no such object itself.
 *   `comment` in one line, '' where there is none; `value` where it is a plain text
 */
export function documentedMembers(file, name) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const members = source.statements.flatMap((statement) => membersOf(statement, name))
  return members.flatMap((member) => (member.name ? [{ name: nameOf(member.name), comment: commentOf(member), value: textOf(member) }] : []))
}

/**
 * @param {ts.Statement} statement
 * @param {string} name
 * @returns {readonly (ts.ObjectLiteralElementLike | ts.TypeElement)[]}
 */
function membersOf(statement, name) {
  if (ts.isInterfaceDeclaration(statement)) return statement.name.text === name ? [...statement.members] : []
  if (!ts.isVariableStatement(statement)) return []
  const made = statement.declarationList.declarations.find((one) => ts.isIdentifier(one.name) && one.name.text === name)?.initializer
  const object = made && ts.isAsExpression(made) ? made.expression : made
  return object && ts.isObjectLiteralExpression(object) ? object.properties : []
}

/** @param {ts.PropertyName} name */
function nameOf(name) {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText()
}

/** @param {ts.Node} member */
function commentOf(member) {
  const [doc] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc)
  return (ts.getTextOfJSDocComment(doc?.comment) ?? '').replace(/\s+/g, ' ')
}

/** @param {ts.Node} member */
function textOf(member) {
  return ts.isPropertyAssignment(member) && ts.isStringLiteral(member.initializer) ? member.initializer.text : undefined
}
