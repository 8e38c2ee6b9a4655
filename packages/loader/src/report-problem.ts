import { ERROR_EVENT } from '@tillkit/mount'
import type { ProblemMessages } from './problem-messages.ts'

/** Brings the words for what is wrong. */
export type LoadProblemMessages = () => Promise<{ readonly problemMessages: ProblemMessages }>

/** Says what is wrong. */
export type ReportProblem = <Code extends keyof ProblemMessages>(code: Code, unit: string, what: Parameters<ProblemMessages[Code]>[1]) => void

/**
 * Has it said in words what is wrong, and raised as `tillkit:error` where that is a fault of ours. Where the words cannot be
 * loaded either, the event and the console have the code, the unit and the values.
 */
export function createReport({ problemMessages }: { readonly problemMessages: LoadProblemMessages }): ReportProblem {
  return (code, unit, what) => {
    problemMessages().then(
      (module) => (module.problemMessages[code] as (unit: string, what: unknown) => void)(unit, what),
      () => {
        const detail = { unit, element: null, message: code, cause: what }
        const event = new CustomEvent(ERROR_EVENT, { bubbles: true, cancelable: true, detail })
        if (document.dispatchEvent(event)) console.error('[tillkit]', unit, code, what)
      },
    )
  }
}
