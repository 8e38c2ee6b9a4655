import { DISPLAY_TYPES, GENERATIONS, LAYOUT_STYLES } from '@tillkit/fixtures'
import pluginStyles from '@tillkit/fixtures/styles/tiered-pricing-styles.css?inline'
import pluginTable from '@tillkit/fixtures/styles/tiered-pricing-table.css?inline'
import { tieredPricing } from '@tillkit/tiered-pricing'
import type { Meta } from '@storybook/react-vite'
import { serverStory, type PageArgs } from '../support/server-story.tsx'
import type { ServerPageOptions } from '../support/stage.ts'
import { simplePage, type PricingArgs } from './pricing-page.ts'
import { ROLLS } from './products.ts'

/** The arguments of a tiered pricing story, with those of every page. */
export type PricingStoryArgs = PricingArgs & PageArgs

const DEFAULTS: PricingArgs = {
  displayType: 'table',
  style: 'default',
  compact: false,
  generation: '7.x',
  premium: true,
  quantity: 10,
  summary: 'table',
  youSave: true,
  addMore: false,
  settings: {},
  product: ROLLS,
}

const STYLES = [...new Set(Object.values(LAYOUT_STYLES).flatMap((styles) => Object.values(styles).flat()))]

const server = (description: string) => ({ description, table: { category: 'Server' } })
const shopper = (description: string) => ({ description, table: { category: 'Shopper' } })

const ARG_TYPES: NonNullable<Meta<PricingStoryArgs>['argTypes']> = {
  quantity: { control: { type: 'number', min: 0 }, ...shopper('What stands in the quantity field') },
  displayType: { control: 'select', options: DISPLAY_TYPES, ...server('`data-display-type`: which layout the server prints') },
  style: { control: 'select', options: STYLES, ...server('The look that the merchant chose, for layouts that have several') },
  compact: { control: 'boolean', ...server('`compact_layout`: narrow rows in the styled tables of 7.x') },
  generation: { control: 'inline-radio', options: GENERATIONS, ...server("The plugin's generation: 5.4 (to 6.1) or 7.x") },
  premium: { control: 'boolean', ...server('`isPremium`: tiers can be picked, options show totals') },
  summary: {
    control: 'select',
    options: ['table', 'inline', 'detailed', 'none'],
    ...server('The template of the order summary below the button'),
  },
  youSave: { control: 'boolean', ...server('Whether the "you save" line is printed behind the price') },
  settings: { control: 'object', ...server('More keys of `data-settings`, over the defaults') },
  addMore: {
    control: 'boolean',
    description: 'The hint "Add 3 more to pay £8.00 each" (`units.tiered-pricing.addMore`)',
    table: { category: 'Tillkit' },
  },
  product: { control: 'object', ...server('The product as the printers take it') },
  currency: { control: 'object', ...server('`currencyOptions` of the shop') },
}

/** The parts of a file's `meta` whose stories run tiered pricing on a page. */
export function pricingStory(
  args: Partial<PricingArgs> = {},
  print: (args: PricingStoryArgs) => ServerPageOptions = simplePage,
) {
  return serverStory<PricingArgs>({
    unit: tieredPricing,
    print,
    args: { ...DEFAULTS, ...args },
    argTypes: ARG_TYPES,
    styles: [pluginTable, pluginStyles],
  })
}
