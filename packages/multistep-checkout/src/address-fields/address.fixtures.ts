/** A row of an address as WooCommerce prints it. */
interface PrintedRow {
  readonly name: string
  readonly label: string
  readonly priority: number
  readonly width?: 'first' | 'last' | 'wide'
  readonly isRequired?: boolean
  readonly input?: string
}

const COUNTRIES = { GB: 'United Kingdom (UK)', IE: 'Ireland', FR: 'France', AE: 'United Arab Emirates', BA: 'Bosnia and Herzegovina', JP: 'Japan', US: 'United States (US)' }

/** States as they are printed: with a list, with none, and those that are missing take any text. */
const STATES = { IE: { CW: 'Carlow', D: 'Dublin' }, FR: [], US: { CA: 'California', NY: 'New York', D: 'Delaware' }, JP: { JP13: 'Tokyo' } }

/** What addresses look like, as captured, a few countries of it. */
export const LOCALE = {
  AE: { postcode: { required: false, hidden: true }, state: { required: false } },
  BA: { postcode: { priority: 65 }, state: { label: 'Canton', required: false, hidden: true } },
  FR: { postcode: { priority: 65 }, state: { required: false, hidden: true } },
  GB: { postcode: { label: 'Postcode' }, state: { label: 'County', required: false } },
  IE: { postcode: { required: true, label: 'Eircode' }, state: { label: 'County' } },
  JP: {
    postcode: { class: ['form-row-first', 'address-field'], priority: 65 },
    state: { label: 'Prefecture', class: ['form-row-last', 'address-field'], priority: 66 },
    city: { priority: 67 },
    address_1: { priority: 68 },
  },
  US: { postcode: { label: 'ZIP Code' }, state: { label: 'State' } },
  default: {
    country: { label: 'Country / Region', required: true, class: ['form-row-wide', 'address-field', 'update_totals_on_change'], priority: 40, hidden: false },
    address_1: { label: 'Street address', placeholder: 'House number and street name', required: true, class: ['form-row-wide', 'address-field'], priority: 50 },
    city: { label: 'Town / City', required: true, class: ['form-row-wide', 'address-field'], priority: 70 },
    state: { label: 'State / County', required: true, class: ['form-row-wide', 'address-field'], priority: 80 },
    postcode: { label: 'Postcode / ZIP', required: true, class: ['form-row-wide', 'address-field'], priority: 90 },
    phone: { label: 'Phone', required: true, class: ['form-row-wide'], priority: 100 },
  },
}

const FIELDS = {
  address_1: '#billing_address_1_field, #shipping_address_1_field',
  state: '#billing_state_field, #shipping_state_field, #calc_shipping_state_field',
  postcode: '#billing_postcode_field, #shipping_postcode_field, #calc_shipping_postcode_field',
  city: '#billing_city_field, #shipping_city_field, #calc_shipping_city_field',
  country: '#billing_country_field, #shipping_country_field, #calc_shipping_country_field',
  phone: '#billing_phone_field, #shipping_phone_field',
}

/** The page's data of countries. */
export const addressGlobals = {
  wc_country_select_params: { countries: JSON.stringify(STATES), i18n_select_state_text: 'Select an option…', i18n_no_matches: 'No matches found' },
  wc_address_i18n_params: {
    locale: JSON.stringify(LOCALE).replaceAll('"', '&quot;'),
    locale_fields: JSON.stringify(FIELDS),
    i18n_required_text: 'required',
    i18n_optional_text: 'optional',
  },
} as const

/** A British address with what has been typed, as the checkout prints it, in one group of fields. */
export function addressHtml(kind: 'billing' | 'shipping', options: { readonly phoneRequired?: boolean } = {}): string {
  const choices = Object.entries(COUNTRIES).map(([code, name]) => `<option value="${code}"${code === 'GB' ? " selected='selected'" : ''}>${name}</option>`)
  const country = `<select name="${kind}_country" id="${kind}_country" class="country_to_state country_select " aria-required="true" data-placeholder="Select a country / region&hellip;" data-label="Country / Region"><option value="">Select a country / region&hellip;</option>${choices.join('')}</select>`
  const rows: PrintedRow[] = [
    { name: 'first_name', label: 'First name', priority: 10, width: 'first', isRequired: true },
    { name: 'country', label: 'Country / Region', priority: 40, isRequired: true, input: country },
    { name: 'address_1', label: 'Street address', priority: 50, isRequired: true, input: `<input type="text" class="input-text " name="${kind}_address_1" id="${kind}_address_1" placeholder="House number and street name"  value="" aria-required="true" />` },
    { name: 'city', label: 'Town / City', priority: 70, isRequired: true },
    { name: 'state', label: 'County', priority: 80, input: `<input type="text" class="input-text " value="Kent"  placeholder="" name="${kind}_state" id="${kind}_state" autocomplete="address-level1" data-input-classes="wide-box"/>` },
    { name: 'postcode', label: 'Postcode', priority: 90, isRequired: true },
    { name: 'phone', label: 'Phone', priority: 100, isRequired: options.phoneRequired ?? true },
  ]
  return `<div class="woocommerce-${kind}-fields"><h3>Details</h3><div class="woocommerce-${kind}-fields__field-wrapper">${rows.map((row) => rowHtml(kind, row)).join('')}</div></div>`
}

function rowHtml(kind: string, { name, label, priority, width = 'wide', isRequired = false, input }: PrintedRow): string {
  const id = `${kind}_${name}`
  const said = isRequired ? '<span class="required" aria-hidden="true">*</span>' : '<span class="optional">(optional)</span>'
  const required = isRequired ? ' aria-required="true"' : ''
  const field = input ?? `<input type="text" class="input-text " name="${id}" id="${id}" placeholder=""  value=""${required} />`
  return `<p class="form-row form-row-${width} address-field${name === 'country' ? ' update_totals_on_change' : ''}${isRequired ? ' validate-required' : ''}" id="${id}_field" data-priority="${priority}"><label for="${id}" class="${isRequired ? 'required_field' : ''}">${label}&nbsp;${said}</label><span class="woocommerce-input-wrapper">${field}</span></p>`
}
