import { invoke, native } from '@tillkit/dom'
import { adoptAs, defineBehaviour } from '@tillkit/mount'
import { BUTTON, HOST, LABELS, LINKS, OUT_OF_SIGHT } from './anatomy.ts'

/**
 * Links that answer a comment look like the theme's buttons. Fields of its form say by their placeholder what their label does, which
 * stays for screen readers: so the form looks as it did, and fields stay empty (rule 40).
 */
export const unit = defineBehaviour({
  name: 'page-chrome/comments',
  selector: HOST,
  when: 'now',
  read: () => null,
  start(host) {
    const { element } = host
    if (invoke(element, 'matches', LINKS)) return adoptAs(host, element, { classes: { [BUTTON]: true } })
    const labels = [...(native(element, 'parentElement')?.children ?? [])].filter((one) => invoke(one, 'matches', LABELS))
    const words = labels.map((label) => label.textContent ?? '').join(' ').replace(/\s+/g, ' ').trim()
    adoptAs(host, element, { attributes: { placeholder: words } })
    for (const label of labels) adoptAs(host, label, { classes: { [OUT_OF_SIGHT]: true } })
  },
})
