import { invoke, nearest } from '@tillkit/dom'
import { notSentLine } from '../not-sent.ts'
import { anatomy } from './anatomy.ts'
import { notSent } from './not-sent.messages.ts'

/**
 * Says in a form that nothing was sent where it is sent and its code could not be had: until that is there its touches are held, and come here only in
 * vain. A form that is sent without leaving the page would be refused by the server, and what was typed be gone; any other may go where there is a line.
 * @param element the form, or what it stands in
 * @param signal ends it
 * @param load asks for the code again
 */
export function refuseUnsent(element: Element, signal: AbortSignal, load: () => void): void {
  const showNotSent = notSentLine('form-builder', notSent, signal)
  element.addEventListener('submit', (event) => {
    const form = nearest(event.target, anatomy.form)
    if (!form || event.defaultPrevented || (navigator.onLine && !invoke(form, 'matches', `.${anatomy.ajax}`))) return
    event.preventDefault()
    showNotSent(form, navigator.onLine ? 'refused' : 'offline')
    load()
  }, { signal })
}
