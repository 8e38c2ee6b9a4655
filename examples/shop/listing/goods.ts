import type { FilterOption, ListingProduct } from '@tillkit/fixtures'
import { tiers } from '../catalogue/make.ts'
import type { CategorySlug, ShopProduct } from '../catalogue/types.ts'

/** A product of the big listing: what it is filtered by beside what the page shows. */
export interface Good extends ListingProduct {
  slug: string
  categoryId: number
  /** A parent's category holds its children's products. */
  parentCategoryId?: number
  brand: number
  colour: number
  size: number
  popularity: number
  /** The later, the newer. */
  added: number
  onSale: boolean
}

interface Kind {
  id: number
  name: string
  parent?: number
  /** The department of the small catalogue in which its products stand. */
  department: CategorySlug
  image: string
  from: number
  step: number
}

/** The categories of the listing; some belong to others. */
export const KINDS: readonly Kind[] = [
  { id: 101, name: 'Till rolls', department: 'till-rolls', image: 'till-rolls-80x80', from: 6.2, step: 0.85 },
  { id: 102, name: 'Thermal till rolls', parent: 101, department: 'till-rolls', image: 'till-rolls-57x40', from: 7.4, step: 0.9 },
  { id: 103, name: 'Card terminal rolls', department: 'card-terminal-rolls', image: 'card-terminal-rolls', from: 5.1, step: 0.7 },
  { id: 104, name: 'Kitchen rolls', parent: 101, department: 'till-rolls', image: 'kitchen-rolls', from: 9.9, step: 1.1 },
  { id: 105, name: 'Labels', department: 'labels-and-supplies', image: 'label-rolls', from: 4.3, step: 1.4 },
  { id: 106, name: 'Ink ribbons', department: 'labels-and-supplies', image: 'ink-ribbons', from: 3.8, step: 0.6 },
  { id: 107, name: 'Receipt printers', department: 'tills-and-printers', image: 'receipt-printer', from: 96, step: 14.5 },
  { id: 108, name: 'Cash drawers', department: 'tills-and-printers', image: 'cash-drawer', from: 44, step: 7.25 },
]

const options = (names: readonly string[], from: number): FilterOption[] => names.map((label, at) => ({ value: String(from + at), label }))

export const BRANDS = options(['Brightwell', 'Casio', 'Epson', 'Sam4s', 'Star', 'Citizen', 'Brother', 'Zebra', 'Dymo', 'Bixolon', 'Oki', 'Sharp', 'Toshiba', 'Olivetti'], 201)
export const SIZES = options(['57 × 40', '57 × 57', '80 × 80', '76 × 76', '44 × 80'], 301)
export const COLOURS: FilterOption[] = [
  { value: '401', label: 'White', colour: '#ffffff' },
  { value: '402', label: 'Yellow', colour: '#f7e27c' },
  { value: '403', label: 'Pink', colour: '#f3b6c6' },
  { value: '404', label: 'Blue', colour: '#a9cbe8' },
]
const STOCK = ['instock', 'instock', 'instock', 'instock', 'outofstock', 'onbackorder'] as const
const FINISHES = ['Classic', 'Eco', 'Premium', 'Long life', 'Double', 'Bulk'] as const
/** How many of each kind there are. */
const EACH = 30

/** Picks from a list in an order that looks like none and is always the same. */
function pick<T>(list: readonly T[], seed: number): T {
  return list[(seed * 7919 + 104_729) % 1_000_003 % list.length] as T
}

function makeGood(kind: Kind, at: number, number: number): Good {
  const brand = pick(BRANDS, number)
  const size = pick(SIZES, number + at)
  const colour = pick(COLOURS, number * 3)
  const rated = number % 5
  const name = `${pick(FINISHES, number)} ${kind.name.toLowerCase()}, ${brand.label} no. ${at + 1}`
  return {
    id: 10_000 + number,
    slug: `listing-${10_000 + number}`,
    href: `/product/listing-${10_000 + number}/`,
    name,
    price: Math.round((kind.from + kind.step * at) * 100) / 100,
    sku: `BW-${kind.id}-${at + 1}`,
    image: `/images/${kind.image}.svg`,
    ...(rated === 0 ? {} : { rating: 1.5 + ((number * 13) % 35) / 10 }),
    category: { id: kind.id, name: kind.name },
    categoryId: kind.id,
    ...(kind.parent === undefined ? {} : { parentCategoryId: kind.parent }),
    brand: Number(brand.value),
    size: Number(size.value),
    colour: Number(colour.value),
    stock: pick(STOCK, number + 11),
    excerpt: `${size.label} mm, ${colour.label.toLowerCase()}.`,
    popularity: (number * 37) % 101,
    added: number,
    onSale: number % 9 === 0,
  }
}

/** Everything in the big listing. */
export const GOODS: readonly Good[] = KINDS.flatMap((kind, place) =>
  Array.from({ length: EACH }, (_, at) => makeGood(kind, at, place * EACH + at)),
)

const products = new Map<number, ShopProduct>(GOODS.map((good) => [good.id, productOf(good)]))
const bySlug = new Map<string, ShopProduct>([...products.values()].map((product) => [product.slug, product]))

/** A product of the big listing as the rest of the shop knows products. */
export function goodById(id: number): ShopProduct | undefined {
  return products.get(id)
}

/** The same by the last part of its address. */
export function goodBySlug(slug: string): ShopProduct | undefined {
  return bySlug.get(slug)
}

function productOf({ id, slug, name, price, sku = '', categoryId, excerpt = '', rating }: Good): ShopProduct {
  const kind = KINDS.find((each) => each.id === categoryId) ?? (KINDS[0] as Kind)
  const less = (part: number) => Math.round(price * part * 100) / 100
  return {
    slug,
    category: kind.department,
    image: kind.image,
    imageAlt: kind.name,
    sku,
    stock: 'In stock',
    rating: { stars: rating ?? 0, count: rating === undefined ? 0 : 12 },
    lead: excerpt,
    description: ['One of the products that the listing filters.'],
    details: [['Category', kind.name]],
    tiers: tiers({ id, name, price, rules: { 10: less(0.92), 50: less(0.85) } }),
    layout: 'table',
    demo: { group: 'layouts', title: name, tryThis: 'Go back to the listing: your filters are still there.' },
  }
}
