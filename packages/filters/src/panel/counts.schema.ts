import { parseJson } from '@tillkit/dom'

/**
 * The numbers of an answer, in the order in which they were asked for; one that is missing is `undefined`.
 * @returns undefined where the answer is no list of that length
 */
export function readCounts(text: string, length: number): (number | undefined)[] | undefined {
  const list = parseJson(text)
  if (!Array.isArray(list) || list.length !== length) return undefined
  return list.map((item: unknown) => {
    const { count } = Object(item) as { count?: unknown }
    const number = typeof count === 'string' && count.trim() !== '' ? Number(count) : count
    return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined
  })
}
