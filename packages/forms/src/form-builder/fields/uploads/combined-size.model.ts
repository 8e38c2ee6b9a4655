/** What files come to together, and what the server takes. In bytes. */
export interface CombinedSize {
  readonly total: number
  readonly limit: number
}

/** Whether the server would not take them. It takes no more than it says; a limit that is 0 is none. */
export const isTooLarge = ({ total, limit }: CombinedSize): boolean => limit > 0 && total >= limit

const MEGABYTE = 1_048_576

/** A size in MB, with no more than three decimals and no zeros at its end. */
export const megabytes = (bytes: number): string => String(Number((bytes / MEGABYTE).toFixed(3)))

/** What is said of files that are too large together. */
export const combinedText = (words: string, { total, limit }: CombinedSize): string =>
  words.replace('{totalSize}', megabytes(total)).replace('{maxSize}', megabytes(limit))
