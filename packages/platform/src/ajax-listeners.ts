import { pageJQuery } from './jquery.ts'

/** jQuery's own events at the document about calls. */
const AJAX_EVENTS = ['ajaxStart', 'ajaxSend', 'ajaxSuccess', 'ajaxError', 'ajaxComplete', 'ajaxStop'] as const

/** The namespaces of our own listeners. */
const OURS = /\btillkit\d/

/** What jQuery remembers of who listens at a target, by types. */
type Listeners = Readonly<Record<string, readonly { readonly namespace?: string }[] | undefined>>

/**
 * Whether scripts of others listen to jQuery's Ajax events. They look for what an answer has brought when it comes: then nothing is
 * fetched ahead, which would be told them at a time when nothing is shown of it.
 */
export function hasAjaxListeners(): boolean {
  const $ = pageJQuery() as { _data?(of: EventTarget, what: string): Listeners | undefined } | undefined
  return [document, window].some((target) => {
    const listeners = $?._data?.(target, 'events') ?? {}
    return AJAX_EVENTS.some((type) => listeners[type]?.some(({ namespace = '' }) => !OURS.test(namespace)))
  })
}
