import type { Life } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import { takesPart } from '../engine/field.ts'
import type { Form } from '../engine/form.ts'
import { isOnItsWay } from '../engine/submission.ts'
import type { Display } from '../engine/page/show-states.ts'
import { anatomy, attributes, classes, ids } from './anatomy.ts'
import type { BuilderForm } from './read.ts'

/** Shows errors of fields as the builder does: an element behind the field, and classes at both. */
export function builderDisplay({ isModern }: BuilderForm): Display {
  return {
    element: (state) => ({ classes: { [classes.invalid]: takesPart(state) && state.problem !== undefined } }),
    shell: (state) => ({ classes: { [classes.invalidField]: takesPart(state) && state.problem !== undefined } }),
    message({ message }, { elements: [element] }) {
      const id = element?.id ?? ''
      // The newer engine's script calls it "Error message", which screen readers would read instead of what is wrong: ours has no such name.
      return h(isModern ? 'em' : 'label', { class: classes.invalid, id: ids.field(id), for: isModern ? null : id }, message)
    },
    place(line, { elements: [element] }) {
      if (element?.nextElementSibling?.matches(anatomy.behind)) element.parentElement?.append(line)
      else element?.after(line)
    },
  }
}

/** Says at the form's start why it was not taken, and on its button that it is on its way. */
export function showFieldStates(life: Life, form: Form, { form: element, formId, words }: BuilderForm): void {
  const button = element.querySelector(anatomy.submit)
  const busyText = button?.getAttribute(attributes.busyText)
  if (button && busyText) adopt(life, button, form.store, ({ submission }) => (isOnItsWay(submission) ? { text: busyText } : {}))
  let shown: HTMLElement | undefined
  const remove = () => shown?.remove()
  const show = life.guard(() => {
    const { submission } = form.store.getState()
    remove()
    const messages = 'messages' in submission ? submission.messages : []
    if (messages.length === 0) return
    const prefix = h('span', { class: classes.hidden }, words.formErrorMessagePrefix)
    shown = h('div', { id: ids.form(formId), class: classes.error, role: 'alert' }, prefix, ...messages.map((text) => h('p', {}, text)))
    element.prepend(shown)
  })
  let { submission } = form.store.getState()
  life.onEnd(form.store.subscribe(() => {
    if (form.store.getState().submission === submission) return
    ;({ submission } = form.store.getState())
    show()
  }))
  life.onEnd(remove)
}
