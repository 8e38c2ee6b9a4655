/** What one unit mounts on, among the pages of a real shop that were captured. A package keeps its own in `test/captured-mounts.ts`. */
export interface UnitMounts {
  /** Words in a page's text that stand there only where the unit has something to do. Not its selector: another reading. */
  readonly sign?: RegExp
  /** The pages, each with how many elements it mounts on there. */
  readonly mounts: Readonly<Record<string, number>> | 'once on every page'
}

/** By unit. */
export type CapturedMounts = Readonly<Record<string, UnitMounts>>
