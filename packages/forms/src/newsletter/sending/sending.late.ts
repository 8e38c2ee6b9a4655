import type { Life } from '@tillkit/dom'
import type { FormDeps } from '../../engine/core.ts'
import { letSend } from '../../engine/form.ts'
import type { Sending, Submission } from '../../engine/submission.ts'
import { offerWhenBack } from '../../engine/page/offer-when-back.ts'
import { announceSending } from '../../theme-forms/announce-sending.ts'
import { hasOthers } from '../../theme-forms/controls.ts'
import { askToken } from '../../theme-forms/protection.ts'
import { classes as themeClasses } from '../../theme-forms/anatomy.ts'
import type { Send } from '../../theme-forms/lazy-send.ts'
import { showThemeProblems } from '../../theme-forms/show-fields.ts'
import { followRedirect, dispatchSent } from '../../theme-forms/sent-event.ts'
import { themeText } from '@tillkit/platform/theme'
import { classes, robotAction, settings } from '../anatomy.ts'
import { answersIn, subscriberIn } from './answers.model.ts'
import { customValues } from './custom-fields.model.ts'
import { buttonsIn } from '../button.bind.ts'
import type { NewsletterHost, Signup } from '../context.ts'
import { createErrors, bindSuccess } from '../outcome.bind.ts'
import { isOwn, readFields } from '../fields.ts'
import { moduleOf } from '../read.ts'
import { redirectAddress } from './redirect.model.ts'
import { subscribe } from './subscribe.api.ts'

/** What was sent last, which the page is told that success leads to: something else may have been typed since. */
interface Sent {
  values: Sending['values']
}

/** Makes what sends a form for a list, and tells what became of it, for as long as the form is bound so. */
export function sendingOf(host: NewsletterHost, life: Life, signup: Signup): Send {
  const { element } = host
  const { config } = signup
  const sent: Sent = { values: {} }
  const form = letSend(signup.form, depsOf(host, signup, sent))
  showThemeProblems(life, { ...signup, fields: signup.custom }, (control) => (isOwn(control) ? classes.wrong : themeClasses.error))
  announceSending(life, form, { announce: host.announce, sending: host.t('sending') })
  const showErrors = createErrors(host, life, signup)
  const leadTo = () => redirectAddress(config.redirect, subscriberIn(sent.values), location.href)
  const welcome = bindSuccess(host, { life, form, isShown: staysHere(leadTo()) })
  const showOutcome = (submission: Submission) => {
    if (submission.status !== 'sent') return showErrors(submission)
    welcome()
    dispatchSent(moduleOf(element), 'newsletter')
    const address = leadTo()
    if (address !== undefined) followRedirect(address)
  }
  const send = async () => {
    if (isOutOfDate(element, signup)) return signup.again()
    const submission = await form.submit()
    if (!life.signal.aborted) showOutcome(submission)
  }
  offerWhenBack(host, form, {
    life,
    place: { position: 'start', anchor: element },
    words: host.t('backOnline'),
    send: host.t('sendNow'),
    act: send,
    focusNext: () => buttonsIn(element)[0] ?? null,
  })
  return send
}

/** Whether a form has fields by now that it had not when it was bound. */
function isOutOfDate(element: HTMLElement, { controls, words }: Signup): boolean {
  const { own, custom } = readFields(element, { words, onFault: () => undefined })
  return hasOthers([...own, ...custom], controls)
}

function depsOf({ element, t }: NewsletterHost, { config: { printed }, custom, words }: Signup, sent: Sent): FormDeps {
  const originals = new Map(custom.map(({ id, printed: { originalId } }) => [id, originalId]))
  let nonce = ''
  return {
    checksOnLeave: false,
    token: (signal) => askToken(moduleOf(element), robotAction(printed.list), signal),
    tokenFailed: t('protection'),
    tokenOffline: t('offline'),
    sendFailed: words.subscription_failed,
    async refresh() {
      const { renewNonce } = await import('./nonce.late.ts')
      return renewNonce(nonce)
    },
    send({ values, hidden, token, signal }) {
      sent.values = values
      nonce = themeText(settings.nonce, '')
      const subscription = {
        printed,
        subscriber: subscriberIn(values),
        custom: customValues(printed.provider, answersIn(custom, values)),
        hidden: hidden.map((id) => originals.get(id) ?? id),
        nonce,
        token,
      }
      return subscribe(subscription, { failed: words.subscription_failed, offline: t('offline') }, signal)
    },
  }
}

/** Whether a success leads nowhere, or to another place of the same page: then it is shown. */
function staysHere(address: string | undefined): boolean {
  if (address === undefined) return true
  const [page] = location.href.split('#')
  const { href, hash } = new URL(address, location.href)
  return hash !== '' && href.split('#')[0] === page
}
