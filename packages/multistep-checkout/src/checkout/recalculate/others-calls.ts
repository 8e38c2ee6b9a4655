import type { Life } from '@tillkit/dom'
import { isOurCall, onLegacy } from '@tillkit/platform'
import { CALL_SENT, endpoints } from '../anatomy.ts'
import type { OthersCall } from '../context.ts'

/** Notes what other scripts of the page ask for totals by a call of their own, as far as jQuery tells of it. */
export function traceOthersCalls(life: Life): readonly OthersCall[] {
  const calls: OthersCall[] = []
  onLegacy(document, CALL_SENT, (_event, call, settings) => {
    if (!isOurCall(settings) && (settings as JQueryAjaxSettings).url?.includes(endpoints.review)) calls.push(call as OthersCall)
  }, life)
  return calls
}
