import { adoptAs, defineBehaviour } from '@tillkit/mount'
import { createForm } from '../engine/form.ts'
import { followControls } from '../engine/page/follow-controls.ts'
import { sendOnSubmit } from '../engine/page/send-on-submit.ts'
import { showFields } from '../engine/page/show-fields.ts'
import { anatomy } from './anatomy.ts'
import { builderDisplay, showFieldStates } from './display.ts'
import { messages } from './messages.ts'
import { readBuilderForm } from './read.ts'
import { type BuilderHost, sendingTo } from './send.ts'

/**
 * A thin slice of the form builder's family, as proof that the engine carries it: forms of texts, single e-mail addresses and lists,
 * without conditions or pages. No tag knows it.
 */
export const formBuilder = defineBehaviour({
  name: 'form-builder',
  selector: anatomy.root,
  when: 'idle',
  messages,
  read: readBuilderForm,
  start,
})

function start(host: BuilderHost): void {
  const { form: root, fields, controls, isWhole } = host.config
  if (!isWhole) return
  const form = createForm(host, fields, sendingTo(host))
  // The browser would tell in its own way, and send nothing.
  adoptAs(host, root, { attributes: { novalidate: '' } })
  followControls(host, form, { root, controls, debounce: 1000 })
  showFields(host, form, { controls, display: builderDisplay(host.config), announce: host.announce })
  showFieldStates(host, form, host.config)
  sendOnSubmit(host, form, {
    root,
    controls,
    buttons: [...root.querySelectorAll<HTMLElement>(anatomy.submit)],
    announce: host.announce,
    invalid: (count) => host.t('invalid', { count }),
  })
}
