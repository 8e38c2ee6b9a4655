import type { Host } from '@tillkit/mount'
import type { FormFields } from '../engine/form-fields.ts'
import type { Control } from '../engine/page/control.ts'
import type { Send } from '../theme-forms/lazy-send.ts'
import type { ThemeWords } from '../theme-forms/theme-words.ts'
import type { SignupFields } from './fields.ts'
import type { messages } from './messages.ts'
import type { ListConfig, NewsletterConfig } from './read.ts'

/** What the unit's parts work with. */
export type NewsletterHost = Host<NewsletterConfig, undefined, typeof messages>

/** A form for a list, as what sends it needs it. */
export interface Signup extends SignupFields {
  readonly config: ListConfig
  readonly words: ThemeWords
  readonly form: FormFields
  /** All of its controls, in the page's order. */
  readonly controls: readonly Control[]
  /** Binds the form anew, with the fields that it has by now, and sends it. */
  readonly again: Send
}
