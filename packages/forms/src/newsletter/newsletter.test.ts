import { feedHtml, newsletterHtml } from '@tillkit/fixtures/theme-forms'
import { describeWidget } from '@tillkit/testing/contract'
import { classes } from './anatomy.ts'

const load = async () => (await import('./newsletter.ts')).newsletter

const WORDS = { et_pb_custom: { ajaxurl: '/wp-admin/admin-ajax.php', et_frontend_nonce: 'a32ba9cb00' } }

describeWidget(load, {
  title: 'a list',
  html: newsletterHtml({ id: 'news' }),
  globals: WORDS,
  operate(host) {
    host.querySelector<HTMLElement>('.et_pb_newsletter_button')?.click()
  },
  rewrites: '.et_pb_newsletter_error',
  stateClasses: [classes.wrong],
  broken: [{ html: '<div class="et_pb_newsletter_form"><form method="post"></form></div>', field: 'et_pb_signup_email' }],
})

describeWidget(load, { title: 'a feed', html: feedHtml({ id: 'feed' }), globals: WORDS })
