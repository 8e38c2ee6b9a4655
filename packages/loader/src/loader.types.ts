import type { EndableLife } from '@tillkit/dom'
import type { Changes } from '@tillkit/mount'
import type { Scan } from './scan.ts'
import type { Candidate } from './candidates.ts'
import type { LoaderOptions } from './options.ts'
import type { ReportProblem } from './report-problem.ts'

/** What the parts of the script tag's work share on a page. */
export interface LoaderPage extends LoaderOptions, Scan {
  readonly life: EndableLife
  readonly report: ReportProblem
  readonly candidates: readonly Candidate[]
  readonly changes: Changes
  /** What brings each unit that follows the cart, where its code has not been asked for. */
  readonly followers: (() => unknown)[]
}
