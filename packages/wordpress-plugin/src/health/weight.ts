/** What a page makes the browser load. */
export interface Weight {
  /** Bytes of the scripts as they came, which is compressed where the server does that. */
  readonly bytes: number
  /** Scripts of other hosts that do not say their size. */
  readonly unknown: number
  /** Files and calls of all kinds, the page itself aside. */
  readonly requests: number
}

/** What a browser says of a file that a page has loaded. */
export type LoadedFile = Pick<PerformanceResourceTiming, 'name' | 'initiatorType' | 'encodedBodySize'>

/** Adds up the scripts among a page's files. One that is loaded twice came over the line once. */
export function weigh(files: readonly LoadedFile[]): Weight {
  const scripts = new Map(files.filter(isScript).map((file) => [file.name, file.encodedBodySize]))
  const sizes = [...scripts.values()]
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), unknown: sizes.filter((size) => size === 0).length, requests: files.length }
}

/** Whether a file is a script. */
function isScript({ name, initiatorType }: Pick<LoadedFile, 'name' | 'initiatorType'>): boolean {
  // An imported module is of type `other` or `script`, by browser.
  return initiatorType === 'script' || /\.m?js$/.test(new URL(name).pathname)
}
