import { invoke, native } from '@tillkit/dom'
import { defineBehaviour, live } from '@tillkit/mount'
import type { FormDeps, Sending } from '../engine/index.ts'
import { askToken } from '../theme-forms/protection.ts'
import { ACTION, FORM } from './anatomy.ts'
import { type Answers, createAnswers } from './answers.bind.ts'
import type { ContactHost } from './context.ts'
import { bindForm, type BoundForm } from './form.bind.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { fade } from './motion.ts'
import { options } from './options.ts'
import { readContactForm } from './read.ts'
import { bodyOf } from './request.model.ts'
import { sendContact } from './send.api.ts'

/** The theme's contact forms. */
export const contactForm = defineBehaviour({
  ...manifest,
  messages,
  options,
  read: readContactForm,
  start(host) {
    const { element: module } = host
    const answers = createAnswers(host)
    let current: BoundForm | undefined
    live(host, FORM, (element, life) => {
      if (!(element instanceof HTMLFormElement)) return
      const deps = (form: () => BoundForm) => depsOf(host, form, answers)
      const before = current && native(current.element, 'isConnected') ? undefined : current
      current = bindForm(life, { host, element, before, deps, done: answers.show })
    }, module)
  },
})

/** How a form is sent: what the page holds goes out, and what the server makes of it is kept until the engine knows. */
function depsOf(host: ContactHost, form: () => BoundForm, { keep }: Answers): FormDeps {
  const { config, element: module, say } = host
  return {
    checksOnLeave: false,
    token: () => askToken(module, `${ACTION}${config.number}`),
    tokenFailed: say('tokenFailed'),
    sendFailed: say('unknown'),
    onCircle: (fields) => host.report({ message: `Conditions lead back to themselves: ${fields.join(', ')}.`, help: 'form-conditions' }),
    async send(sending) {
      const brighten = fade(host, module)
      const became = await sendContact(config, { ...requestOf(host, form(), sending), signal: sending.signal }).finally(brighten)
      if (typeof became === 'string') return { kind: became, messages: [say(became)] }
      keep(became)
      return became.kind === 'sent' ? { kind: 'sent' } : { kind: 'refused', messages: became.says }
    },
  }
}

function requestOf({ config: { number } }: ContactHost, { element, fields }: BoundForm, { hidden, token, values }: Sending) {
  const entries = [...new FormData(element)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const hiddenIds = fields.filter(({ id }) => hidden.includes(id)).map(({ printed }) => printed.originalId)
  const shown = fields.filter(({ id }) => Object.hasOwn(values, id))
  const address = invoke(element, 'getAttribute', 'action') || location.href
  return { address, body: bodyOf({ number, entries, shown, hidden: hiddenIds, token }) }
}
