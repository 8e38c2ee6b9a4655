/** How many characters a description shows at first, in a window of a width. */
const limitIn = (width: number): number => (width < 376 ? 150 : 300)

/**
 * After how many of its paragraphs a long description is cut.
 * @param lengths of the paragraphs, in characters
 * @returns undefined where it is short, or has no paragraph to spare
 */
export function cutAfter(lengths: readonly number[], width: number): number | undefined {
  const limit = limitIn(width)
  const ends = lengths.map((_, index) => lengths.slice(0, index + 1).reduce((sum, length) => sum + length, 0))
  if ((ends.at(-1) ?? 0) <= limit || lengths.length < 2) return undefined
  const over = ends.findIndex((end) => end > limit)
  return Math.min(over + 1, lengths.length - 1)
}
