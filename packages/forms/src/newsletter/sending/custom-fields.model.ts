import { providers } from '../anatomy.ts'

/** Something that was chosen. */
export interface Choice {
  readonly value: string
  /** What the provider calls it; the option that asks to choose has no name. */
  readonly id?: string | undefined
}

/** A question of the provider's, with its answer. */
export interface CustomAnswer {
  /** What the provider calls the question. */
  readonly key: string
  /** The theme's word for its kind: `input`, `email`, `text`, `select`, `radio`, `checkbox`, `booleancheckbox`. */
  readonly type: string
  /** What was typed; of what is chosen, the value of each choice. */
  readonly choices: readonly Choice[]
}

/** An answer as it is sent: a text, or texts by the provider's names of options. */
export type CustomValue = string | Readonly<Record<string, string>>

/** All answers as they are sent, by question. Boxes and radios of which none is chosen are left out. */
export function customValues(provider: string, answers: readonly CustomAnswer[]): Record<string, CustomValue> {
  return Object.fromEntries(answers.flatMap((answer) => {
    const value = valueOf(provider, answer)
    return value === undefined ? [] : [[answer.key, value]]
  }))
}

function valueOf(provider: string, { type, choices }: CustomAnswer): CustomValue | undefined {
  const [first] = choices
  if (type === 'checkbox') return choices.length > 0 ? byId(choices) : undefined
  if (!first) return undefined
  const isOneOfMany = type === 'select' || type === 'radio'
  if (provider === providers.mailchimp && isOneOfMany && first.id) return byId([first])
  if (provider === providers.ontraport && type === 'select' && first.id) return first.id
  return first.value
}

/** By the provider's names; what has none is numbered. */
const byId = (choices: readonly Choice[]): Record<string, string> =>
  Object.fromEntries(choices.map(({ id, value }, index) => [id || String(index), value]))
