import type { QuantityField } from '@tillkit/fixtures'
import {
  attributes,
  escapeAttribute,
  escapeText,
  html,
  jsonAttribute,
  quantityHtml,
  summaryHtml,
  wrapperHtml,
} from '@tillkit/fixtures'
import type { ShopProduct, VariableProduct } from '../catalogue/index.ts'
import { productPath } from '../catalogue/index.ts'
import type { View } from '../view.ts'
import { href } from '../view.ts'
import { brokenParts } from './faults.ts'
import { layoutOptionsOf } from './printing.ts'
import { variationJson } from './variation-data.ts'

/** The form that puts a product into the cart, with its tiers, quantity and order summary. */
export function formHtml(
  product: ShopProduct,
  view: View,
  own: Partial<QuantityField> & { layoutId?: string } = {},
): string {
  return product.variable ? variableForm(product, product.variable, view) : simpleForm(product, view, own)
}

function simpleForm(
  product: ShopProduct,
  view: View,
  { layoutId, ...field }: Partial<QuantityField> & { layoutId?: string },
): string {
  const { tiers } = product
  const options = { ...layoutOptionsOf(product, view), ...(layoutId === undefined ? {} : { id: layoutId }) }
  return html`<form class="cart" action="${actionOf(product, view)}" method="post" enctype="multipart/form-data">
${wrapperHtml(tiers, { ...options, ...brokenParts(product, options) })}
${quantityOf(product, field)}
<button type="submit" name="add-to-cart" value="${tiers.id}" class="single_add_to_cart_button button alt">Add to basket</button>
${summaryHtml(tiers.id, product.summary)}
</form>`
}

function variableForm(product: ShopProduct, variable: VariableProduct, view: View): string {
  const { tiers } = product
  const data = jsonAttribute(variable.variations.map((variation) => variationJson(product, variation, view)))
  return html`<form class="variations_form cart" action="${actionOf(product, view)}" method="post" enctype="multipart/form-data" data-product_id="${tiers.id}" data-product_variations="${data}">
${selectsHtml(variable)}
<div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" aria-relevant="all"></div>
<div class="single_variation_wrap">
<div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions"></div>
<div class="woocommerce-variation-add-to-cart variations_button">
${wrapperHtml(tiers, { ...layoutOptionsOf(product, view), variable: wrapperData(variable) })}
${quantityOf(product)}
<button type="submit" class="single_add_to_cart_button button alt">Add to basket</button>
${summaryHtml(tiers.id, product.summary)}
<input type="hidden" name="add-to-cart" value="${tiers.id}">
<input type="hidden" name="product_id" value="${tiers.id}">
<input type="hidden" name="variation_id" class="variation_id" value="0">
</div>
</div>
</form>`
}

function actionOf(product: ShopProduct, view: View): string {
  return escapeAttribute(href(view, productPath(product)))
}

function quantityOf({ tiers, quantity }: ShopProduct, own: Partial<QuantityField> = {}): string {
  const least = tiers.minimum ?? 1
  return quantityHtml({
    productId: tiers.id,
    name: tiers.name,
    value: least,
    min: least,
    buttons: true,
    ...quantity,
    ...own,
  })
}

function wrapperData({
  byAjax = false,
  samePrices = false,
  variations,
  defaultVariationId,
}: VariableProduct) {
  const shown = variations.find(({ id }) => id === defaultVariationId)
  return { byAjax, samePrices, variations, ...(shown ? { defaultVariation: shown } : {}) }
}

/** The selects, as the platform's table of one row each. */
function selectsHtml({ attributes: selects, defaults = {} }: VariableProduct): string {
  const rows = selects.map(({ name, label, choices }, index) => {
    const id = name.replace(/^attribute_/, '')
    const options = choices.map(
      ({ value, label: text }) =>
        `<option${attributes({ value, selected: value === defaults[name] && 'selected' })}>${escapeText(text)}</option>`,
    )
    const clear = index === selects.length - 1
    return html`<tr>
<th class="label"><label for="${id}">${escapeText(label)}</label></th>
<td class="value"><select id="${id}" name="${name}" data-attribute_name="${name}" data-show_option_none="yes"><option value="">Choose an option</option>${options.join('')}</select>
${clear && '<a class="reset_variations" href="#" aria-label="Clear options">Clear</a>'}</td>
</tr>`
  })
  return html`<table class="variations" cellspacing="0" role="presentation"><tbody>
${rows}
</tbody></table>`
}
