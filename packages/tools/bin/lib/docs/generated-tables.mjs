import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { filesBelow } from '../../../../testing/src/project/files.mjs'
import { inRoot, root } from '../../../../testing/src/project/root.mjs'
import { readUnits, unitExports } from '../../../../testing/src/project/units.mjs'
import { readCustomProperties } from './custom-properties.mjs'
import { documentedMembers } from './doc-comments.mjs'

/** What each kind of table is made of: its name in a README's mark, and what follows that. @type {Record<string, (name: string, rest: string[]) => string>} */
const KINDS = { options: optionsTable, texts: textsTable, 'custom-properties': propertiesTable, 'style-sheets': sheetsTable, events: eventsTable }

/**
 * A table of a README, as Markdown.
 * @param {string} name of the package
 * @param {string} mark what is generated, such as `options`, or `events src/events.ts EventMap tillkit:`
 * @throws {Error} where nobody knows how to make it
 */
export function generatedTable(name, mark) {
  const [kind = '', ...rest] = mark.split(' ')
  const make = KINDS[kind]
  if (!make) throw new Error(`packages/${name}/README.md: there is nothing to generate that is called "${kind}". There is ${Object.keys(KINDS).join(', ')}.`)
  return make(name, rest)
}

/** @param {string} name */
function optionsTable(name) {
  const rows = exportsOf(name, 'options').flatMap((unit) =>
    unit.members.map(({ name: option, comment }) => [code(unit.name), code(option), code(defaultOf(unit.value[option])), comment]),
  )
  return tableOf(['Unit', 'Option', 'Default', 'Does'], rows)
}

/** What an option is where the shop sets none. @param {unknown} read */
function defaultOf(read) {
  return typeof read === 'function' ? String(read()) : ''
}

/** @param {string} name */
function textsTable(name) {
  const rows = exportsOf(name, 'messages').flatMap(({ name: unit, members, value }) =>
    Object.entries(value).map(([key, text]) => [code(unit), code(key), english(/** @type {Text} */ (text)), members.find((one) => one.name === key)?.comment ?? '']),
  )
  return tableOf(['Unit', 'Key', 'English', 'Note'], rows)
}

/**
 * What the units of a package export from their file of a role.
 * @param {string} name
 * @param {'options' | 'messages'} role
 */
function exportsOf(name, role) {
  const exported = unitExports(readUnits(), role).filter((unit) => unit.package === name)
  return exported.map((unit) => ({ ...unit, members: documentedMembers(unit.file, role) }))
}

/** @typedef {string | { one?: string, other: string }} Text a text of a unit; one with a number has a form for each plural */

/** @param {Text} text */
function english(text) {
  return typeof text === 'string' ? text : [text.one, text.other].filter(Boolean).join(' / ')
}

/** Those that a package's sheets use; what one does stands beside one of its uses, maybe in the sheet of another. @param {string} name */
function propertiesTable(name) {
  const sheets = filesBelow(inRoot('packages')).filter((file) => file.endsWith('.css') && file.includes(`${sep}src${sep}`))
  const properties = readCustomProperties(Object.fromEntries(sheets.map((file) => [file.replaceAll(sep, '/'), readFileSync(file, 'utf8')])))
  const used = properties.filter(({ packages }) => packages.includes(name))
  return tableOf(['Custom property', 'Default', 'Does'], used.map((one) => [code(one.name), code(one.defaults.join(', ')), one.meaning]))
}

/** The sheets that the units of all packages name. */
function sheetsTable() {
  const rows = readUnits().units.flatMap(({ name, manifest: { styles = [] } }) => (styles.length > 0 ? [[code(name), styles.map((sheet) => code(`${sheet}.css`)).join(', ')]] : []))
  return tableOf(['Unit', 'Sheets beside `tillkit.css`'], rows)
}

/**
 * @param {string} name
 * @param {string[]} where file and export, and what all names begin with where its members are named by the rest
 */
function eventsTable(name, [file = '', exported = '', prefix = '']) {
  const members = documentedMembers(join(root, 'packages', name, file), exported)
  if (members.length === 0) throw new Error(`packages/${name}/README.md: ${file} has no ${exported} with members.`)
  return tableOf(['Event', 'Says'], members.map((member) => [code(member.value ?? prefix + member.name), member.comment]))
}

/** @param {string} text */
function code(text) {
  return text === '' ? '' : `\`${text}\``
}

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function tableOf(head, rows) {
  if (rows.length === 0) return 'None.'
  const line = (/** @type {string[]} */ cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`.replaceAll('|  |', '| |')
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
