import { nearest } from '@tillkit/dom'
import type { Untouched } from '@tillkit/mount'
import { notSentLine } from '../not-sent.ts'
import { FORM } from './anatomy.ts'
import { notSent } from './not-sent.messages.ts'

/**
 * Says in a form that nothing was sent where it is sent without a line and its code could not be had: until that is known, what is
 * sent is held. With a line the browser sends it, and the server prints what was typed again.
 */
export const untouched: Untouched = (host, { waiting: { signal } }) => {
  const showNotSent = notSentLine('contact-form', notSent, signal)
  host.addEventListener('submit', (event) => {
    const form = nearest(event.target, FORM)
    if (!form || event.defaultPrevented || navigator.onLine) return
    event.preventDefault()
    showNotSent(form, 'offline')
  }, { signal })
}
