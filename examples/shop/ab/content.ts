import { escapeText } from '@tillkit/fixtures'
import { subjectClasses, WINDOWS } from '@tillkit/fixtures/ab-testing'
import { wordsHtml } from '../builder/print.ts'

/** The variations of the shop's test, in their turn. */
export const VARIATIONS = ['1', '2'] as const
export type VariationId = (typeof VARIATIONS)[number]

/** What each says. */
const WORDS: Readonly<Record<VariationId, readonly [heading: string, words: string]>> = {
  1: ['A box to try, on us', 'Five rolls of each width, no card needed. If they jam, we come and look.'],
  2: ['Which roll is yours?', 'Tell us your till: we send the three rolls that fit it, and the bill stays at nought.'],
}

/** What a variation is called in the statistics. */
export const nameOf = (id: VariationId): string => WORDS[id][0]

/** A variation as the page, or the call for it, prints it. */
export function variationHtml(id: VariationId): string {
  const [heading, words] = WORDS[id]
  return wordsHtml(`<h1>${escapeText(heading)}</h1><p>${escapeText(words)}</p>`, {
    name: `et_pb_text_${30 + Number(id)}`,
    classes: `builder-heading ${subjectClasses(WINDOWS.postId, id)}`,
  })
}
