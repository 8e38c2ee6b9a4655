import {
  defaultSettings,
  globalData,
  simpleProductMain,
  STYLE_SETTINGS,
  type CurrencyOptions,
  type DisplayType,
  type Generation,
  type ProductPageOptions,
  type Settings,
  type SummaryTemplate,
  type TieredProduct,
} from '@tillkit/fixtures'
import type { ServerPageOptions } from '../support/stage.ts'

/** What a tiered pricing story can be told; each member is a control. */
export interface PricingArgs {
  displayType: DisplayType
  /** The look of layouts that have several. */
  style: string
  /** 7.x tables: narrow rows. */
  compact: boolean
  generation: Generation
  premium: boolean
  quantity: number | string
  summary: SummaryTemplate | 'none'
  youSave: boolean
  addMore: boolean
  /** Further keys of `data-settings`. */
  settings: Partial<Settings>
  product: TieredProduct
  currency?: CurrencyOptions
}

/** The words of a product that is sold by the box. */
const BY_THE_BOX: Partial<Settings> = {
  quantity_measurement_singular: 'box',
  quantity_measurement_plural: 'boxes',
  options_default_option_text: '<strong>Buy {tp_quantity} {tp_base_unit_name}</strong>',
  options_option_text: '<strong>Buy {tp_quantity} boxes</strong> and save {tp_rounded_discount}%',
  plain_text_default_option_text: 'Buy {tp_quantity} {tp_base_unit_name} at {tp_price} each',
  plain_text_option_text: 'Buy {tp_quantity} boxes at {tp_price} each and save {tp_rounded_discount}%',
}

/** The settings that a story's arguments ask for. */
export function settingsFrom({ displayType, style, compact, generation, settings }: PricingArgs): Partial<Settings> {
  const key = Reflect.get(STYLE_SETTINGS, displayType) as keyof Settings | undefined
  const hasStyle = key !== undefined && key in defaultSettings[generation]
  return {
    ...BY_THE_BOX,
    ...(hasStyle ? { [key]: style } : {}),
    ...(generation === '7.x' && compact ? { compact_layout: 'yes' } : {}),
    ...settings,
  }
}

/** How the shop prints a product's page for a story. */
export function pageOptions(args: PricingArgs): ProductPageOptions {
  const { displayType, generation, premium, quantity, summary, youSave, product, currency } = args
  return {
    displayType,
    generation,
    premium,
    settings: settingsFrom(args),
    quantity: { value: quantity, ...(product.minimum === null ? {} : { min: product.minimum }) },
    // A tooltip stands above its icon where there is room.
    ...(displayType === 'tooltip' ? { productClass: 'product--wide-picture' } : {}),
    summary: summary === 'none' ? false : summary,
    ...(youSave ? {} : { youSave: false as const }),
    ...(currency ? { currency } : {}),
  }
}

/** What stands around the main part of every page with tiers. */
export function surroundings({ generation, premium, currency, addMore }: PricingArgs): Omit<ServerPageOptions, 'html'> {
  return {
    globals: { tieredPricingGlobalData: globalData({ generation, premium, ...(currency ? { currency } : {}) }) },
    config: addMore ? { units: { 'tiered-pricing': { addMore: true } } } : undefined,
  }
}

/** A simple product's page. */
export function simplePage(args: PricingArgs): ServerPageOptions {
  return { ...surroundings(args), html: simpleProductMain(args.product, pageOptions(args)) }
}
