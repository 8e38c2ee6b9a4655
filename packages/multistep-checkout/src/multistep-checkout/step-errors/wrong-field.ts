import { invoke, parseFragment, shownById } from '@tillkit/dom'
import { emitLegacy } from '@tillkit/platform'
import { anatomy, fieldNamed, refusals, VALIDATE } from '../anatomy.ts'
import type { Steps } from '../context.ts'
import { controlsIn, invalidIn, isWanted, lacksIn, showsWithin } from '../steps/step-fields.ts'
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
