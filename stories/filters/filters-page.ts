import { filters } from '@tillkit/filters'
import {
  checkboxListHtml,
  countsAnswer,
  createListing,
  filterPanelHtml,
  imagesHtml,
  FILTER_SECTIONS,
  listingAnswer,
  listingContent,
  listingHtml,
  listingProducts,
  multiSelectHtml,
  rangeHtml,
  readSelection,
  shopModuleHtml,
  type Good,
  type ListingProduct,
  type PanelSection,
} from '@tillkit/fixtures'
import sliderStyles from '@tillkit/fixtures/styles/filters-slider.css?inline'
import sliderSettings from '@tillkit/fixtures/styles/filters-slider-settings.css?inline'
import panelStyles from '@tillkit/fixtures/styles/shop/filters.css?inline'
import { PICTURES } from '../tiered-pricing/pictures.ts'
import frameStyles from '@tillkit/fixtures/styles/themes/shop-frame.css?inline'
import type { Answer } from '../support/answers.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'
import type { ServerPageOptions } from '../support/stage.ts'

/** Which section a story shows. */
export type SectionName = keyof typeof SECTIONS

/** What the server's page can be told. */
export interface FiltersArgs {
  sections: readonly SectionName[]
  layout: 'vertical' | 'horizontal'
  apply: boolean
  chips: boolean
  /** Whether a listing stands beside the panel. */
  listing: boolean
  /** What the shop does when it is asked for a listing. */
  shop: 'answers' | 'nothing-found' | 'fails' | 'never'
  /** Names as they are, names that are longer than their place, or names from right to left. */
  names: 'usual' | 'long' | 'hebrew'
  /** Whether the page has a merchant's settings for the slider of its first section. */
  settings: boolean
}

export type FiltersStoryArgs = FiltersArgs & PageArgs

const DEFAULTS: FiltersArgs = { sections: ['category'], layout: 'vertical', apply: false, chips: true, listing: true, shop: 'answers', names: 'usual', settings: false }

/** The parts of a file's `meta` whose stories run filters on a page. */
export function filtersStory(args: Partial<FiltersArgs> = {}) {
  return serverStory<FiltersArgs>({
    unit: filters,
    print,
    args: { ...DEFAULTS, ...args },
    argTypes: {
      sections: { control: 'check', options: Object.keys(SECTIONS), description: 'One section of each display type, and some of their states' },
      layout: { control: 'inline-radio', options: ['vertical', 'horizontal'] },
      apply: { control: 'boolean', description: 'Choices wait for an Apply button' },
      chips: { control: 'boolean' },
      listing: { control: 'boolean' },
      shop: { control: 'inline-radio', options: ['answers', 'nothing-found', 'fails', 'never'] },
      names: { control: 'inline-radio', options: ['usual', 'long', 'hebrew'] },
      settings: { control: 'boolean', description: 'Colours and sizes of a merchant\'s for the slider' },
    },
    styles: [frameStyles, panelStyles, sliderStyles],
  })
}

/** What the names of options become. */
const LABELS: Record<FiltersArgs['names'], (label: string) => string> = {
  usual: (label) => label,
  long: (label) => `${label} for receipt printers of every make, Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik`,
  hebrew: (label) => `גלילי נייר תרמי (${label})`,
}

/** A list that is long enough to be searched, and one whose options have all no products. */
const MODELS = Array.from({ length: 40 }, (_, at) => ({ value: String(300 + at), label: `Model ${at + 1}` }))
const MORE_SECTIONS = {
  image: {
    real: 'shopAttribute_pa_look',
    title: 'Look',
    control: imagesHtml({ index: 9, type: 'attribute_pa_look' }, [
      { value: '71', label: 'Plain', image: PICTURES.rolls.src },
      { value: '72', label: 'Printed', image: PICTURES.printed.src },
    ]),
  },
  models: { real: 'shopAttribute_pa_model', title: 'Model', control: multiSelectHtml({ index: 20, type: 'attribute_pa_model' }, MODELS, 'Any model') },
  slider: { real: 'shopPrice', title: 'Price', activeCount: true, control: rangeHtml({ look: 'slider', min: 0, max: 100, symbol: '£' }) },
  none: { real: 'shopAttribute_pa_none', title: 'Voltage', control: checkboxListHtml({ index: 21, type: 'attribute_pa_none' }, []) },
}
const SECTIONS = { ...FILTER_SECTIONS, ...MORE_SECTIONS }

function print({ sections, layout, apply, chips, listing, shop, names, settings }: FiltersStoryArgs): ServerPageOptions {
  const named = (section: PanelSection): PanelSection =>
    names === 'usual' ? section : { ...section, control: section.control.replace(/(data-label|title)="([^"]*)"|(<label[^>]*>)([^<]*)/g, (all, name?: string, text = '', open = '', label = '') =>
      name ? `${name}="${LABELS[names](text)}"` : label.trim() === '' ? all : open + LABELS[names](label)) }
  const chosen: PanelSection[] = sections.map((name) => named(SECTIONS[name]))
  const panel = filterPanelHtml({ sections: chosen, layout, chips, clearAll: 'Clear all', ...(apply ? { apply: 'Apply' } : {}) })
  return {
    html: `${settings ? `<style>${sliderSettings}</style>` : ''}<h1>All products</h1>${panel}${listing ? shopModuleHtml(listingContent(LISTING, readSelection(new URLSearchParams()))) : ''}`,
    posts: (form, query) => answerTo(form, query, shop),
    answers: { ags_wc_filters_search_suggestions: (form) => ({ body: suggestionsFor(form.get('query') ?? '') }) },
  }
}

const CATEGORIES = [{ id: 15, name: 'Card rolls' }, { id: 12, name: 'Till rolls' }, { id: 12, name: 'Till rolls' }, { id: 16, name: 'Coated' }, { id: 20, name: 'Labels' }]

/** A product with a picture, and with one value of each of the sections, by its number. */
function goodOf(product: ListingProduct): Good {
  const { id } = product
  const pictures = Object.values(PICTURES)
  const one = (...values: readonly string[]) => [values[id % values.length] ?? '']
  return {
    ...product,
    image: pictures[id % pictures.length]?.src ?? '',
    category: CATEGORIES[id % CATEGORIES.length] ?? { id: 12, name: 'Till rolls' },
    stock: id % 7 === 0 ? 'outofstock' : 'instock',
    rating: 1 + (id % 9) / 2,
    values: {
      // A parent's category holds its child's products.
      shopCategory: id % CATEGORIES.length === 3 ? ['15'] : [],
      shopTag: one('31', '32'),
      shopTaxonomy_use: one('41', '42', ''),
      shopAttribute_pa_brand: one('51', '52', ''),
      shopAttribute_pa_colour: one('61', '62'),
      shopAttribute_pa_look: one('71', '72'),
    },
  }
}

/** What the stories' shop lists, by six a page, and a shop that has nothing. */
const LISTING = createListing(listingProducts(30).map(goodOf), { perPage: 6 })
const NOTHING = createListing([])

function answerTo(form: URLSearchParams, query: URLSearchParams, shop: FiltersArgs['shop']): Answer {
  const counts = form.get('ags_wc_filters_product_counts')
  if (counts !== null) return { body: countsAnswer(LISTING, readSelection(query), counts) }
  if (shop === 'never' || shop === 'fails') return shop === 'never' ? 'never' : { body: '', status: 500 }
  const html = listingHtml(listingContent(shop === 'nothing-found' ? NOTHING : LISTING, readSelection(query)))
  return { body: listingAnswer({ shop: { ags_woo_shop_plus_0: html }, notices: [] }), after: 300 }
}

function suggestionsFor(query: string): string {
  const data = ['Thermal till rolls 80 × 80', 'Till rolls &amp; labels'].map((label, at) => ({ label: `${label}, ${query}`, link: `/product/${at + 1}/` }))
  return JSON.stringify({ success: true, data })
}
