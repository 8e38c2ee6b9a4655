/** What the design allows of ours on a page, in bytes of gzip: as long as nothing is drawn, and once something is, with React. */
export const PAGE_GOALS = { still: 60_000, drawn: 125_000 }

/**
 * What a page may have of ours, by the design: files, and bytes of gzip. Once something has been touched, and may be drawn,
 * React comes besides, and four files more. `beyond` is a decision to go past that, with its reason.
 * @param {{ touch?: string | undefined, beyond?: { files?: number, gzip?: number, reason: string } | undefined }} page
 */
export function goalOf({ touch, beyond }) {
  return { files: beyond?.files ?? (touch ? 16 : 12), gzip: beyond?.gzip ?? (touch ? PAGE_GOALS.drawn : PAGE_GOALS.still) }
}
