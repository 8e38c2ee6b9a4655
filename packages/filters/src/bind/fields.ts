import { type Life, tellChanged } from '@tillkit/dom'
import { adoptEach, type Bindings, type Source } from '@tillkit/mount'

/** What a field can hold: what is typed into it, or whether it is ticked. */
interface Held {
  readonly value: string
  readonly checked: boolean
}

/**
 * What is ticked stands in the address. Browsers keep it too, box by box with each entry of the history, which for a thousand
 * boxes takes longer than all that we do; so they are told not to.
 */
const ALWAYS: Readonly<Record<keyof Held, Bindings>> = { checked: { attributes: { autocomplete: 'off' } }, value: {} }

/**
 * Lets fields hold what a state says. Where that changes a field, its followers hear of it, once all fields have changed;
 * what the shopper has typed or ticked they have heard already.
 */
export function adoptFields<State, Name extends keyof Held>(
  life: Life,
  fields: readonly HTMLInputElement[],
  source: Source<State>,
  name: Name,
  wanted: (state: State, field: HTMLInputElement) => Held[Name],
): void {
  let due: HTMLInputElement[] = []
  const differs = (field: HTMLInputElement) => wanted(source.getState(), field) !== field[name]
  // Before the fields are written: to tick one box of a group takes the mark off another.
  life.onEnd(source.subscribe(life.guard(() => void (due = fields.filter(differs)))))
  adoptEach(life, fields, source, wanted, (held) => ({ ...ALWAYS[name], properties: { [name]: held } }))
  life.onEnd(source.subscribe(life.guard(() => {
    const changed = due.filter((field) => !differs(field))
    due = []
    changed.forEach(tellChanged)
  })))
}
