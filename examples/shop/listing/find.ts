import { GOODS, KINDS, type Good } from './goods.ts'

/** How many stand on a page. */
export const PER_PAGE = 24

/** What a query asks of the listing. */
export interface Wish {
  /** Values by the server's own names. */
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly search: string
  readonly order: string
  readonly page: number
}

/** The shop's own words for what it can be asked. */
export const NAMES = {
  category: 'shopCategory',
  brand: 'shopAttribute_pa_brand',
  size: 'shopAttribute_pa_size',
  colour: 'shopAttribute_pa_colour',
  rating: 'shopRating',
  price: 'shopPrice',
  stock: 'shopStockStatus',
  sale: 'shopSale',
  search: 'shopSearch',
} as const

/** Reads a query as the platform does: repeated values and joined ones are one list. */
export function readWish(query: URLSearchParams, suffix = ''): Wish {
  const list = (name: string) => query.getAll(name).flatMap((value) => value.split(',')).filter(Boolean)
  const lists = Object.values(NAMES).filter((name) => name !== NAMES.search)
  const page = Number(query.get(`shopPage${suffix}`))
  return {
    values: Object.fromEntries(lists.map((name) => [name, list(name)])),
    search: query.get(NAMES.search) ?? '',
    order: query.get(`shopOrder${suffix}`) ?? 'menu_order',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

type Test = (good: Good, values: readonly string[]) => boolean

/** A parent's category holds its children's products. */
const isIn = (id: number, wanted: string): boolean => {
  const parent = KINDS.find((kind) => kind.id === id)?.parent
  return String(id) === wanted || String(parent) === wanted
}

const TESTS: Readonly<Record<string, Test>> = {
  [NAMES.category]: ({ categoryId }, values) => values.some((value) => isIn(categoryId, value)),
  [NAMES.brand]: ({ brand }, values) => values.includes(String(brand)),
  [NAMES.size]: ({ size }, values) => values.includes(String(size)),
  [NAMES.colour]: ({ colour }, values) => values.includes(String(colour)),
  [NAMES.stock]: ({ stock = 'instock' }, values) => values.includes(stock),
  [NAMES.sale]: ({ onSale }, values) => !values.includes('onsale') || onSale,
  [NAMES.rating]: ({ rating = 0 }, values) =>
    values.some((value) => (/^\d\+$/.test(value) ? rating >= Number(value[0]) : Math.floor(rating) === Number(value))),
  [NAMES.price]: ({ price }, [value = '']) => {
    const [, min, max] = /^(\d*)-(\d*)$/.exec(value) ?? []
    return price >= Number(min || 0) && price <= Number(max || Infinity)
  },
}

/** Every product that a wish finds, in no order; a filter may be left out of it. */
export function find({ values, search }: Wish, without?: string): Good[] {
  const words = search.toLowerCase().replaceAll('×', 'x').split(/\s+/).filter(Boolean)
  const tests = Object.entries(TESTS).filter(([name]) => name !== without && (values[name] ?? []).length > 0)
  return GOODS.filter((good) => {
    const text = `${good.name} ${good.excerpt ?? ''} ${good.sku ?? ''}`.toLowerCase().replaceAll('×', 'x')
    return words.every((word) => text.includes(word)) && tests.every(([name, test]) => test(good, values[name] ?? []))
  })
}

const ORDERS: Readonly<Record<string, (one: Good, other: Good) => number>> = {
  popularity: (one, other) => other.popularity - one.popularity,
  rating: (one, other) => (other.rating ?? 0) - (one.rating ?? 0),
  date: (one, other) => other.added - one.added,
  price: (one, other) => one.price - other.price,
  'price-desc': (one, other) => other.price - one.price,
}

/** One page of what a wish finds, and how much there is. */
export function pageOf(wish: Wish): { readonly goods: Good[]; readonly total: number; readonly page: number } {
  const order = Object.hasOwn(ORDERS, wish.order) ? ORDERS[wish.order] : undefined
  const found = order ? find(wish).sort(order) : find(wish)
  const page = Math.min(wish.page, Math.max(1, Math.ceil(found.length / PER_PAGE)))
  return { goods: found.slice((page - 1) * PER_PAGE, page * PER_PAGE), total: found.length, page }
}

/** The prices of what a wish finds, its own price filter aside: whole numbers, as the platform casts them. */
export function pricesOf(wish: Wish): { min: number; max: number } | null {
  const prices = find(wish, NAMES.price).map(({ price }) => Math.trunc(price))
  return prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null
}

/** How many products there would be with a filter set to one value; `all` leaves it out. */
export function countOf(wish: Wish, filter: string, value: string): number {
  if (value === 'all') return find(wish, filter).length
  return find({ ...wish, values: { ...wish.values, [filter]: [value] } }).length
}
