import type { Rule } from '../../engine/rule.ts'
import { textOf, type Value } from '../../engine/value.ts'

/** Makes a rule of a test of a text, with what it is told by. What is empty is not asked about. */
export const rule = (name: string, message: string, test: (text: string) => boolean): Rule => ({
  name,
  check: (value) => (test(textOf(value)) ? undefined : { rule: name, message }),
})

/** The same, which is asked about what is empty, too. */
export const onEmpty = (its: Rule): Rule => ({ ...its, onEmpty: true })

/** Fills a message: `{0}`, and what the builder calls it besides. */
export const filled = (message: string, ...values: readonly (string | number)[]): string =>
  message.replace('{value}', '{0}').replace(/\{(\d)\}/g, (whole, index: string) => String(values[Number(index)] ?? whole))

const NUMBER = /^(?:-?\d+|-?\d{1,3}(?:,\d{3})+)?(?:-?\.\d+)?$/

/** What the builder takes for a number: with commas between thousands. */
export const isNumber = (text: string): boolean => NUMBER.test(text)

/** How many decimals a number has as it is written. */
const decimalsOf = (text: string): number => /\.(\d+)$/.exec(text)?.[1]?.length ?? 0

/** Whether a number is so many steps away from where they begin. Counted in whole units of the finest of them, as fractions do not add up. */
export function isOnStep(text: string, step: string, start: string): boolean {
  const scale = 10 ** Math.max(decimalsOf(text), decimalsOf(step), decimalsOf(start))
  const whole = (number: string) => Math.round(Number(number) * scale)
  return Number.isFinite(Number(text)) && (whole(text) - whole(start || '0')) % whole(step) === 0
}

/** How much a value holds: characters of a text, choices of a group. */
export const amountOf = (value: Value): number => value.length
