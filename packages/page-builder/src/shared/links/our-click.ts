import { isPlainClick } from '@tillkit/dom'
import type { LegacyEvent } from '@tillkit/platform'

/**
 * Whether a click is for us to answer: no other script has, and it asks for nothing special. One that a script makes through jQuery
 * has no event of the browser's, and is as plain as any.
 */
export function isOurClick(event: LegacyEvent): boolean {
  const native = event instanceof Event ? event : event.originalEvent
  return !native?.defaultPrevented && !(native instanceof MouseEvent && !isPlainClick(native))
}
