import { type Life, parseFragment, parseJson, toJson } from '@tillkit/dom'
import { isRecord } from '@tillkit/platform'
import { createCall } from '@tillkit/platform/requests'
import { keys, PRODUCT, templates, WORTH, MARKS } from './anatomy.ts'

type Data = Readonly<Record<string, string>>

/** Structured data that a widget's place may be given. */
interface Wanted {
  /** Where it is asked for, below the provider's root. */
  readonly path: string
  /** Makes it complete; nothing of what is of no use. */
  complete(answer: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | undefined
}

/** What structured data a widget wants, if any: that of a place of business, or of a product. */
export function wantedBy(data: Data, page: Pick<Location, 'href' | 'origin' | 'pathname'>): Wanted | undefined {
  if (data[keys.schemaType] && data[keys.location]) return placeOf(data, page.href)
  const isNamed = data[keys.name] || (data[keys.template] === templates.nameless && data[keys.schemaType] === PRODUCT)
  return data[keys.sku] && isNamed ? productOf(data, page.origin + page.pathname) : undefined
}

function placeOf(data: Data, href: string): Wanted {
  const query = queryOf([['url', href], ['templateId', data[keys.template]], ['locale', data[keys.locale]]])
  return {
    path: `/data/jsonld/business-unit/${segment(data[keys.business])}/location/${segment(data[keys.location])}?${query}`,
    complete: (answer) => ({ ...answer, url: href, '@id': href }),
  }
}

function productOf(data: Data, address: string): Wanted {
  const { [keys.price]: price, [keys.currency]: priceCurrency, [keys.availability]: availability } = data
  const offers = price && priceCurrency && availability ? { '@type': 'Offer', priceCurrency, price, availability } : undefined
  const query = queryOf([
    ['sku', data[keys.sku]],
    ['numberOfReviews', data[keys.count] || '10'],
    ['productName', data[keys.name]],
    ['language', data[keys.locale]?.split('-')[0]],
    ['templateId', data[keys.template]],
    ['url', address],
  ])
  return {
    path: `/data/jsonld/business-unit/${segment(data[keys.business])}/product${data[keys.template] === templates.imported ? '-imported' : ''}?${query}`,
    complete(answer) {
      const whole = { ...answer, ...(offers && { offers }) }
      return WORTH.some((name) => Object.hasOwn(whole, name) && Reflect.get(whole, name)) ? whole : undefined
    },
  }
}

const segment = (text = ''): string => encodeURIComponent(text)

function queryOf(pairs: readonly (readonly [name: string, value: string | undefined])[]): string {
  return pairs.filter(([, value]) => value).map(([name, value]) => `${name}=${segment(value)}`).join('&')
}

/** Whether structured data describes a product with reviews, itself or in what it lists. */
function hasReviewedProduct(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(hasReviewedProduct)
  if (typeof data !== 'object' || data === null) return false
  const { '@type': type, '@graph': graph, review, aggregateRating } = data as Record<string, unknown>
  return ([type].flat().includes(PRODUCT) && Boolean(review ?? aggregateRating)) || hasReviewedProduct(graph)
}

const TYPE = 'application/ld+json'

/** Where structured data is asked for, and whether that of the shop's own comes first. */
export interface StructuredDataOptions {
  readonly root: string
  readonly wanted: Wanted
  readonly yieldsToShop: boolean
}

/** Asks the provider for structured data and puts it into the page's head, for as long as the life lasts. What fails is told in the console. */
export async function addStructuredData(life: Life, { root, wanted, yieldsToShop }: StructuredDataOptions): Promise<void> {
  if (yieldsToShop && isDescribed()) return
  try {
    const { text } = await createCall()(root + wanted.path, { signal: life.signal })
    const answer = parseJson(text)
    if (!isRecord(answer)) throw new TypeError('The provider’s structured data is no object.')
    const data = wanted.complete(answer)
    if (data && !life.signal.aborted) addToHead(life, data)
  } catch (cause) {
    if (!life.signal.aborted) console.error('[tillkit] reviews: no structured data came.', cause)
  }
}

/** Whether the shop's own structured data describes a product with reviews. */
function isDescribed(): boolean {
  return [...document.querySelectorAll(`script[type="${TYPE}"]`)].some(({ textContent }) => hasReviewedProduct(parseJson(textContent ?? '')))
}

function addToHead(life: Life, data: Readonly<Record<string, unknown>>): void {
  // Nothing in it can end the script.
  const script = parseFragment(`<script type="${TYPE}">${toJson(data).replaceAll('<', String.raw`\u003c`)}</script>`)
  const nodes = [document.createComment(MARKS.before), ...script.childNodes, document.createComment(MARKS.after)]
  document.head.append(...nodes)
  life.onEnd(() => nodes.forEach((node) => node.remove()))
}
