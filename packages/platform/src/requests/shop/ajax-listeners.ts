import { eventsOf, isTheirs, pageJQuery } from '../../jquery-copies.ts'

/** jQuery's own events at the document about calls. */
const AJAX_EVENTS = ['ajaxStart', 'ajaxSend', 'ajaxSuccess', 'ajaxError', 'ajaxComplete', 'ajaxStop'] as const

/**
 * Whether scripts of others listen to jQuery's Ajax events. They look for what an answer has brought when it comes: then nothing is
 * fetched ahead, which would be told them at a time when nothing is shown of it.
 */
export function hasAjaxListeners(): boolean {
  const $ = pageJQuery()
  return $ !== undefined && [document, window].some((target) => {
    const listeners = eventsOf($, target)
    return AJAX_EVENTS.some((type) => listeners?.[type]?.some(isTheirs))
  })
}
