/** What the scripts of a page weigh. */
export interface Weight {
  /** Bytes as they came, which is compressed where the server does that. */
  readonly bytes: number
  /** Files of other hosts that do not say their size. */
  readonly unknown: number
}

/** What a browser says of a file that a page has loaded. */
export type LoadedFile = Pick<PerformanceResourceTiming, 'name' | 'initiatorType' | 'encodedBodySize'>

/** Adds up the scripts among a page's files. One that is loaded twice came over the line once. */
export function weigh(files: readonly LoadedFile[]): Weight {
  const scripts = new Map(files.filter(isScript).map((file) => [file.name, file.encodedBodySize]))
  const sizes = [...scripts.values()]
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), unknown: sizes.filter((size) => size === 0).length }
}

function isScript({ name, initiatorType }: LoadedFile): boolean {
  // An imported module is of type `other` or `script`, by browser.
  return initiatorType === 'script' || /\.m?js$/.test(new URL(name).pathname)
}

/** Kilobytes with one decimal, as people say them. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toLocaleString(document.documentElement.lang || undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
