import { cartGlobals } from '@tillkit/fixtures'
import { describeWidget } from '@tillkit/testing/contract'
import { DISMISS } from './anatomy.ts'

describeWidget(async () => (await import('./coming-soon.ts')).comingSoon, {
  html: '<div id="coming-soon-footer-banner"><a class="coming-soon-footer-banner-dismiss" data-rest-url="/wp-json/wp/v2/users/1" data-rest-nonce="n"></a></div>',
  globals: cartGlobals({ woocommerce: true }),
  operate: (host) => host.querySelector<HTMLElement>(DISMISS)?.click(),
})
