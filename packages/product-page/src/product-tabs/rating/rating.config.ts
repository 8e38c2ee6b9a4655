import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { PRODUCT_PARAMS } from '@tillkit/ui/plain'
import { ratingParams, REQUIRED } from '../anatomy.ts'

/** What the page says of ratings. */
export interface RatingConfig {
  readonly isRequired: boolean
  /** What is said where one is missing; nothing where the page does not say it. */
  readonly text: string
}

/** Reads the page's parameters; the platform prints the list's own `required` whatever the shop has set, so that counts only without them. */
export function readRating(select: HTMLSelectElement): RatingConfig {
  const given = readGlobal(PRODUCT_PARAMS)
  const params = isRecord(given) ? given : {}
  const isRequired = params[ratingParams.isRequired]
  return { isRequired: typeof isRequired === 'string' ? isRequired === REQUIRED : select.required, text: readText(params[ratingParams.text]) }
}
