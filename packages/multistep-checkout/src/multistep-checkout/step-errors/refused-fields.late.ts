import { invoke, parseFragment, shownById, type Field, type Life, listen } from '@tillkit/dom'
import { emitLegacy } from '@tillkit/platform'
import { adoptAs } from '@tillkit/mount'
import { anatomy, fieldNamed, refusals, VALIDATE, noticeParts } from '../anatomy.ts'
import type { Steps } from '../context.ts'
import { controlsIn, invalidIn, isWanted, lacksIn, showsWithin, labelOf } from '../steps/step-fields.ts'
import { indexOf } from '../steps/steps.model.ts'
import { allIn } from '../steps/selectors.ts'

/** A field that is wrong, and its step. */
interface Wrong {
  readonly hash: string
  readonly field: HTMLElement
}

/** The first field of a refused step that the notices name, else that the platform's own script, asked to look, or the browser holds to be wrong. */
export function firstRefused(section: HTMLElement, notices: Element): HTMLElement | undefined {
  const fields = controlsIn(section)
  for (const field of fields) if (invoke(field, 'closest', anatomy.requiredRow)) emitLegacy(field, VALIDATE)
  const named = namedIn(notices)
  const marked = (field: Element) => invoke(field, 'closest', refusals.row) !== null && isWanted(field)
  return fields.find(({ id }) => named.includes(id) && id !== '') ?? fields.find(marked) ?? [...lacksIn(section), ...invalidIn(section)][0]?.field
}

/** The first field, in the order of the steps, that the notices of an order name; where they name none, that the page's script has marked. */
export function firstWrong({ store, sections }: Steps, html: string): Wrong | undefined {
  const { steps } = store.getState()
  const named = fieldsNamedIn(html)
  const wrong = (named.length > 0 ? named : markedFields()).flatMap((field): Wrong[] => {
    const hash = sections.stepWith(field)
    const section = hash === undefined ? undefined : sections.of(hash)
    return hash !== undefined && section && isWanted(field) && showsWithin(field, section) ? [{ hash, field }] : []
  })
  return wrong.sort((one, other) => indexOf(steps, one.hash) - indexOf(steps, other.hash))[0]
}

function fieldsNamedIn(html: string): HTMLElement[] {
  const names = [...namedIn(parseFragment(html)), ...namedIn(document, `${anatomy.noticeGroup} ${refusals.ofField}`)]
  return names.flatMap((name) => {
    const field = shownById(name) ?? document.querySelector<HTMLElement>(fieldNamed(name))
    return field ? [field] : []
  })
}

/** The names of the fields that notices are about. */
function namedIn(part: ParentNode & Node, lines: string = refusals.ofField): string[] {
  return allIn(part, lines).map((line) => line.getAttribute(refusals.field) ?? '')
}

function markedFields(): HTMLElement[] {
  return allIn(document, `${anatomy.form} ${refusals.row}`).flatMap((row) => {
    const field = row.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')
    return field ? [field] : []
  })
}

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
