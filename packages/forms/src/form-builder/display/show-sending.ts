import { attributeOf, invoke, type Life } from '@tillkit/dom'
import { adopt, type Bindings } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import type { FormFields } from '../../engine/form-fields.ts'
import { isBusy, type Submission } from '../../engine/submission.ts'
import { anatomy, attributes, classes } from '../anatomy.ts'
import { events } from '../sending/anatomy.ts'
import { ids } from './anatomy.ts'
import type { BuilderForm, FormContext } from '../context.ts'
import type { Release } from '../release.ts'
import type { Settings } from '../settings.ts'

/** What shows that a form is on its way. */
export interface SendingOptions {
  readonly form: BuilderForm
  readonly settings: Settings
  readonly release: Release
  readonly raise: FormContext['raise']
}

/** From when its checks are through, until it can be sent again: a page that is about to be left is on its way still. */
const isSending = (submission: Submission): boolean => isBusy(submission) && submission.status !== 'validating'

/**
 * Shows that a form is on its way: its button says so and can't be pressed, and keeps the focus, which the browser would take from one that is switched
 * off; the spinner turns; the container is dimmed as its release does it.
 */
export function showSending(life: Life, { store }: FormFields, { form, settings, release, raise }: SendingOptions): void {
  const { form: element, container } = form
  const button = invoke(element, 'querySelector', anatomy.submit)
  const spinner = invoke(element, 'querySelector', anatomy.spinner)
  const show = (node: Element | null, shown: Bindings) => {
    if (node) adopt(life, node, store, ({ submission }) => (isSending(submission) ? shown : {}))
  }
  show(button, buttonBindings(form, button))
  show(spinner, { shown: true })
  show(container, release.isSince('1.10.0') === true ? { classes: { [classes.loading]: true } } : { style: { opacity: '0.6' } })
  const hint = h('div', { class: classes.hidden, id: ids.busy(form.formId) }, settings.word('submitBtnDisabled'))
  life.onEnd(() => hint.remove())
  onSending(life, { store }, (isOn) => {
    if (isOn && form.isModern) button?.before(hint)
    else hint.remove()
    if (button) raise(isOn ? events.buttonDisabled : events.buttonRestored, element, [element, button])
  })
}

/** What a button shows that has been pressed. */
function buttonBindings({ isModern, formId }: BuilderForm, button: Element | null): Bindings {
  const text = button ? attributeOf(button, attributes.busyText) : ''
  return {
    classes: { [classes.disabled]: true },
    attributes: { 'aria-disabled': 'true', 'aria-busy': 'true', ...(isModern ? { 'aria-describedby': ids.busy(formId) } : {}) },
    ...(text ? { text } : {}),
  }
}

/** Tells when it sets out, and when it can be sent again. */
function onSending(life: Life, { store }: Pick<FormFields, 'store'>, told: (is: boolean) => void): void {
  let before = isSending(store.getState().submission)
  const look = life.guard(() => {
    const now = isSending(store.getState().submission)
    if (now === before) return
    before = now
    told(now)
  })
  life.onEnd(store.subscribe(look))
}
