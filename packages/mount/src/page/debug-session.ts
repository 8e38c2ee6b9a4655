import { traceLog, type TraceLog } from '@tillkit/platform'
import type { KnownUnit } from '../manifest.ts'
import type { LoaderLink } from './instance.ts'

/** What keeps all of us off a page: the address says so, or the browser is too old. */
export type OffReason = 'address' | 'browser'

/** The log of a page whose address has `tillkit-debug`, with what the script tag knows beside it. */
export interface DebugSession extends TraceLog {
  readonly version: string
  /** The folder of this version's files. */
  readonly base: string
  /** The units of this version. */
  readonly manifests: readonly KnownUnit[]
  /** What `data-units` names; absent: all. */
  readonly units?: readonly string[] | undefined
  readonly force: LoaderLink['force']
  readonly off?: OffReason | undefined
}

/** The page's debug session, if its address asked for one. Only the script tag begins one. */
export function debugSession(): DebugSession | undefined {
  return traceLog() as DebugSession | undefined
}
