import { checkoutGlobals, checkoutPageHtml, FULL_FORM, LINES, modulesPageHtml } from '@tillkit/fixtures'
import { describeWidget, silence } from '@tillkit/testing/contract'
import { anatomy, classes } from './anatomy.ts'

const load = async () => (await import('./checkout.ts')).checkout
/** A shop that takes its time: what is asked at the start is on its way for as long as the test lasts. */
const fetch = (_url: string, { signal }: RequestInit) => new Promise((_resolve, reject) => {
  signal?.addEventListener('abort', () => reject(new Error('given up')))
})
const globals = { ...checkoutGlobals(), fetch }
const stateClasses = [classes.busy, classes.invalid, classes.invalidRequired, classes.invalidEmail, classes.invalidPhone, classes.valid, classes.termsOpen, classes.termsClosed]

function operate(): void {
  silence()
  for (const selector of [anatomy.couponToggle, anatomy.loginToggle, `${anatomy.paymentMethod}:not(:checked)`]) {
    document.querySelector<HTMLElement>(selector)?.click()
  }
  for (const field of document.querySelectorAll(`${anatomy.row} input`)) field.dispatchEvent(new Event('focusout', { bubbles: true }))
}

describeWidget(load, {
  title: 'a classic checkout',
  html: checkoutPageHtml({ lines: LINES, values: FULL_FORM }),
  globals,
  broken: [{ field: 'wc_checkout_params', globals: { wc_checkout_params: 'nonsense' } }],
  operate,
  stateClasses,
  rewrites: anatomy.placeOrder,
})

describeWidget(load, { title: 'a checkout of modules', html: modulesPageHtml({ lines: LINES, steps: true }), globals, operate, stateClasses })
