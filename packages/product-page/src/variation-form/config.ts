import { attributeOf, parseJson } from '@tillkit/dom'
import { isRecord, pageJQuery, readGlobal, readText, templateEndpoint } from '@tillkit/platform'
import { attributes, dataKeys, DEFAULT_URL, ENDPOINT, PARAMS, params } from './anatomy.ts'
import { readVariations, type Variation } from './variation.schema.ts'

/** What a form and the page say before anybody chooses. */
export interface Config {
  /** Told apart from other forms, those of the same product too. */
  readonly key: string
  readonly productId: string
  /** Where a variation is asked for. */
  readonly url: string
  /** The platform's own texts. */
  readonly texts: Readonly<Record<Exclude<keyof typeof params, 'url'>, string>>
}

/** What the texts say on a page without them, which lacks the platform's parameters. */
const ENGLISH: Config['texts'] = {
  noMatch: 'Sorry, no products matched your selection. Please choose a different combination.',
  select: 'Please select some product options before adding this product to your cart.',
  unavailable: 'Sorry, this product is unavailable. Please choose a different combination.',
  reset: 'Your selection has been reset. Please select some product options before adding this product to your cart.',
}

let forms = 0

/** Reads a form and the page's parameters. */
export function readConfig(form: Element): Config {
  forms += 1
  const given = readGlobal(PARAMS)
  const say = (name: keyof typeof params) => readText(isRecord(given) ? given[params[name]] : undefined)
  return {
    key: String(forms),
    productId: attributeOf(form, attributes.productId),
    url: templateEndpoint(say('url') || DEFAULT_URL, ENDPOINT),
    texts: {
      noMatch: say('noMatch') || ENGLISH.noMatch,
      select: say('select') || ENGLISH.select,
      unavailable: say('unavailable') || ENGLISH.unavailable,
      reset: say('reset') || ENGLISH.reset,
    },
  }
}

/** A form's list: `null` where each variation has to be asked for, and whether that is because what is printed cannot be used. */
export interface VariationList {
  readonly variations: readonly Variation[] | null
  readonly isBroken: boolean
}

/** Reads the list of a form: from jQuery's data where there is one, since plugins put another there, else from the attribute. */
export function readList(form: Element): VariationList {
  const data = dataOf(form, dataKeys.variations, attributes.variations)
  const variations = readVariations(data)
  return { variations, isBroken: variations === null && data !== false }
}

/** What plugins want sent along with the call for a variation. */
export const readCustomData = (form: Element): unknown => dataOf(form, dataKeys.customData, attributes.customData)

function dataOf(form: Element, key: string, attribute: string): unknown {
  // What scripts of others keep by `.data()`, asked for without its look at the attribute, which a form's fields may hide.
  return pageJQuery()?.data(form, key) ?? parseJson(attributeOf(form, attribute))
}
