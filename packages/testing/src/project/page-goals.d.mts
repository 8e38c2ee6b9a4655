/** What the design allows of ours on a page, in bytes of gzip: as long as nothing is drawn, and once something is, with React. */
export const PAGE_GOALS: { readonly still: number; readonly drawn: number }

/** A decision to go past a goal of the design, with its reason. */
export interface BeyondGoal {
  readonly files?: number
  readonly gzip?: number
  readonly reason: string
}

/**
 * What a page may have of ours, by the design: files, and bytes of gzip. Once something has been touched, and may be drawn,
 * React comes besides, and four files more.
 */
export function goalOf(page: { readonly touch?: string; readonly beyond?: BeyondGoal }): { readonly files: number; readonly gzip: number }
