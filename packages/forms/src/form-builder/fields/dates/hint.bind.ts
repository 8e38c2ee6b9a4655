import { attributeOf, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'

let hints = 0

/** Describes a field to screen readers: how it is filled in. The words are nowhere to be seen. */
export function describe(life: Life, input: HTMLInputElement, { words, place }: { readonly words: string; readonly place: Element }): void {
  const hint = h('span', { id: `tillkit-field-hint-${(hints += 1)}`, hidden: true }, words)
  place.append(hint)
  life.onEnd(() => hint.remove())
  adoptAs(life, input, { attributes: { 'aria-describedby': [attributeOf(input, 'aria-describedby'), hint.id].filter(Boolean).join(' ') } })
}
