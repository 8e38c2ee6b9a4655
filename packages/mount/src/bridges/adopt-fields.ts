import { type Life, dispatchChange } from '@tillkit/dom'
import { adoptEach, type Bindings, type Source } from './adopt.ts'

/** What a field can hold: what stands in it, or whether it is ticked. */
export interface FieldState {
  readonly value: string
  readonly checked: boolean
}

/**
 * What a state says of ticks the browser need not say: it keeps them box by box with each entry of the history, which for a
 * thousand boxes takes longer than all that we do. So it is told not to.
 */
const ALWAYS: Readonly<Record<keyof FieldState, Bindings>> = { checked: { attributes: { autocomplete: 'off' } }, value: {} }

/**
 * Lets fields hold what a state says: the boxes of a list, the two ends of a range. Where that changes a field, all who follow
 * it hear of it, once all of the fields have changed, by events that are known as ours (`isOurs`); what the shopper has typed
 * or ticked they have heard already. What stands there already is not written, so the caret stays. At the end the fields hold
 * what they held before us, but for what somebody has changed since.
 * @param name what of them shows the state: what stands in them, or whether they are ticked
 * @param stateOf what a field is to hold; what the shopper has put in words of their own is best left as it stands
 */
export function adoptFields<State, Name extends keyof FieldState>(
  life: Life,
  fields: readonly HTMLInputElement[],
  source: Source<State>,
  name: Name,
  stateOf: (state: State, field: HTMLInputElement) => FieldState[Name],
): void {
  let due: readonly HTMLInputElement[] = []
  const differs = (field: HTMLInputElement) => stateOf(source.getState(), field) !== field[name]
  // Before the fields are written: to tick one box of a group takes the mark off another.
  life.onEnd(source.subscribe(life.guard(() => void (due = fields.filter(differs)))))
  adoptEach(life, fields, source, stateOf, (held) => ({ ...ALWAYS[name], properties: { [name]: held } }))
  life.onEnd(source.subscribe(life.guard(() => {
    const written = due.filter((field) => !differs(field))
    due = []
    written.forEach(dispatchChange)
  })))
}
