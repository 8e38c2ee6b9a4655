import { native } from '@tillkit/dom'
import { defineBehaviour, live } from '@tillkit/mount'
import { FORM } from './anatomy.ts'
import { bindForm, type BoundForm } from './form.bind.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { options } from './options.ts'
import { readContactForm } from './read.ts'
import { waitForTouch } from './touches.ts'

/** The theme's contact forms: conditions at once; checking, sending and answers with the first touch. */
export const contactForm = defineBehaviour({
  ...manifest,
  messages,
  options,
  read: readContactForm,
  start(host) {
    const { element: module } = host
    const touches = waitForTouch(host)
    let current: BoundForm | undefined
    live(host, FORM, (element, life) => {
      if (!(element instanceof HTMLFormElement)) return
      const before = current && native(current.element, 'isConnected') ? undefined : current
      current = bindForm(life, { host, element, before })
      touches(life, current)
    }, module)
  },
})
