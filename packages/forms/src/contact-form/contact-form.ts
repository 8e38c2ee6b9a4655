import { native } from '@tillkit/dom'
import { defineBehaviour, live } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { isBuilder } from '@tillkit/platform/theme'
import type { Send } from '../theme-forms/lazy-send.ts'
import { markModule } from '../theme-forms/show-fields.ts'
import { FORM } from './anatomy.ts'
import { bindForm, type BoundForm } from './form.bind.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { options } from './options.ts'
import { readContactForm } from './read.ts'
import { lazySending } from './lazy-sending.ts'

/** The theme's contact forms: conditions at once; checking, sending and answers with the first touch. */
export const contactForm = defineBehaviour({
  ...manifest,
  messages,
  options,
  read: readContactForm,
  start(host) {
    if (isBuilder()) return
    const { element: module } = host
    const sendingOf = lazySending(host)
    let current: BoundForm | undefined
    live(host, FORM, (element, life) => {
      if (!(element instanceof HTMLFormElement)) return
      let own = life.branch()
      const bind = (): Send => {
        const before = current && native(current.element, 'isConnected') ? undefined : current
        current = bindForm(own, { host, element, formLife: life, before })
        return sendingOf(own, current, again)
      }
      // Another script has put fields into it, or others in the place of its own.
      function again() {
        own.end()
        own = life.branch()
        send = bind()
        return send()
      }
      let send = bind()
      // Also what a script sends through jQuery, of which no listener of the browser's hears.
      onLegacy(element, 'submit', (event) => {
        event.preventDefault()
        host.guard(send)()
      }, life)
    }, module)
    // Last: what the style sheet hides until then is hidden by now, or shown.
    host.runInTask(host, () => markModule(host, module))
  },
})
