/** A sum to be done. */
export interface Sum {
  readonly n1: number
  readonly n2: number
  /** What is done: `+`, `-` or `*`. */
  readonly cal: string
}

/** What sums a page asks for. */
export interface SumLimits {
  readonly min: number
  readonly max: number
  readonly operators: readonly string[]
}

/** Draws a sum. @param random a number from 0 up to, not including, 1 */
export function drawSum({ min, max, operators }: SumLimits, random: () => number = Math.random): Sum {
  const number = () => Math.floor(random() * (max - min + 1)) + min
  const [n1, n2] = [number(), number()]
  return { n1, n2, cal: operators[Math.floor(random() * operators.length)] ?? '+' }
}

const RESULTS: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
}

/** Whether an answer is that of a sum. One that the server could not do either is never right. */
export function isRightResult(answer: string, { n1, n2, cal }: Sum): boolean {
  const result = Object.hasOwn(RESULTS, cal) ? RESULTS[cal]?.(n1, n2) : undefined
  return result !== undefined && answer.trim() !== '' && Number(answer) === result
}

const plain = (text: string) => text.trim().toLowerCase()

/** Whether an answer is that of a question: spaces around it and the size of its letters do not count. */
export const isRightAnswer = (answer: string, expected: string): boolean => plain(answer) === plain(expected)
