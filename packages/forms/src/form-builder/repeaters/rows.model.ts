/** How many rows a repeater has at least and at most, the first among them. */
export interface RowLimits {
  readonly min: number
  readonly max: number
}

/** Reads the numbers of rows from a list as the server writes it: each once. @returns `undefined` for a text that is no such list */
export function readNumbers(text: string): number[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    const numbers = Array.isArray(list) ? list.map(Number) : undefined
    return numbers?.every((number) => Number.isInteger(number) && number > 0) ? [...new Set(numbers)] : undefined
  } catch {
    return undefined
  }
}

/** Writes it as the server does. */
export const writeNumbers = (numbers: readonly number[]): string => JSON.stringify([...new Set(numbers)])

/** Reads how many rows there may be. What says nothing limits nothing, and there is one row in any case. */
export function readLimits(min: string, max: string): RowLimits {
  const least = Math.max(1, Math.floor(Number(min)) || 1)
  const most = Math.floor(Number(max)) || Infinity
  return { min: least, max: Math.max(least, most > 0 ? most : Infinity) }
}

/** Which of its buttons a row does not offer. @param index of the row, from 0 */
export const isOff = (index: number, count: number, { min, max }: RowLimits) => ({ add: count >= max, remove: index < min })

/** The number of the next row. @param said what the server says that it is */
export const nextNumber = (said: number, numbers: readonly number[], { min }: RowLimits): number => Math.max(said || min + 1, ...numbers.map((number) => number + 1))
