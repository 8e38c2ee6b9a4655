import type { FormContext, FormPart } from '../context.ts'
import { bindPasswords } from './passwords.ts'
import { bindPictures } from './pictures.ts'
import { bindPromoters } from './promoters.ts'
import { bindRatings } from './ratings.ts'
import { bindSliders } from './sliders.ts'

function bindSpecialFields(context: FormContext): void {
  for (const bind of [bindSliders, bindRatings, bindPictures, bindPromoters, bindPasswords]) bind(context)
}

/** Fields that look otherwise when they are used: sliders, ratings, pictures, scores, passwords that can be shown. */
export const part: FormPart = { name: 'special-fields', bind: bindSpecialFields }
