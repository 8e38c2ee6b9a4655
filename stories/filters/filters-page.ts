import { filters } from '@tillkit/filters'
import {
  filterPanelHtml,
  FILTER_SECTIONS,
  listingAnswer,
  listingHtml,
  listingProducts,
  shopModuleHtml,
  type PanelSection,
} from '@tillkit/testing/fixtures'
import panelStyles from '../../examples/shop/theme/filters.css?inline'
import type { Answer } from '../support/answers.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'
import type { ServerPageOptions } from '../support/stage.ts'

/** Which section a story shows. */
export type SectionName = keyof typeof FILTER_SECTIONS

/** What the server's page can be told. */
export interface FiltersArgs {
  sections: readonly SectionName[]
  layout: 'vertical' | 'horizontal'
  apply: boolean
  chips: boolean
  /** Whether a listing stands beside the panel. */
  listing: boolean
  /** What the shop does when it is asked for a listing. */
  shop: 'answers' | 'fails' | 'never'
}

export type FiltersStoryArgs = FiltersArgs & PageArgs

const DEFAULTS: FiltersArgs = { sections: ['category'], layout: 'vertical', apply: false, chips: true, listing: true, shop: 'answers' }

/** The parts of a file's `meta` whose stories run filters on a page. */
export function filtersStory(args: Partial<FiltersArgs> = {}) {
  return serverStory<FiltersArgs>({
    unit: filters,
    print,
    args: { ...DEFAULTS, ...args },
    argTypes: {
      sections: { control: 'check', options: Object.keys(FILTER_SECTIONS), description: 'One section of each display type' },
      layout: { control: 'inline-radio', options: ['vertical', 'horizontal'] },
      apply: { control: 'boolean', description: 'Choices wait for an Apply button' },
      chips: { control: 'boolean' },
      listing: { control: 'boolean' },
      shop: { control: 'inline-radio', options: ['answers', 'fails', 'never'] },
    },
    styles: [panelStyles],
  })
}

function print({ sections, layout, apply, chips, listing, shop }: FiltersStoryArgs): ServerPageOptions {
  const chosen: PanelSection[] = sections.map((name) => FILTER_SECTIONS[name])
  const panel = filterPanelHtml({ sections: chosen, layout, chips, clearAll: 'Clear all', ...(apply ? { apply: 'Apply' } : {}) })
  const content = { products: listingProducts(6), total: 30, prices: { min: 5, max: 80 } }
  return {
    html: `<h1>All products</h1>${panel}${listing ? shopModuleHtml(content) : ''}`,
    posts: (form) => answerTo(form, shop),
  }
}

function answerTo(form: URLSearchParams, shop: FiltersArgs['shop']): Answer {
  const counts = form.get('ags_wc_filters_product_counts')
  if (counts !== null) {
    const items = JSON.parse(counts) as { parent: string; filter: string; value: string }[]
    return { body: JSON.stringify(items.map((item) => ({ ...item, count: item.value === 'all' ? 23 : item.value.length }))) }
  }
  if (shop !== 'answers') return shop === 'never' ? 'never' : { body: '', status: 500 }
  const html = listingHtml({ products: listingProducts(3, 7), prices: { min: 5, max: 80 } })
  return { body: listingAnswer({ shop: { ags_woo_shop_plus_0: html }, notices: [] }), after: 300 }
}
