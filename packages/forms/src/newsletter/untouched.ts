import { invoke, nearest } from '@tillkit/dom'
import type { Untouched } from '@tillkit/mount'
import { readGlobal } from '@tillkit/platform'
import { BUTTON, NOT_SENT, settings } from './anatomy.ts'

/**
 * Says in a form that nothing was sent, in the theme's words, where it is sent and its code could not be had: until that is there its
 * touches are held, and come here only in vain. What the browser would do by itself leads nowhere, or sends what was typed to the page.
 */
export const untouched: Untouched = (host, { waiting: { signal } }, load) => {
  const line = document.createElement('p')
  const tell = (event: Event) => {
    const form = nearest(event.target, 'form')
    if (!form || event.defaultPrevented) return
    event.preventDefault()
    line.role = 'alert'
    line.textContent = String(Reflect.get(Object(readGlobal(settings.global)), NOT_SENT) ?? '')
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
