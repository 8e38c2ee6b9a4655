import { invoke, nearest } from '@tillkit/dom'
import type { Untouched } from '@tillkit/mount'
import { CONFIG_ID } from '@tillkit/platform'
import { BUTTON } from './anatomy.ts'
import { notSent } from './not-sent.messages.ts'

/** What is said of what could not be sent: in the shop's words, where it has set its own. What reads those is not there. */
function words(): string {
  const key = navigator.onLine ? 'refused' : 'offline'
  try {
    const { [key]: own } = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '').messages.newsletter
    if (typeof own === 'string') return own
  } catch {
    // The shop has set nothing.
  }
  return notSent[key]
}

/**
 * Says in a form that nothing was sent where it is sent and its code could not be had: until that is there its touches are held,
 * and come here only in vain. What the browser would do by itself leads nowhere, or sends what was typed to the page.
 */
export const untouched: Untouched = (host, { waiting: { signal } }, load) => {
  const line = document.createElement('p')
  const tell = (event: Event) => {
    const form = nearest(event.target, 'form')
    if (!form || event.defaultPrevented) return
    event.preventDefault()
    line.role = 'alert'
    line.textContent = words()
    invoke(form, 'prepend', line)
    line.scrollIntoView({ block: 'nearest' })
    // It is asked for again.
    load()
  }
  host.addEventListener('submit', tell, { signal })
  host.addEventListener('click', (event) => nearest(event.target, BUTTON) && tell(event), { signal })
  host.addEventListener('keydown', (event) => (event as KeyboardEvent).key === 'Enter' && event.target instanceof HTMLInputElement && tell(event), { signal })
  signal.addEventListener('abort', () => line.remove())
}
