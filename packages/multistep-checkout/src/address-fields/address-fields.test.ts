import { describeWidget } from '@tillkit/testing/contract'
import { CALCULATOR, cartGlobals, shippingCalculatorHtml } from '@tillkit/fixtures'
import { afterEach, describe, expect, it } from 'vitest'
import { readCountries } from './states.ts'

const set = (value: unknown) => Reflect.set(window, 'wc_country_select_params', value)
afterEach(() => Reflect.deleteProperty(window, 'wc_country_select_params'))

describeWidget(async () => (await import('./address-fields.ts')).addressFields, {
  html: shippingCalculatorHtml({ ...CALCULATOR, country: 'IE' }, '/your-cart/'),
  globals: cartGlobals({ countries: CALCULATOR.states }),
  broken: [{ field: 'wc_country_select_params.countries', globals: { wc_country_select_params: { countries: '{"GB":' } } }],
  operate(host) {
    if (!(host instanceof HTMLSelectElement)) return
    host.value = 'FR'
    host.dispatchEvent(new Event('change', { bubbles: true }))
  },
  rewrites: '#calc_shipping_state_field',
})

describe('the states of the countries', () => {
  it('are read from JSON with entities, and an empty list is a country without states', () => {
    set({ countries: '{&quot;FR&quot;:[],&quot;IE&quot;:{&quot;D&quot;:&quot;D&amp;C&quot;}}', i18n_select_state_text: 'Select…' })
    expect(readCountries()).toEqual({ states: { FR: {}, IE: { D: 'D&C' } }, prompt: 'Select…' })
  })

  it.each(['', '[]', '{"GB":["x"]}', '{"GB":3}'])('are refused when they are %j', (countries) => {
    set({ countries })
    expect(() => readCountries()).toThrow('is no JSON of states by country')
  })
})
