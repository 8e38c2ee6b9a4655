import { adoptAs, type Host, serverHtml } from '@tillkit/mount'
import { callShop, isRecord } from '@tillkit/platform'
import { form as encoded, jsonOf } from '@tillkit/platform/requests'
import { focusBriefly } from '@tillkit/ui/plain'
import type { FormDeps } from '../engine/core.ts'
import { failedOutcome, type Attempt } from '../engine/submission.ts'
import { readSubmitAnswer } from './answer.ts'
import { attributes, calls, fields } from './anatomy.ts'
import type { messages } from './messages.ts'
import type { BuilderForm } from './read.ts'

/** The builder's host. */
export type BuilderHost = Host<BuilderForm, undefined, typeof messages>

/** Files take their time, in ms. */
const SLOWEST = 60_000

/** What the engine sends a form of the builder's with. */
export function sendingTo(host: BuilderHost): Pick<FormDeps, 'send' | 'refresh' | 'sendFailed'> {
  const { form, formId, endpoint, controls, tokenLife } = host.config
  const begun = Date.now()
  const refresh = async (signal: AbortSignal) => {
    const answer = await callShop(endpoint, { body: encoded({ action: calls.token, formId }), signal, mutates: false })
    const json = jsonOf(answer)
    const token = isRecord(json) && isRecord(json['data']) ? json['data']['token'] : undefined
    if (typeof token !== 'string') return false
    adoptAs(host, form, { attributes: { [attributes.token]: token, [attributes.tokenTime]: String(Math.floor(Date.now() / 1000)) } })
    return true
  }
  const isOld = () => Date.now() / 1000 - Number(form.getAttribute(attributes.tokenTime)) >= tokenLife
  return {
    refresh,
    sendFailed: host.t('failed'),
    async send({ signal }): Promise<Attempt> {
      try {
        // What was checked, with all that the form has besides: nobody can have typed since.
        const content = new FormData(form)
        if (isOld()) await refresh(signal)
        const token = form.getAttribute(attributes.token)
        if (token !== null) content.set(fields.token, token)
        // In ms, which servers take for a long time where they count in seconds.
        for (const [name, value] of [['action', calls.submit], [fields.begun, String(begun)], [fields.ended, String(Date.now())]] as const) content.set(name, value)
        const answer = await callShop(endpoint, { body: { content }, signal, timeout: SLOWEST })
        return follow(host, readSubmitAnswer(answer, { formId, controls }))
      } catch (cause) {
        return failedOutcome(cause)
      }
    },
  }
}

function follow(host: BuilderHost, answer: ReturnType<typeof readSubmitAnswer>): Attempt {
  switch (answer.kind) {
    case 'empty':
      return { kind: 'unknown', messages: [host.t('failed')] }
    case 'redirect':
      location.assign(answer.address)
      return { kind: 'sent' }
    case 'confirmed':
      serverHtml(host, host.element).replace(answer.html)
      focusBriefly(host, host.element, false)
      host.announce(host.element.textContent.trim())
      return { kind: 'sent' }
    case 'refused':
    case 'expired':
      return answer
  }
}
