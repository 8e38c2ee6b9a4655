import type { TieredProduct } from '@tillkit/fixtures'
import type { ShopProduct } from './types.ts'

/** The attributes of tiers that most products of the shop share. */
export function tiers(
  own: Pick<TieredProduct, 'id' | 'name' | 'price' | 'rules'> & Partial<TieredProduct>,
): TieredProduct {
  return { regularPrice: own.price, salePrice: '', minimum: 1, kind: 'fixed', suffix: '', ...own }
}

/** Words for the tiers of something sold by the box. */
export const BY_THE_BOX: NonNullable<ShopProduct['settings']> = wordsFor('box', 'boxes')

/** The settings that make the layouts count in a product's own unit. */
export function wordsFor(singular: string, plural: string): NonNullable<ShopProduct['settings']> {
  return {
    quantity_measurement_singular: singular,
    quantity_measurement_plural: plural,
    options_default_option_text: '<strong>Buy {tp_quantity} {tp_base_unit_name}</strong>',
    options_option_text: `<strong>Buy {tp_quantity} ${plural}</strong> and save {tp_rounded_discount}%`,
    plain_text_default_option_text: 'Buy {tp_quantity} {tp_base_unit_name} at {tp_price} each',
    plain_text_option_text: `Buy {tp_quantity} ${plural} at {tp_price} each and save {tp_rounded_discount}%`,
  }
}
