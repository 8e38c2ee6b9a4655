import type { Field, Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import { anatomy, classes, DESCRIPTION } from '../anatomy.ts'
import type { Errors } from '../context.ts'

/** What the shop says of a field. */
export interface FieldError {
  readonly id: string
  readonly text: string
}

/** What is said below fields. */
export interface InlineErrors {
  /** Says it below its field, which is described by it. */
  show(errors: readonly FieldError[]): void
  /** Takes back all of it. */
  clear(): void
}

/** Makes what is said below fields; it goes with the life. */
export function createInlineErrors(life: Life, { marks, refused }: Pick<Errors, 'marks' | 'refused'>): InlineErrors {
  const showOne = ({ id, text }: FieldError) => {
    const [field, ...others] = document.querySelectorAll<HTMLElement>(`#${CSS.escape(id)}`)
    if (!field || others.length > 0 || !text) return
    refused.get(field)?.end()
    if ('value' in field) marks.set(field as Field, 'refused')
    const own = life.branch()
    refused.set(field, own)
    const line = h('p', { id: `${id}${DESCRIPTION}`, class: classes.inlineError }, text)
    ;(field.closest(anatomy.row) ?? field.parentElement)?.append(line)
    const described = [field.getAttribute('aria-describedby'), line.id].filter(Boolean).join(' ')
    adoptAs(own, field, { attributes: { 'aria-describedby': described, 'aria-invalid': 'true' } })
    own.onEnd(() => {
      line.remove()
      refused.delete(field)
    })
  }
  return {
    show: (errors) => errors.forEach(showOne),
    clear() {
      for (const own of [...refused.values()]) own.end()
    },
  }
}
