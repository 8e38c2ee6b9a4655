import { CALCULATOR, cartGlobals, shippingCalculatorHtml } from '@tillkit/fixtures'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, describe, expect, it } from 'vitest'
import { addressGlobals, addressHtml, LOCALE } from './address.fixtures.ts'

const load = async () => (await import('./address-fields.ts')).addressFields

const choose = (host: Element | null, country: string) => {
  if (!(host instanceof HTMLSelectElement)) throw new Error('No list of countries')
  host.value = country
  host.dispatchEvent(new Event('change', { bubbles: true }))
}
const fixtures = {
  broken: [{ field: 'wc_country_select_params.countries', globals: { wc_country_select_params: { countries: '{"GB":' } } }],
  stateClasses: ['validate-required', 'required_field', 'form-row-wide', 'form-row-first', 'form-row-last'],
  stateAttributes: ['data-priority'],
}

describeWidget(load, {
  ...fixtures,
  title: "the basket's calculator",
  html: shippingCalculatorHtml({ ...CALCULATOR, country: 'IE' }, '/your-cart/'),
  globals: cartGlobals({ countries: CALCULATOR.states }),
  operate: (host) => choose(host, 'FR'),
  rewrites: '#calc_shipping_state_field',
})

describeWidget(load, {
  ...fixtures,
  title: 'an address of the checkout',
  html: `<form class="checkout">${addressHtml('billing')}</form>`,
  globals: addressGlobals,
  operate: (host) => choose(host, 'JP'),
  rewrites: '#billing_state_field, label',
})

let page: TestPage | undefined
afterEach(() => page?.close())

interface Opened {
  readonly html?: string
  readonly globals?: Readonly<Record<string, unknown>>
  readonly jquery?: boolean
}

/** Opens a checkout with one address or two. */
async function open({ html = addressHtml('billing'), globals = addressGlobals, jquery = true }: Opened = {}): Promise<void> {
  page = await openTestPage(load, { html: `<form class="checkout">${html}</form>`, globals, jquery })
  await page.start()
}

const get = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)
const row = (name: string, kind = 'billing') => document.querySelector<HTMLElement>(`#${kind}_${name}_field`)
const isShown = (name: string) => row(name)?.style.display !== 'none'
const label = (name: string, kind = 'billing') => row(name, kind)?.querySelector('label')?.textContent
const chooseBilling = (country: string) => choose(get('billing_country'), country)
const order = () => [...document.querySelectorAll('.form-row')].map(({ id }) => id.replace(/^billing_|_field$/g, ''))

/** Hears the platform's events as scripts of the page do, with their country and the first class of what they came with. */
function record(...types: string[]): string[] {
  const heard: string[] = []
  for (const type of types) {
    jQuery(document.body).on(type, (_event, country, group) => {
      heard.push([type, country, jQuery(group as HTMLElement).attr('class')].filter(Boolean).join(' '))
    })
  }
  return heard
}
afterEach(() => {
  jQuery(document.body).off()
  jQuery(window).off()
})

describe('the field for the state', () => {
  it('is a list where the country has states, a text where nobody says, and hidden where it has none, with its id, name and classes', async () => {
    await open()
    chooseBilling('IE')
    const list = get('billing_state')
    expect(list?.tagName).toBe('SELECT')
    expect([list?.name, list?.className, list?.getAttribute('autocomplete'), list?.dataset['inputClasses']]).toEqual(['billing_state', 'state_select wide-box', 'address-level1', 'wide-box'])
    expect([...document.querySelectorAll('#billing_state option')].map(({ textContent }) => textContent)).toEqual(['Select an option…', 'Carlow', 'Dublin'])
    chooseBilling('FR')
    expect([get('billing_state')?.type, get('billing_state')?.className, isShown('state')]).toEqual(['hidden', 'hidden wide-box', false])
    chooseBilling('GB')
    expect([get('billing_state')?.type, get('billing_state')?.className, isShown('state')]).toEqual(['text', 'input-text wide-box', true])
  })

  it('holds again what was typed or chosen for a country when that comes back', async () => {
    await open()
    chooseBilling('IE')
    expect(get('billing_state')?.value).toBe('')
    choose(get('billing_state'), 'D')
    chooseBilling('FR')
    expect(get('billing_state')?.value).toBe('')
    chooseBilling('GB')
    expect(get('billing_state')?.value).toBe('Kent')
    chooseBilling('IE')
    expect(get('billing_state')?.value).toBe('D')
  })

  it('keeps a state that the next country has too', async () => {
    await open()
    chooseBilling('IE')
    choose(get('billing_state'), 'D')
    chooseBilling('US')
    expect(get('billing_state')?.value).toBe('D')
  })

  it('is what a country of the browser\'s needs, that was there before our code', async () => {
    page = await openTestPage(load, { html: addressHtml('billing'), globals: addressGlobals })
    const country = get('billing_country')
    if (country) country.value = 'IE'
    await page.start()
    expect(get('billing_state')?.tagName).toBe('SELECT')
  })

  it('takes what stood for the list along, where selectWoo had enhanced it', async () => {
    await open()
    chooseBilling('IE')
    get('billing_state')?.insertAdjacentHTML('afterend', '<span class="select2 select2-container"></span>')
    chooseBilling('GB')
    expect(row('state')?.querySelector('.select2-container')).toBeNull()
  })

  it('stays as it is where the page lists no states', async () => {
    await open({ globals: { wc_address_i18n_params: addressGlobals.wc_address_i18n_params } })
    chooseBilling('IE')
    expect([get('billing_state')?.type, label('postcode')]).toEqual(['text', 'Eircode\u00a0*'])
  })
})

describe('the events', () => {
  it('come at load once for the page and then for each address, as the platform raises them', async () => {
    const heard = record('wc_address_i18n_ready', 'country_to_state_changed', 'country_to_state_changing')
    await open({ html: addressHtml('billing') + addressHtml('shipping') })
    expect(heard).toEqual([
      'wc_address_i18n_ready',
      'country_to_state_changing GB woocommerce-billing-fields',
      'country_to_state_changing GB woocommerce-shipping-fields',
    ])
  })

  it('say a change only where the field was made or filled anew, and then always that the country has changed', async () => {
    await open()
    const heard = record('country_to_state_changed', 'country_to_state_changing')
    const changes: string[] = []
    document.querySelector('form')?.addEventListener('change', ({ target }) => changes.push((target as Element).id))
    chooseBilling('IE')
    expect(heard.splice(0)).toEqual(['country_to_state_changed IE woocommerce-billing-fields', 'country_to_state_changing IE woocommerce-billing-fields'])
    expect(changes).toEqual(['billing_country', 'billing_state'])
    chooseBilling('GB')
    chooseBilling('AE')
    expect(heard).toEqual([
      'country_to_state_changed GB woocommerce-billing-fields',
      'country_to_state_changing GB woocommerce-billing-fields',
      'country_to_state_changing AE woocommerce-billing-fields',
    ])
  })

  it('come after the form has heard of the country, as with the platform\'s script, and with the state that goes in between', async () => {
    await open()
    chooseBilling('IE')
    choose(get('billing_state'), 'D')
    const heard: string[] = []
    jQuery('form.checkout').on('change', 'select', ({ target }) => void heard.push(`change ${target.id}`))
    jQuery(document.body).on('country_to_state_changed country_to_state_changing', ({ type }) => void heard.push(type))
    chooseBilling('JP')
    expect(heard).toEqual(['change billing_country', 'change billing_state', 'country_to_state_changed', 'country_to_state_changing'])
  })

  it('are heard from scripts: a country set and told through jQuery, a refresh, and a country told for an address', async () => {
    await open({ html: addressHtml('billing') + addressHtml('shipping') })
    jQuery('#billing_country').val('IE').trigger('change')
    expect(get('billing_state')?.tagName).toBe('SELECT')
    jQuery('#billing_country').val('GB').trigger('refresh')
    expect(get('billing_state')?.tagName).toBe('INPUT')
    jQuery(document.body).trigger('country_to_state_changing', ['US', jQuery('.woocommerce-shipping-fields')])
    expect([label('postcode', 'shipping'), label('postcode')]).toEqual(['ZIP Code\u00a0*', 'Postcode\u00a0*'])
    jQuery('#shipping_country').val('FR')
    jQuery(document.body).trigger('wc_address_i18n_ready')
    expect(get('shipping_state')?.type).toBe('hidden')
  })

  it('come with the address as it is for that country already, and natively without jQuery', async () => {
    await open({ jquery: false })
    const heard: unknown[] = []
    document.addEventListener('tillkit:country-changed', (event) => heard.push((event as CustomEvent).detail, label('postcode')), { once: true })
    chooseBilling('IE')
    expect(heard).toEqual([{ country: 'IE', wrapper: document.querySelector('.woocommerce-billing-fields') }, 'Eircode\u00a0*'])
  })
})

describe("a country's locale", () => {
  it('changes labels, and what is required with its marks, and changes them back', async () => {
    const before = addressHtml('billing')
    await open()
    chooseBilling('IE')
    expect([label('postcode'), label('state')]).toEqual(['Eircode\u00a0*', 'County\u00a0*'])
    expect([row('state')?.classList.contains('validate-required'), get('billing_state')?.getAttribute('aria-required')]).toEqual([true, 'true'])
    chooseBilling('US')
    expect([label('postcode'), label('state')]).toEqual(['ZIP Code\u00a0*', 'State\u00a0*'])
    row('state')?.classList.add('woocommerce-invalid', 'woocommerce-invalid-required-field')
    chooseBilling('GB')
    expect(label('state')).toBe('County\u00a0(optional)')
    expect(row('state')?.className).toBe('form-row form-row-wide address-field')
    expect(get('billing_state')?.hasAttribute('aria-required')).toBe(false)
    page?.stop()
    const after = document.querySelector('form')?.innerHTML
    document.body.innerHTML = `<form>${before}</form>`
    expect(after).toBe(document.querySelector('form')?.innerHTML)
  })

  it('hides a field and sends it empty, without asking for it, and gives back what was typed when it shows again', async () => {
    await open()
    const postcode = get('billing_postcode')
    if (postcode) postcode.value = 'CT1 2EH'
    chooseBilling('AE')
    expect([isShown('postcode'), postcode?.value, row('postcode')?.classList.contains('validate-required')]).toEqual([false, '', false])
    chooseBilling('GB')
    expect([isShown('postcode'), postcode?.value, row('postcode')?.classList.contains('validate-required')]).toEqual([true, 'CT1 2EH', true])
  })

  it("hides the state too, and gives back the text that was typed for the country before", async () => {
    await open()
    chooseBilling('BA')
    expect([isShown('state'), get('billing_state')?.value]).toEqual([false, ''])
    chooseBilling('GB')
    expect([isShown('state'), get('billing_state')?.value]).toEqual([true, 'Kent'])
  })

  it('puts the rows in the order of their priorities and gives them their widths, and puts them back', async () => {
    await open()
    const printed = order()
    chooseBilling('JP')
    expect(order()).toEqual(['first_name', 'country', 'postcode', 'state', 'city', 'address_1', 'phone'])
    expect(row('postcode')?.classList.contains('form-row-first')).toBe(true)
    expect([row('state')?.classList.contains('form-row-last'), row('state')?.classList.contains('form-row-wide')]).toEqual([true, false])
    chooseBilling('GB')
    expect(order()).toEqual(printed)
    chooseBilling('JP')
    page?.stop()
    expect(order()).toEqual(printed)
  })

  it('never moves the field that has the focus', async () => {
    await open()
    for (const name of ['country', 'postcode', 'phone', 'first_name']) {
      const moved: string[] = []
      const parent = row('country')?.parentElement as Element
      get(`billing_${name}`)?.focus()
      const watcher = new MutationObserver((records) => records.forEach(({ removedNodes }) => removedNodes.forEach((node) => moved.push((node as Element).id))))
      watcher.observe(parent, { childList: true })
      chooseBilling('JP')
      expect(order()).toEqual(['first_name', 'country', 'postcode', 'state', 'city', 'address_1', 'phone'])
      chooseBilling('GB')
      expect(order()).toEqual(['first_name', 'country', 'address_1', 'city', 'state', 'postcode', 'phone'])
      watcher.takeRecords().forEach(({ removedNodes }) => removedNodes.forEach((node) => moved.push((node as Element).id)))
      watcher.disconnect()
      expect(moved).not.toContain(`billing_${name}_field`)
      expect(moved.length).toBeGreaterThan(0)
    }
  })

  it("leaves to the shop's settings whether a phone number is asked for", async () => {
    await open({ html: addressHtml('billing', { phoneRequired: false }) })
    chooseBilling('IE')
    expect([label('phone'), row('phone')?.classList.contains('validate-required')]).toEqual(['Phone\u00a0(optional)', false])
  })

  it('says a name in the field where no label can be seen', async () => {
    await open()
    for (const name of ['postcode', 'address_1']) row(name)?.querySelector('label')?.classList.add('screen-reader-text')
    chooseBilling('IE')
    expect([get('billing_postcode')?.placeholder, get('billing_address_1')?.placeholder]).toEqual(['Eircode', 'House number and street name'])
    expect(get('billing_city')?.placeholder).toBe('')
  })

  it('that is no JSON is told of, and the states follow all the same', async () => {
    await open({ globals: { ...addressGlobals, wc_address_i18n_params: { locale: '{"GB":', locale_fields: '{}' } } })
    expect(page?.errors.map(({ problem }) => problem.field)).toEqual(['wc_address_i18n_params.locale'])
    chooseBilling('IE')
    expect([get('billing_state')?.tagName, label('postcode')]).toEqual(['SELECT', 'Postcode\u00a0*'])
  })
})

describe('a page of the page builder', () => {
  const own = { ...LOCALE, IE: { postcode: { label: 'Eir code' } } }

  it('[mini-cart-and-multistep-checkout#67] localises the billing labels by their own locale where it is the only module, without an exception', async () => {
    await open({ globals: { ...addressGlobals, ags_address_i18n_params: { billing: JSON.stringify(own) } } })
    const laidOut: string[] = []
    jQuery(window).on('orientationchange', ({ type }) => void laidOut.push(type))
    chooseBilling('IE')
    expect([label('postcode'), laidOut]).toEqual(['Eir code\u00a0*', ['orientationchange']])
    expect(page?.errors).toEqual([])
  })

  it('has the platform\'s locale for the address whose module is not there', async () => {
    await open({ html: addressHtml('billing') + addressHtml('shipping'), globals: { ...addressGlobals, ags_address_i18n_params: { billing: JSON.stringify(own) } } })
    choose(get('shipping_country'), 'IE')
    expect(label('postcode', 'shipping')).toBe('Eircode\u00a0*')
    expect(page?.errors).toEqual([])
  })
})
