import { createInbox, openForms, postForms, type FormsPage } from '@tillkit/fixtures'
import { contactFormHtml, type FormField, formsGlobalsScript } from '@tillkit/fixtures/theme-forms'
import { eventually, type UnitUse } from '@tillkit/testing'

const FORM = '#use-contact'
const MESSAGE = `${FORM} .et-pb-contact-message`

// What a form calls its fields is the shop's: these hide what the form itself has under the names.
const FIELDS: readonly FormField[] = [
  { id: 'sender', title: 'Your name' },
  { id: 'by', type: 'select', title: 'Answer by', options: ['Phone', 'Post'] },
  { id: 'phone', title: 'Phone', rules: [['by', 'is', 'Phone']] },
]
const inbox = createInbox()
const page: FormsPage = {
  forms: [{ id: 'use-contact', fields: FIELDS, hasCaptcha: false, action: '' }],
  print: (forms) => `<!DOCTYPE html><html><body>${forms.map(contactFormHtml).join('')}</body></html>`,
}

/** A contact form that is filled in wrongly, and then rightly, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['contact-form'],
    main: openForms(page.forms, inbox).map(contactFormHtml).join(''),
    globals: formsGlobalsScript(),
    roots: [FORM],
    post({ form }) {
      const sent = new URLSearchParams(form)
      if (!sent.has('et_pb_contactform_submit_0')) return undefined
      const { status, type, body } = postForms(sent, page, { inbox })
      return { status, body, headers: { 'content-type': type } }
    },
    async use({ click, change, read, text, settled }) {
      await click(`${FORM} .et_pb_contact_submit`)
      await eventually(() => text(MESSAGE)).toContain('Please, fill in the following fields:')
      await change(`${FORM} [name="et_pb_contact_sender_0"]`, 'Ann')
      await change(`${FORM} select`, 'Phone')
      await eventually(async () => (await read(`${FORM} [data-id="phone"]`, 'style')) ?? '').not.toContain('none')
      await change(`${FORM} [name="et_pb_contact_phone_0"]`, '5')
      await click(`${FORM} .et_pb_contact_submit`)
      await eventually(() => text(MESSAGE)).toBe('Thanks for contacting us')
      await settled()
    },
  },
]
