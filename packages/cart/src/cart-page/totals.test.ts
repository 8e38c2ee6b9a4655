import { parseFragment } from '@tillkit/dom'
import { CALCULATOR, cartPageHtml, LINES } from '@tillkit/fixtures'
import { afterEach, expect, it } from 'vitest'
import { anatomy } from './anatomy.ts'
import { showTotals } from './page.bind.ts'

const COUNTRY = '#calc_shipping_country'
const STATE = '[name="calc_shipping_state"]'
const STATES = '<select name="calc_shipping_state"><option value="">Select</option><option value="CA">California</option></select>'

const one = <Found extends HTMLElement = HTMLSelectElement>(selector: string) => document.querySelector(selector) as Found

/** As the platform's country-select.js does: a list of states where the country has some, else a line, each in the place of the other. */
function followCountry({ target }: Event): void {
  if (target === one(COUNTRY)) one(STATE).outerHTML = one(COUNTRY).value === 'US' ? STATES : '<input name="calc_shipping_state">'
}

afterEach(() => {
  document.body.removeEventListener('change', followCountry)
  document.body.replaceChildren()
})

it('an address that is being typed in the calculator stays over new totals, with a state whose list its country brings', () => {
  const html = cartPageHtml({ lines: LINES, shipping: { methods: [{ id: 'a', label: 'A', price: 1 }], chosen: 'a', calculator: CALCULATOR } })
  const totals = () => {
    const [printed] = parseFragment(html).querySelectorAll(anatomy.totals)
    printed?.querySelector(COUNTRY)?.insertAdjacentHTML('beforeend', '<option value="US">United States</option>')
    return printed as Element
  }
  document.body.innerHTML = html
  one(anatomy.totals).replaceWith(document.importNode(totals(), true))
  document.body.addEventListener('change', followCountry)
  one(COUNTRY).value = 'US'
  one(COUNTRY).dispatchEvent(new Event('change', { bubbles: true }))
  one(STATE).value = 'CA'
  showTotals(totals())
  expect([one(COUNTRY).value, one(STATE).localName, one(STATE).value]).toEqual(['US', 'select', 'CA'])
})
