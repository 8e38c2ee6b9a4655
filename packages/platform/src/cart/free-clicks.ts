import { isPlainClick } from '@tillkit/dom'
import type { LegacyEvent } from '../jquery-event.ts'

/**
 * Whether a click is ours to answer: nobody has claimed it by preventing its default, and it does not ask the browser
 * for a new tab or window.
 */
export function isFree(event: LegacyEvent): boolean {
  const native = event.originalEvent ?? (event instanceof Event ? event : undefined)
  const { isDefaultPrevented } = event as { isDefaultPrevented?: () => boolean }
  if (native?.defaultPrevented || isDefaultPrevented?.call(event)) return false
  return !(native instanceof MouseEvent) || isPlainClick(native)
}
