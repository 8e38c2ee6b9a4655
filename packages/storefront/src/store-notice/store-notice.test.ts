import { isNeeded } from '@tillkit/mount'
import { describeWidget } from '@tillkit/testing/contract'
import { cartGlobals } from '@tillkit/fixtures'
import { expect, it } from 'vitest'
import { anatomy, classes } from './anatomy.ts'
import { manifest } from './manifest.ts'

const load = async () => (await import('./store-notice.ts')).storeNotice

const HTML =
  '<p role="complementary" aria-label="Store notice" class="woocommerce-store-notice demo_store" data-notice-id="abc" style="display:none;">' +
  'Demo. <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>'

describeWidget(load, {
  html: HTML,
  globals: cartGlobals({ woocommerce: true }),
  operate(host) {
    host.querySelector<HTMLElement>(anatomy.dismiss)?.click()
    document.cookie = 'store_noticeabc=; path=/; max-age=0'
  },
  stateClasses: [classes.hasNotice],
})

it('is not there where the platform is not', () => {
  document.body.innerHTML = HTML
  expect(isNeeded(manifest)).toBe(false)
})
