/** What is chosen in a form: attribute's name → value, empty for none yet. */
export type Chosen = Readonly<Record<string, string>>

/** The same with how far it has come, in the platform's words. */
export interface Choice {
  /** How many options there are to choose. */
  readonly count: number
  /** How many are chosen. */
  readonly chosenCount: number
  readonly data: Chosen
}

/** Counts what is chosen. */
export function choiceOf(data: Chosen): Choice {
  const values = Object.values(data)
  return { count: values.length, chosenCount: values.filter(Boolean).length, data }
}

/** Whether all is chosen, so that a variation can be looked for. A form without selects asks for nothing. */
export const isComplete = ({ count, chosenCount }: Choice): boolean => count > 0 && count === chosenCount

/** Names one and the same choice by one and the same text. */
export const choiceKey = (chosen: Chosen): string => JSON.stringify(Object.entries(chosen))
