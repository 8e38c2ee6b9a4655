import type { Life } from '@tillkit/dom'
import { onLegacy } from '@tillkit/platform'
import { endpoints } from '../anatomy.ts'
import { CALL_SENT } from '../touched.anatomy.late.ts'

/** A call that goes through jQuery. */
export type OthersCall = Pick<JQueryXHR, 'state' | 'always'>

/**
 * Follows what other scripts of the page ask for totals by a call of their own, as far as jQuery tells of it. Ours do not go through that.
 * @returns those that have not been answered yet
 */
export function followOthersCalls(life: Life): () => readonly OthersCall[] {
  let calls: readonly OthersCall[] = []
  const pending = () => calls.filter((call) => call.state() === 'pending')
  onLegacy(document, CALL_SENT, (_event, call, settings) => {
    const { url, data } = Object(settings) as Record<string, unknown>
    if (`${url} ${data}`.includes(endpoints.review)) calls = [...pending(), call as OthersCall]
  }, life)
  return pending
}
