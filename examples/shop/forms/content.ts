import type { SavedForm } from '@tillkit/fixtures'
import { CUSTOM_FIELDS, type FormField, type Newsletter } from '@tillkit/fixtures/theme-forms'

/** A field of each type. What was damaged hangs on the reason, which hangs on the subject. */
const LETTER_FIELDS: readonly FormField[] = [
  { id: 'name', title: 'Your name', isHalf: true },
  { id: 'email', type: 'email', title: 'Email', isHalf: true },
  { id: 'subject', type: 'select', title: 'What is it about?', options: ['An order', 'A return', 'A price', 'Something else'], isHalf: true },
  {
    id: 'order', title: 'Number of the order', symbols: 'alphanumeric', minimum: 4, maximum: 12, isHalf: true,
    rules: [['subject', 'is', 'An order'], ['subject', 'is', 'A return']], relation: 'any',
  },
  { id: 'reason', type: 'radio', title: 'Why does it come back?', options: ['It is damaged', 'It does not fit', 'It is not needed'], rules: [['subject', 'is', 'A return']] },
  { id: 'damage', title: 'What is damaged?', rules: [['reason', 'is', 'It is damaged']] },
  { id: 'answer_by', type: 'radio', title: 'How may we answer?', options: [{ value: 'By email', isChecked: true }, 'By phone'], isHalf: true },
  { id: 'phone', title: 'Phone', symbols: 'numbers', isHalf: true, rules: [['answer_by', 'is', 'By phone']] },
  { id: 'wants', type: 'checkbox', title: 'Send me', options: ['The catalogue', 'Samples', 'Somebody who measures my till'], isRequired: false, isHalf: true },
  { id: 'rolls', title: 'Rolls a month', symbols: 'numbers', isRequired: false, isHalf: true },
  {
    id: 'visit_day', title: 'A good day for a visit', isRequired: false,
    rules: [['wants', 'is', 'Somebody who measures my till'], ['rolls', 'is greater', '20']],
  },
  { id: 'message', type: 'text', title: 'Message' },
  { id: 'privacy', type: 'checkbox', title: 'Privacy', options: [{ value: 'You may keep this until it is answered.', link: { url: '/privacy/', text: 'What we keep' } }] },
]

/** The contact page's two forms. `to`: where the second one leads. */
export function contactForms(to: string, action: string): readonly SavedForm[] {
  return [
    { id: 'letter', title: 'Write to us', titleLevel: 2, action, fields: LETTER_FIELDS, button: 'Send the message', success: 'Thank you. Somebody at the counter reads it today.' },
    {
      id: 'call-back', title: 'Or be called back', titleLevel: 2, action, hasCaptcha: false, redirectUrl: to, button: 'Call me back',
      fields: [{ id: 'name', title: 'Your name', isHalf: true }, { id: 'phone', title: 'Phone', symbols: 'numbers', minimum: 6, maximum: 15, isHalf: true }],
    },
  ]
}

/** The opt-in in the footer. */
export const FOOTER_NEWS: Newsletter = {
  number: 9, id: 'footer-news', title: 'News from the counter', description: '<p>Four letters a year, and no more.</p>', names: 'single', button: 'Subscribe',
  success: 'You are on the list.', list: 'counter', keepsAddress: false, hasBackground: false,
}

/** An opt-in with questions of its own. */
export const TRADE_NEWS: Newsletter = {
  number: 0, id: 'trade-news', title: 'The trade letter', description: '<p>For those who buy by the pallet. We ask a little more.</p>', names: 'both', hasHalves: true, list: 'trade',
  success: 'Noted. The first letter comes on Monday.', footer: '<p>You can leave with one click.</p>', layout: 'top_bottom',
  fields: [...CUSTOM_FIELDS, { id: '17', type: 'booleancheckbox', title: 'Send samples, too', isRequired: false }],
}

/** An opt-in that leads to another page, and tells it who came. */
export function welcomeNews(to: string): Newsletter {
  return {
    number: 1, id: 'welcome-news', title: 'A roll to begin with', description: '<p>Subscribe, and choose your first roll on the next page.</p>', list: 'welcome', provider: 'ontraport',
    redirectUrl: to, redirectQuery: ['name', 'last_name', 'email', 'ip_address', 'css_id'], ipAddress: '192.0.2.7',
  }
}
