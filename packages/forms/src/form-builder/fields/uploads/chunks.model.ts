/** A piece of a file, in bytes from its start. */
export interface Chunk {
  readonly index: number
  readonly start: number
  readonly end: number
}

/** The largest piece, in bytes, where nobody says another size. */
const LARGEST = 2 * 1024 * 1024

/** How a file is cut. A file with nothing in it is one piece. */
export function chunksOf(size: number, chunkSize: number): Chunk[] {
  const step = chunkSize > 0 ? chunkSize : LARGEST
  const count = Math.max(1, Math.ceil(size / step))
  return [...Array(count).keys()].map((index) => ({ index, start: index * step, end: Math.min(size, (index + 1) * step) }))
}

/** The size that pieces have, in bytes. */
export const chunkSizeFrom = (...said: readonly unknown[]): number => said.map(Number).find((size) => Number.isFinite(size) && size > 0) ?? LARGEST
