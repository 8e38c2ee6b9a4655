import type { Host } from '@tillkit/mount'
import type { messages } from './messages.ts'
import type { options } from './options.ts'
import type { ContactForm } from './read.ts'

/** What a contact form's module is bound with. */
export type ContactHost = Host<ContactForm, undefined, typeof messages, typeof options>
