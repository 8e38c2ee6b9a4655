import { invoke, isEnter, native, nearest } from '@tillkit/dom'
import { isButtonOf, type QueuedTouch } from './claims.ts'
import { findReplacement } from './find-replacement.ts'
import { showOfflineNotice } from './offline-notice.ts'

/**
 * Repeats a held touch, on the element or on the one that the server has printed in its place. A link that is gone is
 * followed all the same; what else is gone can no longer be touched.
 */
export function replay(touch: QueuedTouch): void {
  const { element, event } = touch
  const target = event.target as Element
  const place = native(element, 'isConnected') ? element : (findReplacement(touch) ?? nearest(target, 'a[href]'))
  if (!place) return
  if (event.type === 'submit') return submit(place as HTMLFormElement, (event as SubmitEvent).submitter)
  // Its content may have been drawn anew while the touch was held.
  const at = invoke(place, 'contains', target) ? target : place
  if (isEnter(event)) at.dispatchEvent(new KeyboardEvent(event.type, event))
  else click(at, event as MouseEvent)
}

function click(place: Element, { clientX, clientY, screenX, screenY, detail }: MouseEvent): void {
  const at = { clientX, clientY, screenX, screenY, detail }
  const link = nearest(place, 'a[href]')
  // The last to hear of it: whoever answers the click has done so.
  const stay = (event: Event) => {
    if (event.defaultPrevented || !(link instanceof HTMLAnchorElement) || !leadsAstray(link)) return
    event.preventDefault()
    showOfflineNotice()
  }
  window.addEventListener('click', stay)
  place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window, ...at }))
  window.removeEventListener('click', stay)
}

/** Whether a link of this site can lead to the browser's error page alone: without a line, unless a worker of the site's answers. A second press is the browser's. */
function leadsAstray({ origin, pathname, search }: HTMLAnchorElement): boolean {
  if (navigator.onLine || navigator.serviceWorker?.controller) return false
  return origin === location.origin && pathname + search !== location.pathname + location.search
}

/** Sends a form with the button that was pressed, or with a copy of it where it has been taken out: its value counts. */
function submit(form: HTMLFormElement, button: HTMLElement | null): void {
  const copy = button && !isButtonOf(form, button) ? (button.cloneNode() as HTMLElement) : null
  if (copy) invoke(form, 'append', copy)
  invoke(form, 'requestSubmit', copy ?? button)
  copy?.remove()
}
