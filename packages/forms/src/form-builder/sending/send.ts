import { callShop } from '@tillkit/platform'
import { RequestFailed } from '@tillkit/platform/requests'
import type { FormDeps } from '../../engine/core.ts'
import type { Attempt } from '../../engine/submission.ts'
import { readSubmitAnswer } from '../answer.ts'
import { events } from './anatomy.ts'
import type { BuilderForm, BuilderHost, FormContext, StepVerdict } from '../context.ts'
import type { Release } from '../release.ts'
import type { Settings } from '../settings.ts'
import type { Answered } from './answered.ts'
import { dataOf, sendWithPage } from './form-data.ts'
import type { FormToken } from './token.ts'

/** Files take their time, in ms. */
const SLOWEST = 60_000
/** A person may have to solve something, in ms. Each step has a time of its own. */
const STEPS_MS = 10 * 60_000

/** What a form is sent with. */
export interface Sender {
  readonly host: BuilderHost
  readonly form: BuilderForm
  readonly settings: Settings
  readonly release: Release
  readonly token: FormToken
  /** When the shopper came to it, in ms. */
  readonly begun: number
  readonly raise: FormContext['raise']
  /** Steps on the way out, in their order. */
  readonly steps: Iterable<(signal: AbortSignal) => StepVerdict | Promise<StepVerdict>>
  /** What writes to what is sent, in its order. */
  readonly writers: Iterable<(data: FormData) => void>
  readonly answered: Answered
}

/** What the engine sends a form of the builder's with. */
export function sendingWith(sender: Sender): Pick<FormDeps, 'send' | 'token' | 'refresh' | 'timeoutMs' | 'sendFailed' | 'tokenFailed' | 'tokenOffline'> {
  const { host, form, raise, token } = sender
  let stopped: Exclude<StepVerdict, { kind: 'on' }> | undefined
  return {
    timeoutMs: STEPS_MS,
    sendFailed: host.t('unknown'),
    tokenFailed: host.t('held'),
    tokenOffline: host.t('offline'),
    refresh: token.renew,
    async token(signal) {
      stopped = undefined
      for (const step of sender.steps) {
        const verdict = await step(signal)
        if (verdict.kind === 'on') continue
        stopped = verdict
        break
      }
      return ''
    },
    async send({ signal }) {
      if (stopped) return { kind: 'refused', messages: stopped.messages ?? [] }
      if (raise(events.beforeSubmit, form.form, [form.form]).isPrevented) return { kind: 'refused', messages: [] }
      await token.freshen()
      return form.isAjax ? sendByCall(sender, signal) : sendAsPage(sender)
    },
  }
}

function sendAsPage({ host, form, token, begun, release }: Sender): Attempt {
  // The browser's error page would take the place of what was typed.
  if (!navigator.onLine) return { kind: 'offline', messages: [host.t('offline')] }
  sendWithPage(form, { token: token.current(), begun, release })
  return { kind: 'sent' }
}

async function sendByCall(sender: Sender, signal: AbortSignal): Promise<Attempt> {
  const { form, settings, release, token, begun, raise, writers, answered } = sender
  const data = dataOf(form, { token: token.current(), begun, release })
  for (const write of writers) write(data)
  if (raise(events.beforeAjax, form.form, [form.form]).isPrevented) return { kind: 'refused', messages: [] }
  try {
    const answer = await callShop(settings.text('ajaxurl'), { body: { content: data }, signal, timeout: SLOWEST })
    return answered.take(readSubmitAnswer(answer, form.formId))
  } catch (cause) {
    if (!(cause instanceof RequestFailed)) throw cause
    return failed(sender, cause)
  }
}

/** What is known of a form whose call has failed. Some firewalls and plugins answer with an error and the builder's own words in it. */
function failed({ host, form, settings, answered }: Sender, { kind, failure, message }: RequestFailed): Attempt {
  const text = 'answer' in failure && failure.answer ? failure.answer.text : ''
  const answer = text ? readSubmitAnswer({ text }, form.formId) : undefined
  if (answer?.kind === 'refused') return answered.take(answer)
  answered.fail([{ status: 'status' in failure ? failure.status : 0, responseText: text }, kind === 'timeout' ? 'timeout' : 'error', message])
  if (kind === 'offline') return { kind: 'offline', messages: [host.t('offline')] }
  return { kind: 'unknown', messages: [settings.word('network_error')] }
}
