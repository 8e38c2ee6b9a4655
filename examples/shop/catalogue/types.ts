import type {
  DisplayType,
  QuantityField,
  Settings,
  SummaryTemplate,
  TieredProduct,
  VariationAttribute,
  VariationFixture,
} from '@tillkit/fixtures'

/** The shop's departments; the key is the last part of their address. */
export const CATEGORIES = {
  'till-rolls': 'Till rolls',
  'card-terminal-rolls': 'Card terminal rolls',
  'tills-and-printers': 'Tills and printers',
  'labels-and-supplies': 'Labels and supplies',
} as const
export type CategorySlug = keyof typeof CATEGORIES

/** Under which heading the front page lists a product's demo. */
export const DEMO_GROUPS = {
  layouts: 'The seven ways to show tiers',
  variable: 'Products with options',
  prices: 'Prices and quantities',
  mixed: 'Several on one page',
  faults: 'When something is wrong',
} as const
export type DemoGroup = keyof typeof DEMO_GROUPS

/** What is wrong with a page of the faults group. */
export type Fault = 'price-rules' | 'settings' | 'globals'

/** A product with options: what the selects offer and how the tiers of a choice reach the page. */
export interface VariableProduct {
  attributes: readonly VariationAttribute[]
  variations: readonly VariationFixture[]
  /** Attribute name → value chosen from the start. */
  defaults?: Record<string, string>
  /** The variation whose tiers the server prints at once. */
  defaultVariationId?: number
  /** Tiers come by request instead of preloaded. */
  byAjax?: boolean
  /** All variations cost the same: the first layout stays. */
  samePrices?: boolean
  /** A picture for some choices: attribute value → file name. */
  pictures?: Record<string, string>
}

/** A product of the shop and what its page demonstrates. */
export interface ShopProduct {
  /** The last part of its address. */
  slug: string
  category: CategorySlug
  /** File name in `images`, without `.svg`. */
  image: string
  /** What the picture shows, for those who do not see it. */
  imageAlt: string
  /** Further pictures, by the names of their files, with what they show. Default none. */
  gallery?: ReadonlyArray<readonly [file: string, alt: string, caption?: string]>
  /** A video after the pictures. Default none. */
  video?: string
  sku: string
  stock: string
  rating: { stars: number; count: number }
  /** One or two sentences below the price. */
  lead: string
  /** Paragraphs further down. */
  description: readonly string[]
  /** Name and value of its properties. */
  details: ReadonlyArray<readonly [string, string]>
  tiers: TieredProduct
  layout: DisplayType
  settings?: Partial<Settings>
  quantity?: Partial<QuantityField>
  /** Default `table`. */
  summary?: SummaryTemplate
  variable?: VariableProduct
  fault?: Fault
  /** A page without jQuery. */
  withoutJquery?: boolean
  /** Prints the page option for "Add N more to pay £X each". */
  addMoreHint?: boolean
  /** A second widget of the same product further down, in this layout. */
  secondLayout?: DisplayType
  /** Another product that can be bought on the same page. */
  soldTogetherWith?: string
  /** Offers a quick view of related products. */
  quickView?: boolean
  demo: {
    group: DemoGroup
    /** What the page shows, in a few words. */
    title: string
    /** What to try there. */
    tryThis: string
  }
}
