import { type Field, invoke, type Life, listen } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { anatomy, noticeParts, refusals } from '../anatomy.ts'
import { controlsIn, isWanted, labelOf, showsWithin } from '../steps/step-fields.ts'
import { allIn } from '../steps/selectors.ts'

/** What the ids of lines begin with that the shop has given none. */
const LINE = 'tillkit-step-notice-'

let lines = 0

/**
 * Describes each field of a step by the line of the notices that names it, until something else is entered in it: by its id, or by its
 * label, which is how the shop's check of a step names fields. A line that could mean several fields, or none, describes none.
 */
export function describeFields(life: Life, section: Element, notices: Element): void {
  const fields = fieldsOf(section)
  for (const line of linesOf(notices)) {
    const field = fieldNamedBy(line, fields)
    if (field) describe(life.branch(), field, line)
  }
}

function describe(own: ReturnType<Life['branch']>, field: Field, line: Element): void {
  if (line.id === '') line.id = `${LINE}${String((lines += 1))}`
  const described = [invoke(field, 'getAttribute', 'aria-describedby'), line.id].filter(Boolean).join(' ')
  adoptAs(own, field, { attributes: { 'aria-describedby': described, 'aria-invalid': 'true' } })
  for (const type of ['input', 'change']) listen(own, field, type, own.end)
}

/** The lines of notices; a notice that is no list is a line itself. */
function linesOf(notices: Element): Element[] {
  return allIn(notices, anatomy.notice).flatMap((notice) => {
    const items = allIn(notice, noticeParts.line)
    return items.length > 0 ? items : [notice]
  })
}

/** Of each row of a step the field that is to be filled. */
function fieldsOf(section: Element): Field[] {
  const open = controlsIn(section).filter((field) => field.type !== 'hidden' && isWanted(field) && showsWithin(field, section))
  const rowOf = (field: Field) => invoke(field, 'closest', anatomy.row) ?? field
  return open.filter((field, index) => open.findIndex((other) => rowOf(other) === rowOf(field)) === index)
}

/** The one field that a line is about. */
function fieldNamedBy(line: Element, fields: readonly Field[]): Field | undefined {
  const id = (invoke(line, 'matches', refusals.ofField) ? line : line.querySelector(refusals.ofField))?.getAttribute(refusals.field)
  if (id) return fields.find((field) => field.id === id || field.name === id)
  const said = plain(line.querySelector(noticeParts.name)?.textContent)
  const named = fields
    .flatMap((field) => namesIn(plain(labelOf(invoke(field, 'closest', anatomy.row) ?? field, field))).map((label) => ({ field, label })))
    .filter(({ label }) => isNamed(said, label))
  const longest = Math.max(...named.map(({ label }) => label.length))
  const meant = named.filter(({ label }) => label.length === longest)
  // Of two with one label, the one whose address is said before it: "Billing First name".
  const [only, ...others] = meant.length > 1 ? meant.filter(({ field }) => said.startsWith(`${field.name.split('_')[0] ?? ''} `)) : meant
  return others.length > 0 ? undefined : only?.field
}

/** A label, and each of the names that it gives: the shop says "Postcode" of a field that the page builder calls "Postcode / ZIP". */
const namesIn = (label: string): string[] => (label.includes('/') ? [label, ...label.split('/').map(plain)] : [label])

/** Whether words are a label, with or without those that say which address it belongs to. */
function isNamed(said: string, label: string): boolean {
  return label !== '' && (said === label || said.endsWith(` ${label}`) || said.startsWith(`${label} `))
}

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim().toLocaleLowerCase()
