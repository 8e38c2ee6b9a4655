import type { Life } from '@tillkit/dom'
import { adopt, adoptAs, bringOnTouch } from '@tillkit/mount'
import { createFields, type FormFields } from '../engine/index.ts'
import { type Control, followControls } from '../engine/page/index.ts'
import { attributes, classes as themeClasses } from '../theme-forms/anatomy.ts'
import { keepLabels } from '../theme-forms/own-labels.ts'
import { sendWhenThere } from '../theme-forms/send-when-there.ts'
import { inSight } from '../theme-forms/sight.ts'
import { showThemeFields } from '../theme-forms/show-fields.ts'
import { readWords, type ThemeWords } from '../theme-forms/words.ts'
import { anatomy, classes } from './anatomy.ts'
import { bindButton, buttonsIn } from './button.bind.ts'
import type { NewsletterHost } from './context.ts'
import { isOwn, readFields, type SignupFields } from './fields.ts'
import { bindLabels } from './labels.bind.ts'
import type { ListConfig } from './read.ts'

const load = () => import('./sending.late.ts')

/** A form for a list, as what sends it needs it. */
export interface Signup extends SignupFields {
  readonly config: ListConfig
  readonly words: ThemeWords
  readonly form: FormFields
  /** All of its controls, in the page's order. */
  readonly controls: readonly Control[]
}

/** Brings a form for a list to life: its fields and its button at once, what sends it with the next touch. */
export function bindSignup(host: NewsletterHost, config: ListConfig): void {
  const { element } = host
  const words = readWords()
  const read = readFields(element, { words, onFault: ({ id }) => reportConditions(host, id) })
  const controls = [...read.own, ...read.custom]
  const form = createFields(host, read.fields)
  const signup = { ...read, config, words, form, controls }
  bindLabels(host, read.own)
  keepLabels(host, element, read.custom)
  followControls(host, form, { root: element, controls: [...read.own, ...inSight(form, element, read.custom)] })
  showThemeFields(host, { ...signup, fields: read.custom }, {
    requiredGroup: (label) => host.say('requiredGroup', { label }),
    errorClass: (control) => (isOwn(control) ? classes.wrong : themeClasses.error),
  })
  bindLoading(host, form)
  bindButton(host, sendWhenThere(host, form, {
    bring: (use) => bringOnTouch(host, host, { claims: [], load, use: ({ sendingOf }) => use(sendingOf(host, signup)) }),
    missing: (life) => tellMissing(host, life, words),
  }))
}

/** Says that nothing was sent where what sends could not be had: the next time it is asked for again. */
function tellMissing(host: NewsletterHost, life: Life, { subscription_failed: text }: ThemeWords): void {
  const box = host.element.querySelector(anatomy.errors)
  if (box) adoptAs(life, box, { text, style: { display: 'block' } })
  host.announce(text)
}

/** Shows at the button that the form is on its way. It keeps the focus, and its look but for the theme's own. */
function bindLoading(host: NewsletterHost, form: FormFields): void {
  const isLoading = ({ submission: { status } }: ReturnType<FormFields['store']['getState']>) => status === 'waiting for token' || status === 'sending'
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
