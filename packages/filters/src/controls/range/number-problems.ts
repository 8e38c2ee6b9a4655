import type { EndableLife } from '@tillkit/dom'
import { adoptAs, type Place } from '@tillkit/mount'
import { createFailureLines } from '@tillkit/ui/plain'
import type { SectionContext } from '../../panel/context.ts'
import type { End } from './slider-look.ts'

/** What is said at the fields of a range. */
export interface NumberProblems {
  /** Says that what stands in a field is no number. What was typed stays. */
  show(end: End): void
  clear(end: End): void
}

/** Creates the messages at the fields of a range: a line at this place, of which the field says that it is described by it. */
export function createNumberProblems({ host, at }: SectionContext, fields: Readonly<Record<End, HTMLInputElement>>, place: Place): NumberProblems {
  const lines = createFailureLines<End>(host)
  const marks = new Map<End, EndableLife>()
  return {
    clear(end) {
      marks.get(end)?.end()
      marks.delete(end)
      lines.clear(end)
    },
    show(end) {
      if (marks.has(end)) return
      const own = host.branch()
      marks.set(end, own)
      const [field, words] = [fields[end], host.t('notNumber')]
      const id = `tillkit-range-message-${host.config.id}-${at}-${end}`
      const described = [field.getAttribute('aria-describedby'), id].filter(Boolean).join(' ')
      adoptAs(own, field, { attributes: { 'aria-invalid': 'true', 'aria-describedby': described } })
      lines.show(end, { words, id, className: 'tillkit-range__message', place })
      host.announce(words)
    },
  }
}
