import type { Life } from '@tillkit/dom'
import { adopt, loadOnTouch } from '@tillkit/mount'
import { createFields, type FormFields } from '../engine/form-fields.ts'
import { isOnItsWay } from '../engine/submission.ts'
import { followControls } from '../engine/page/follow-controls.ts'
import { describeThemeFields } from '../theme-forms/describe-fields.ts'
import { type Send, lazySend } from '../theme-forms/lazy-send.ts'
import { skipHidden, reportConditions } from '../theme-forms/controls.ts'
import { showThemeFields } from '../theme-forms/show-fields.ts'
import { readWords } from '../theme-forms/theme-words.ts'
import { anatomy, classes, names } from './anatomy.ts'
import { bindButton, buttonsIn } from './button.bind.ts'
import type { NewsletterHost } from './context.ts'
import { showNotSent } from './error-box.ts'
import { readFields, bindLabels } from './fields.ts'
import { fieldNamed, type ListConfig, readNewsletter } from './read.ts'

const load = () => import('./sending/sending.late.ts')
const loadFeed = () => import('./feed.late.ts')

/**
 * Brings a form for a list to life: its fields and its button at once, what sends it with the next touch. Where another script has put
 * fields into it, or others in the place of its own, it is bound anew when it is sent.
 */
export function bindSignup(host: NewsletterHost, config: ListConfig): void {
  let life = host.branch()
  let send = bindFields(life, host, { config, again })
  function again() {
    const now = readNewsletter(host.element)
    life.end()
    life = host.branch()
    if (now.kind === 'list') send = bindFields(life, host, { config: now, again })
    return send()
  }
  bindButton(host, () => send())
}

/** Brings a form for a feed to life: its field and its button at once, what opens the service's window with the next touch. */
export function bindFeed(host: NewsletterHost): void {
  const { element } = host
  const input = fieldNamed(element, names.email)
  if (input) bindLabels(host, [{ id: names.email, elements: [input] }])
  // The service checks and takes what is typed.
  const form = createFields(host, [])
  bindButton(host, sendBy(host, host, { form, load: loadFeed, sendOf: ({ openingOf }) => openingOf(host) }))
}

function bindFields(life: Life, host: NewsletterHost, { config, again }: { readonly config: ListConfig; readonly again: Send }): Send {
  const { element } = host
  const words = readWords()
  const read = readFields(element, { words, onFault: reportConditions(host) })
  const controls = [...read.own, ...read.custom]
  const form = createFields(life, read.fields)
  const signup = { ...read, config, words, form, controls, again }
  host.runInTask(life, () => followControls(life, form, { root: element, controls: [...read.own, ...skipHidden(form, element, read.custom)] }))
  host.runInTask(life, () => showThemeFields(life, { form, controls, fields: read.custom }))
  host.runInTask(life, () => {
    bindLabels(life, read.own)
    describeThemeFields(life, { form, controls, fields: read.custom, element, requiredGroup: (label) => host.t('requiredGroup', { label }) })
  })
  return sendBy(host, life, { form, load, sendOf: ({ sendingOf }) => sendingOf(host, life, signup) })
}

/** What sends a form, and where its code comes from. */
interface SentBy<Module> {
  readonly form: FormFields
  readonly load: () => Promise<Module>
  readonly sendOf: (module: Module) => Send
}

/** Makes what sends a form, and shows at its button that it is on its way. */
function sendBy<Module>(host: NewsletterHost, life: Life, { form, load: its, sendOf }: SentBy<Module>): Send {
  bindLoading(life, form, buttonsIn(host.element))
  return lazySend(life, form, {
    load: (use) => loadOnTouch(host, life, { claims: [], load: its, use: (module) => use(sendOf(module)) }),
    host,
    show: (own, text) => showNotSent(own, host, text),
  })
}

/** Shows at the button that the form is on its way. It keeps the focus, and its look but for the theme's own. */
function bindLoading(life: Life, form: FormFields, buttons: readonly HTMLElement[]): void {
  for (const button of buttons) {
    // The theme hides the button's words meanwhile.
    const name = button.textContent?.trim() ?? ''
    adopt(life, button, form.store, ({ submission }) =>
      isOnItsWay(submission) ? { classes: { [classes.loading]: true }, attributes: { 'aria-busy': 'true', 'aria-disabled': 'true', ...(name && { 'aria-label': name }) } } : {})
    const spinner = button.querySelector(anatomy.spinner)
    if (spinner) adopt(life, spinner, form.store, ({ submission }) => (isOnItsWay(submission) ? { style: { display: 'block' } } : {}))
  }
}
