import { checkoutGlobals, LINES, modulesPageHtml } from '@tillkit/fixtures'
import { describeWidget, silence } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { anatomy, classes } from './anatomy.ts'

const load = async () => (await import('./multistep-checkout.ts')).multistepCheckout
const globals = checkoutGlobals({ modules: ['billing', 'shipping'] })
const page = modulesPageHtml({ steps: true, lines: LINES })

/** The answer of the shop, for the contract's pages. */
const answer = (text: string, status = 200) => vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })))

describeWidget(load, {
  title: 'billing, shipping and review',
  html: page,
  globals,
  broken: [
    { field: anatomy.list, html: '<div class="et_pb_module ags_woo_multi_step_checkout ags_woo_multi_step_checkout_7"></div>' },
    {
      field: 'data-selector',
      html: `<div class="et_pb_module ags_woo_multi_step_checkout ags_woo_multi_step_checkout_7"><ul class="dswcp-checkout-steps"></ul>
        <div class="dswcp-checkout-steps-buttons-container"><button class="dswcp-button-back"></button><button class="dswcp-button-continue"></button></div></div>`,
    },
  ],
  operate(host) {
    silence()
    answer('{"success":true}')
    host.ownerDocument.querySelectorAll<HTMLElement>(anatomy.continue).forEach((button) => button.click())
  },
  state: () => [...document.querySelectorAll(anatomy.step)].map((item) => item.getAttribute('aria-current')),
  rewrites: anatomy.noticesWrapper,
  stateClasses: Object.values(classes),
})

describe('beside jQuery', () => {
  let open: TestPage
  beforeEach(async () => {
    Reflect.set(window, 'jQuery', jQuery)
    history.replaceState(null, '', '/')
    sessionStorage.clear()
    open = await openTestPage(load, { html: page, globals })
    await open.start()
  })
  afterEach(() => {
    open.close()
    Reflect.deleteProperty(window, 'jQuery')
  })

  const active = () => document.querySelector(`.${classes.active}`)?.textContent?.trim()

  it("leaves the steps as they are when the theme says that the hash has changed, as it does once at load", () => {
    jQuery(window).trigger('hashchange')
    expect(active()).toContain('Billing')
  })

  it('hears a click that a script triggers at Continue', async () => {
    answer('{"success":true}')
    jQuery(anatomy.continue).trigger('click')
    await vi.waitFor(() => expect(active()).toContain('Shipping'))
  })
})
