import { invoke, type Life } from '@tillkit/dom'
import type { FormDeps } from '../engine/core.ts'
import { letSend } from '../engine/form.ts'
import type { Sending } from '../engine/submission.ts'
import { offerWhenBack } from '../engine/page/offer-when-back.ts'
import { sender } from '../engine/page/send-on-submit.ts'
import { announceSending } from '../theme-forms/announce-sending.ts'
import { messagesOf, messageText } from '../theme-forms/error-list.ts'
import { hasOthers, readControls } from '../theme-forms/controls.ts'
import { askToken } from '../theme-forms/protection.ts'
import type { Send } from '../theme-forms/lazy-send.ts'
import { showThemeProblems } from '../theme-forms/show-fields.ts'
import { ACTION, anatomy } from './anatomy.ts'
import { type Answers, createAnswers } from './answers.bind.ts'
import type { ContactHost } from './read.ts'
import type { BoundForm } from './form.bind.ts'
import { fadeMeanwhile } from './module-fade.ts'
import { bodyOf, sendContact } from './send.api.ts'

/** What sends a module's forms. */
export interface Attempts {
  /**
   * Makes what sends a form. What is on its way when another form takes its place is waited for, and shown in the module.
   * @param again binds it anew, with the fields that others have put into it, and sends it
   */
  sending(life: Life, bound: BoundForm, again: Send): Send
}

/** Takes charge of what a module sends, and of what it is answered. */
export function createAttempts(host: ContactHost): Attempts {
  const answers = createAnswers(host)
  let isOnItsWay = false
  return {
    sending(life, bound, again) {
      const { form: fields, controls, words } = bound
      const form = letSend(fields, depsOf(host, bound, answers), host)
      showThemeProblems(life, bound)
      fadeMeanwhile(host, host.element, form)
      announceSending(host, form, { announce: host.announce, sending: host.t('sending') })
      /** Where the shopper was when she sent it. */
      let sentFrom: Element | null = null
      const start = sender(host, form, {
        controls,
        announce: host.announce,
        invalid: () => messageText(messagesOf(form, controls), words),
        focuses: false,
        done: (submission) => answers.show(bound, submission, sentFrom),
      })
      const send = async () => {
        // What stood here before is on its way still, with the same words.
        if (isOnItsWay) return
        if (hasOthers(readControls(bound.element, words), bound.fields)) return again()
        isOnItsWay = true
        sentFrom = document.activeElement
        await start().finally(() => {
          isOnItsWay = false
        })
      }
      offerWhenBack(host, form, {
        life,
        place: { position: 'before', anchor: bound.element },
        words: host.t('backOnline'),
        send: host.t('sendNow'),
        act: send,
        focusNext: () => invoke(bound.element, 'querySelector', anatomy.button) as HTMLElement | null,
      })
      return send
    },
  }
}

/** How a form is sent: what the page holds goes out, and what the server makes of it is kept until the engine knows. */
function depsOf(host: ContactHost, bound: BoundForm, { keep }: Answers): FormDeps {
  const { config, element: module, t } = host
  return {
    checksOnLeave: false,
    token: (signal) => askToken(module, `${ACTION}${config.number}`, signal),
    tokenFailed: t('tokenFailed'),
    tokenOffline: t('offline'),
    sendFailed: t('unknown'),
    async send(sending) {
      const request = requestOf(host, bound, sending)
      const became = await sendContact(config, { ...request, signal: sending.signal })
      if (typeof became === 'string') return { kind: became, messages: [t(became)] }
      keep(became)
      return became.kind === 'sent' ? { kind: 'sent' } : { kind: 'refused', messages: became.problems }
    },
  }
}

function requestOf({ config: { number } }: ContactHost, { element, fields }: BoundForm, { hidden, token, values }: Sending) {
  const entries = [...new FormData(element)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const hiddenIds = fields.filter(({ id }) => hidden.includes(id) || !Object.hasOwn(values, id)).map(({ printed }) => printed.originalId)
  const shown = fields.filter(({ id }) => Object.hasOwn(values, id))
  const address = invoke(element, 'getAttribute', 'action') || location.href
  return { address, body: bodyOf({ number, entries, shown, hidden: hiddenIds, token }) }
}
