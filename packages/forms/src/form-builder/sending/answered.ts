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
  /** Shows what is wrong with controls, by their ids. */
  readonly showProblems: (problems: Readonly<Record<string, Problem>>) => void
}

/** What shows the answers to a form. */
export interface Answered {
  /** A new attempt begins. */
  begin(): void
  /** Takes an answer. @returns what it means for the form */
  take(answer: BuilderAnswer): Attempt
  /** Notes that no answer has come. @param args the request, how it ended and why, as those get it who listen */
  fail(args: readonly [request: unknown, status: string, error: string]): void
  /** Shows errors that somebody else has got. */
  show(errors: unknown): void
  /** The form shows what became of the attempt: those who listen are told of its end. */
  tell(): void
}

/** How an attempt has ended, for those who listen. */
interface Ending {
  /** The answer, where nobody has been told of it yet. */
  answer?: BuilderAnswer | undefined
  /** The request, and how it ended; nothing where the form goes elsewhere, or somebody else goes on with it. */
  readonly completed?: readonly unknown[]
}

/** Makes what shows an answer and raises its events, in the order of the builder's script: of a refusal it tells before the button is as it was. */
export function createAnswered(options: AnswerOptions): Answered {
  const { form, raise, messages, showProblems } = options
  let ending: Ending = {}
  let isSecond = false
  return {
    begin() {
      ending = {}
      isSecond = false
      messages.clear()
    },
    take(answer) {
      ending = endingOf(answer)
      if (answer.kind !== 'refused') return become(options, answer)
      if (answer.isStale && !isSecond) {
        // Sent once more by itself, with a newer token.
        isSecond = true
        return { kind: 'expired', messages: [...Object.values(answer.general).map(textOf), ...(answer.text ? [answer.text] : [])] }
      }
      const attempt = refused(options, answer)
      showProblems(attempt.problems)
      ending.answer = undefined
      tellOf(options, answer)
      return attempt
    },
    fail([request, status, error]) {
      ending = { completed: [request, status] }
      raise(events.error, form.form, [request, status, error])
    },
    show: (errors) => showProblems(refused(options, refusalOf({ errors })).problems),
    tell() {
      const { answer, completed } = ending
      ending = {}
      if (answer) tellOf(options, answer)
      if (completed) raise(events.completed, form.form, completed)
    },
  }
}

function endingOf(answer: BuilderAnswer): Ending {
  if (answer.kind === 'redirect' || answer.kind === 'action') return { answer }
  return { answer, completed: [{ responseJSON: answer.json }, answer.kind === 'unreadable' ? 'parsererror' : 'success'] }
}

/** Tells those who listen what has been answered. */
function tellOf(options: AnswerOptions, answer: BuilderAnswer): void {
  const { form: { form, container }, raise, listeners } = options
  if (answer.kind === 'refused') raise(events.failed, form, [answer.json])
  // The form goes with it: not before all that hangs on it knows that it was sent.
  if (answer.kind === 'confirmed') {
    confirm(options, answer.html)
    raise(events.confirmation, container, [answer.json])
    const button = invoke(form, 'querySelector', anatomy.submit)
    if (button) raise(events.buttonRestored, form, [form, button])
  }
  for (const listener of listeners) listener(answer)
}

/** What an answer means, with what it shows. */
function become(options: AnswerOptions, answer: Exclude<BuilderAnswer, Refusal>): Attempt {
  const { host, form, settings, raise } = options
  const tell = (type: string) => raise(type, form.form, [answer.json])
  switch (answer.kind) {
    case 'unreadable':
      raise(events.error, form.form, [{ status: 200 }, 'parsererror', ''])
      return { kind: 'unknown', messages: [settings.word('network_error')] }
    case 'action':
      tell(events.actionRequired)
      return { kind: 'sent' }
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
function refused({ controls, host, messages }: AnswerOptions, answer: Refusal) {
  const problems = Object.fromEntries(controls.flatMap((control): [string, Problem][] => {
    const message = Object.hasOwn(answer.fields, control.id) ? answer.fields[control.id] : undefined
    return message ? [[control.id, { rule: SERVER, message }]] : []
  }))
  messages.showRefusal(answer)
  // An answer that says no and nothing that can be shown would leave the shopper before a form that looks as it did.
  const isSaid = messages.isShown() || Object.keys(problems).length > 0
  return { kind: 'refused', messages: isSaid ? [] : [host.t('held')], problems } as const
}
