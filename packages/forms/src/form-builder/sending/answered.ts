import { invoke } from '@tillkit/dom'
import { serverHtml } from '@tillkit/mount'
import { focusBriefly } from '@tillkit/ui/plain'
import type { Problem } from '../../engine/rule.ts'
import type { Attempt } from '../../engine/submission.ts'
import { type BuilderAnswer, type Refusal, refusalOf, textOf } from '../answer.ts'
import { anatomy } from '../anatomy.ts'
import { events } from './anatomy.ts'
import type { BuilderControl, BuilderForm, BuilderHost, FormContext } from '../context.ts'
import type { FormMessages } from '../display/form-messages.ts'
import { SERVER } from '../display/messages-at-fields.ts'
import { scrollTo } from '../display/scroll.ts'
import type { Settings } from '../settings.ts'

/** What shows an answer. */
export interface AnswerOptions {
  readonly host: BuilderHost
  readonly form: BuilderForm
  readonly settings: Settings
  readonly controls: readonly BuilderControl[]
  readonly messages: FormMessages
  readonly raise: FormContext['raise']
  /** Told of each answer, once its errors stand in the form. */
  readonly listeners: Iterable<(answer: BuilderAnswer) => void>
}

/** What shows the answers to a form. */
export interface Answered {
  /** A new attempt begins. */
  begin(): void
  /** Takes an answer. @returns what it means for the form */
  take(answer: BuilderAnswer): Attempt
  /** Shows errors that somebody else has got. @returns those of controls */
  show(errors: unknown): Readonly<Record<string, Problem>>
  /** The form shows what became of the attempt: those who listen are told of its last answer. */
  tell(): void
}

/** Makes what shows an answer and raises its events. */
export function createAnswered(options: AnswerOptions): Answered {
  const { form, raise, listeners } = options
  let last: BuilderAnswer | undefined
  let isSecond = false
  return {
    begin() {
      last = undefined
      isSecond = false
      options.messages.clear()
    },
    take(answer) {
      if (answer.kind === 'refused' && answer.isStale && !isSecond) {
        // Sent once more by itself, with a newer token.
        isSecond = true
        return { kind: 'expired', messages: [...Object.values(answer.general).map(textOf), ...(answer.text ? [answer.text] : [])] }
      }
      last = answer
      return become(options, answer)
    },
    show(errors) {
      const { problems = {} } = refused(options, refusalOf({ errors }))
      return problems
    },
    tell() {
      if (!last) return
      const answer = last
      last = undefined
      if (answer.kind === 'refused') raise(events.failed, form.form, [answer.json])
      // The form goes with it: not before all that hangs on it knows that it was sent.
      if (answer.kind === 'confirmed') {
        confirm(options, answer.html)
        raise(events.confirmation, form.container, [answer.json])
      }
      for (const listener of listeners) listener(answer)
      if (answer.kind !== 'redirect' && answer.kind !== 'action') raise(events.completed, form.form, [{ responseJSON: answer.json }, 'success'])
    },
  }
}

/** What an answer means, with what it shows. */
function become(options: AnswerOptions, answer: BuilderAnswer): Attempt {
  const { host, form, settings, raise } = options
  const tell = (type: string) => raise(type, form.form, [answer.json])
  switch (answer.kind) {
    case 'unreadable':
      raise(events.error, form.form, [{ status: 200 }, 'parsererror', ''])
      return { kind: 'unknown', messages: [settings.word('network_error')] }
    case 'action':
      tell(events.actionRequired)
      return { kind: 'sent' }
    case 'refused':
      return refused(options, answer)
    case 'redirect':
      tell(events.success)
      return leave(answer, () => tell(events.beforeRedirect))
    case 'empty':
      tell(events.success)
      return { kind: 'unknown', messages: [host.t('empty')] }
    case 'confirmed':
      tell(events.success)
      return { kind: 'sent' }
  }
}

/** How far from the window's upper edge thanks are shown, in px. */
const FROM_TOP = 100

/** Puts the thanks where the form was, and says them. */
function confirm({ host, form: { container } }: AnswerOptions, html: string): void {
  serverHtml(host, container).replace(html)
  focusBriefly(host, container, false)
  if (invoke(container, 'querySelector', anatomy.toScroll)) scrollTo(container, FROM_TOP)
  host.announce(container.textContent.trim())
}

/** Goes where an answer leads. A window of its own that the browser does not open is no way out: then this page goes. */
function leave({ address, isNewTab }: Extract<BuilderAnswer, { kind: 'redirect' }>, told: () => void): Attempt {
  told()
  if (isNewTab && window.open(address, '_blank')) location.reload()
  else location.assign(address)
  return { kind: 'sent' }
}

/** Says what is wrong, at its controls and in the form. What is said of controls that it does not have is left out. */
function refused({ controls, host, messages }: AnswerOptions, answer: Refusal): Extract<Attempt, { kind: 'refused' }> {
  const problems = Object.fromEntries(controls.flatMap((control): [string, Problem][] => {
    const message = Object.hasOwn(answer.fields, control.id) ? answer.fields[control.id] : undefined
    return message ? [[control.id, { rule: SERVER, message }]] : []
  }))
  messages.showRefusal(answer)
  // An answer that says no and nothing that can be shown would leave the shopper before a form that looks as it did.
  const isSaid = messages.isShown() || Object.keys(problems).length > 0
  return { kind: 'refused', messages: isSaid ? [] : [host.t('held')], problems }
}
