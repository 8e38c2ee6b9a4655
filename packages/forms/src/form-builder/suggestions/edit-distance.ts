/**
 * How many slips lie between two words: a letter too many, too few or another one, or two that have changed places, which is what fingers
 * do most.
 */
export function editDistance(one: string, other: string): number {
  const width = other.length + 1
  let beforeLast: number[] = []
  let last = [...Array(width).keys()]
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    for (let column = 1; column < width; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const slips = [at(last, column) + 1, at(now, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1)]
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) slips.push(at(beforeLast, column - 2) + 1)
      now.push(Math.min(...slips))
    }
    beforeLast = last
    last = now
  }
  return at(last, other.length)
}

const at = (list: readonly number[], index: number): number => list[index] ?? Infinity
