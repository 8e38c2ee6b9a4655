import { invoke, type Life } from '@tillkit/dom'
import { wrongControls } from '../../engine/page/go-to-control.ts'
import type { Form } from '../../engine/form.ts'
import { isOnItsWay } from '../../engine/submission.ts'
import { anatomy } from '../anatomy.ts'
import { events } from './anatomy.ts'
import type { BuilderControl, BuilderHost, FormContext } from '../context.ts'
import type { FormMessages } from '../display/form-messages.ts'
import type { Leading } from '../leading.ts'
import type { Answered } from './answered.ts'

/** What a form is sent by. */
export interface SubmitOptions {
  readonly host: BuilderHost
  readonly form: Form
  readonly root: HTMLFormElement
  readonly controls: readonly BuilderControl[]
  readonly messages: FormMessages
  readonly leading: Leading
  /** Lists all that is wrong above the form. */
  readonly listProblems: () => void
  readonly answered: Answered
  /** Told that it is tried: from then on what is empty may be told to be missing. */
  readonly sent: () => void
  readonly raise: FormContext['raise']
}

/** Makes what sends a form: one attempt at a time, whatever presses it. */
export function createSubmit(life: Life, options: SubmitOptions): () => Promise<void> {
  const { form, sent, answered } = options
  return async () => {
    if (isOnItsWay(form.store.getState().submission)) return
    sent()
    answered.begin()
    const { status } = await form.submit()
    answered.tell()
    if (!life.signal.aborted && (status === 'invalid' || status === 'refused')) lead(options, status)
  }
}

/**
 * Leads to what is wrong, and says once how much it is; what is said of the form as a whole says itself. With a service against bots in the form the
 * shopper stays where she is when the server has refused it: the service has to be answered anew, beside the button.
 */
function lead({ host, root, form, controls, leading, listProblems, messages, raise }: SubmitOptions, status: 'invalid' | 'refused'): void {
  if (status === 'invalid') raise(events.invalid, root, [])
  // Before it scrolls: what is put in above would move the field away.
  listProblems()
  const isAskedAnew = status === 'refused' && invoke(root, 'querySelector', anatomy.captchaArea) !== null
  const count = isAskedAnew ? wrongControls(form, controls).length : leading.goToFirstProblem()
  if (count > 0 && !messages.isShown()) host.announce(host.t('invalid', { count }))
}
