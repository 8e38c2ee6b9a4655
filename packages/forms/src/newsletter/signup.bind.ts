import { adopt } from '@tillkit/mount'
import { createForm, type Form, type FormDeps, isBusy, type Submission } from '../engine/index.ts'
import { followControls, offerWhenBack } from '../engine/page/index.ts'
import { attributes, classes as themeClasses } from '../theme-forms/anatomy.ts'
import { lineIds } from '../theme-forms/message-lines.ts'
import { keepLabels } from '../theme-forms/own-labels.ts'
import { askToken } from '../theme-forms/protection.ts'
import { goOn, tellSent } from '../theme-forms/sent.ts'
import { showThemeFields } from '../theme-forms/show-fields.ts'
import { readWords, type ThemeWords } from '../theme-forms/words.ts'
import { anatomy, classes, robotAction, settings } from './anatomy.ts'
import { bindButton, buttonsIn } from './button.bind.ts'
import type { NewsletterHost } from './context.ts'
import { customValues } from './custom-fields.model.ts'
import { createErrors } from './errors.bind.ts'
import { answersIn, isOwn, readFields, type SignupFields, subscriberIn } from './fields.ts'
import { bindLabels } from './labels.bind.ts'
import { moduleOf, type ListConfig } from './read.ts'
import { redirectAddress } from './redirect.model.ts'
import { settingOf, subscribe } from './subscribe.api.ts'
import { bindSuccess } from './success.bind.ts'

/** Brings a form for a list to life: its fields, its button, and what becomes of it. */
export function bindSignup(host: NewsletterHost, config: ListConfig): void {
  const { element } = host
  const words = readWords()
  const signup = readFields(element, { words, onFault: ({ id }) => reportConditions(host, id) })
  const controls = [...signup.own, ...signup.custom]
  const form = createForm(host, signup.fields, depsOf(host, config, { signup, words }))
  const lineId = lineIds()
  const tellErrors = createErrors(host, { form, controls, lineId, words })
  bindLabels(host, signup.own)
  keepLabels(host, element, signup.custom)
  followControls(host, form, { root: element, controls })
  showThemeFields(host, { form, fields: signup.custom, controls, lineId }, {
    requiredGroup: (label) => host.say('requiredGroup', { label }),
    errorClass: (control) => (isOwn(control) ? classes.wrong : themeClasses.error),
  })
  bindLoading(host, form)
  const leadTo = (values: Parameters<typeof subscriberIn>[0]) => redirectAddress(config.redirect, subscriberIn(values), location.href)
  const welcome = bindSuccess(host, form, leadTo({}) === undefined)
  const tell = (submission: Submission) => {
    if (submission.status !== 'sent') return tellErrors(submission)
    welcome()
    tellSent(moduleOf(element), 'newsletter')
    const address = leadTo(valuesIn(form))
    if (address !== undefined) goOn(address)
  }
  const send = async () => {
    if (isBusy(form.store.getState().submission)) return
    const submission = await form.submit()
    if (!host.signal.aborted) tell(submission)
  }
  bindButton(host, send)
  offerWhenBack(host, form, {
    place: { position: 'start', anchor: element },
    words: host.say('backOnline'),
    send: host.say('sendNow'),
    act: send,
    focusNext: () => buttonsIn(element)[0] ?? null,
  })
}

/** What a form is sent with. */
interface SendingWith {
  readonly signup: SignupFields
  readonly words: ThemeWords
}

function depsOf({ element, say }: NewsletterHost, { printed }: ListConfig, { signup: { custom }, words }: SendingWith): FormDeps {
  const originals = new Map(custom.map(({ id, printed: { originalId } }) => [id, originalId]))
  let nonce = ''
  return {
    checksOnLeave: false,
    token: () => askToken(moduleOf(element), robotAction(printed.list)),
    tokenFailed: say('protection'),
    sendFailed: words.subscription_failed,
    async refresh() {
      const { renewNonce } = await import('./nonce.late.ts')
      return renewNonce(nonce)
    },
    send({ values, hidden, token, signal }) {
      nonce = settingOf(settings.nonce)
      const subscription = {
        printed,
        subscriber: subscriberIn(values),
        custom: customValues(printed.provider, answersIn(custom, values)),
        hidden: hidden.map((id) => originals.get(id) ?? id),
        nonce,
        token,
      }
      return subscribe(subscription, { failed: words.subscription_failed, offline: say('offline') }, signal)
    },
  }
}

const valuesIn = ({ store }: Form) => Object.fromEntries(Object.entries(store.getState().fields).map(([id, { value }]) => [id, value]))

/** Shows at the button that the form is on its way. It keeps the focus, and its look but for the theme's own. */
function bindLoading(host: NewsletterHost, form: Form): void {
  const isLoading = ({ submission: { status } }: ReturnType<Form['store']['getState']>) => status === 'waiting for token' || status === 'sending'
  for (const button of buttonsIn(host.element)) {
    // The theme hides the button's words meanwhile.
    const name = button.textContent?.trim() ?? ''
    adopt(host, button, form.store, (state) =>
      isLoading(state) ? { classes: { [classes.loading]: true }, attributes: { 'aria-busy': 'true', 'aria-disabled': 'true', ...(name && { 'aria-label': name }) } } : {})
    const spinner = button.querySelector(anatomy.spinner)
    if (spinner) adopt(host, spinner, form.store, (state) => (isLoading(state) ? { style: { display: 'block' } } : {}))
  }
}

function reportConditions(host: NewsletterHost, id: string): void {
  host.report({
    field: attributes.conditions,
    message: `The conditions of the field "${id}" cannot be read: it is always shown.`,
    help: 'form-conditions',
  })
}
