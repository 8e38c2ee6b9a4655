import { filters } from '@tillkit/filters'
import {
  checkboxListHtml,
  filterPanelHtml,
  imagesHtml,
  FILTER_SECTIONS,
  listingAnswer,
  listingHtml,
  listingProducts,
  multiSelectHtml,
  shopModuleHtml,
  type PanelSection,
} from '@tillkit/fixtures'
import panelStyles from '../../examples/shop/theme/filters.css?inline'
import { PICTURES } from '../tiered-pricing/pictures.ts'
import frameStyles from './shop-frame.css?inline'
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
}

export type FiltersStoryArgs = FiltersArgs & PageArgs

const DEFAULTS: FiltersArgs = { sections: ['category'], layout: 'vertical', apply: false, chips: true, listing: true, shop: 'answers', names: 'usual' }

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
    },
    styles: [frameStyles, panelStyles],
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
  none: { real: 'shopAttribute_pa_none', title: 'Voltage', control: checkboxListHtml({ index: 21, type: 'attribute_pa_none' }, []) },
}
const SECTIONS = { ...FILTER_SECTIONS, ...MORE_SECTIONS }

function print({ sections, layout, apply, chips, listing, shop, names }: FiltersStoryArgs): ServerPageOptions {
  const named = (section: PanelSection): PanelSection =>
    names === 'usual' ? section : { ...section, control: section.control.replace(/(data-label|title)="([^"]*)"|(<label[^>]*>)([^<]*)/g, (all, name?: string, text = '', open = '', label = '') =>
      name ? `${name}="${LABELS[names](text)}"` : label.trim() === '' ? all : open + LABELS[names](label)) }
  const chosen: PanelSection[] = sections.map((name) => named(SECTIONS[name]))
  const panel = filterPanelHtml({ sections: chosen, layout, chips, clearAll: 'Clear all', ...(apply ? { apply: 'Apply' } : {}) })
  const content = { products: pictured(6), total: 30, prices: { min: 5, max: 80 } }
  return {
    html: `<h1>All products</h1>${panel}${listing ? shopModuleHtml(content) : ''}`,
    posts: (form) => answerTo(form, shop),
    answers: { ags_wc_filters_search_suggestions: (form) => ({ body: suggestionsFor(form.get('query') ?? '') }) },
  }
}

/** Products of a listing, each with a picture. */
function pictured(count: number, from = 1) {
  const pictures = Object.values(PICTURES)
  return listingProducts(count, from).map((product, at) => ({ ...product, image: pictures[(from + at) % pictures.length]?.src ?? '' }))
}

function answerTo(form: URLSearchParams, shop: FiltersArgs['shop']): Answer {
  const counts = form.get('ags_wc_filters_product_counts')
  if (counts !== null) {
    const items = JSON.parse(counts) as { parent: string; filter: string; value: string }[]
    return { body: JSON.stringify(items.map((item) => ({ ...item, count: item.value === 'all' ? 23 : item.value.length }))) }
  }
  if (shop === 'never' || shop === 'fails') return shop === 'never' ? 'never' : { body: '', status: 500 }
  const html = listingHtml({ products: shop === 'nothing-found' ? [] : pictured(3, 7), prices: { min: 5, max: 80 } })
  return { body: listingAnswer({ shop: { ags_woo_shop_plus_0: html }, notices: [] }), after: 300 }
}

function suggestionsFor(query: string): string {
  const data = ['Thermal till rolls 80 × 80', 'Till rolls &amp; labels'].map((label, at) => ({ label: `${label}, ${query}`, link: `/product/${at + 1}/` }))
  return JSON.stringify({ success: true, data })
}
