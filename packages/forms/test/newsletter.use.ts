import { feedHtml, newsletterHtml } from '@tillkit/fixtures/theme-forms'
import { eventually, type UnitUse } from '@tillkit/testing'
import { expect } from 'vitest'

const FORM = '#use-news'

/** A newsletter form with names, and one for a feed, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['newsletter'],
    main: newsletterHtml({ id: 'use-news' }) + feedHtml({ id: 'use-feed', number: 1 }),
    roots: [FORM, '#use-feed'],
    waiting: [`${FORM} input[name="et_pb_signup_email"]`, '#use-feed input[name="et_pb_signup_email"]'],
    answer: (server) => server.answer('et_pb_submit_subscribe_form', () => '{"success":true}'),
    async use({ server, change, click, read, text }) {
      await change(`${FORM} [name="et_pb_signup_firstname"]`, 'Ann')
      await change(`${FORM} [name="et_pb_signup_lastname"]`, 'Shopper')
      await click(`${FORM} .et_pb_newsletter_button`)
      await eventually(() => text(`${FORM} .et_pb_newsletter_error`)).toContain('Email')
      await change(`${FORM} [name="et_pb_signup_email"]`, 'ann@example.test')
      await click(`${FORM} .et_pb_newsletter_button`)
      await eventually(() => read(`${FORM} .et_pb_newsletter_success`, 'style')).toContain('block')
      expect(server.requestsTo('et_pb_submit_subscribe_form').map(({ form }) => form['et_email'])).toEqual(['ann@example.test'])
    },
  },
]
