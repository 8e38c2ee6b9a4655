import { isEnter, nearest } from '@tillkit/dom'
import type { Untouched } from '@tillkit/mount'
import { notSentLine } from '../not-sent.ts'
import { BUTTON } from './anatomy.ts'
import { notSent } from './not-sent.messages.ts'

/**
 * Says in a form that nothing was sent where it is sent and its code could not be had: until that is there its touches are held,
 * and come here only in vain. What the browser would do by itself leads nowhere, or sends what was typed to the page.
 */
export const untouched: Untouched = (host, { waiting: { signal } }, load) => {
  const showNotSent = notSentLine('newsletter', notSent, signal)
  const refuse = (event: Event) => {
    const form = nearest(event.target, 'form')
    if (!form || event.defaultPrevented) return
    event.preventDefault()
    showNotSent(form, navigator.onLine ? 'refused' : 'offline')
    // It is asked for again.
    load()
  }
  host.addEventListener('submit', refuse, { signal })
  host.addEventListener('click', (event) => nearest(event.target, BUTTON) && refuse(event), { signal })
  host.addEventListener('keydown', (event) => isEnter(event) && refuse(event), { signal })
}
