import { invoke } from '@tillkit/dom'
import { pageJQuery } from '@tillkit/platform'
import { anatomy, details } from './anatomy.ts'
import { choiceIn } from './form-parts.ts'
import { findMatches, isMatch } from './match.model.ts'
import type { Chosen } from './choice.model.ts'
import type { FormHost } from './context.ts'
import type { Notices } from './notices.ts'
import type { Rounds } from './rounds.ts'
import { readVariation, readVariations } from './variation.schema.ts'

/**
 * What handlers of `wc_variation_form` get, by the names that the platform's script gave it: swatches, bundles and quick views read these
 * members and call these functions.
 */
export function instanceOf({ element, store }: FormHost, rounds: Rounds, notices: Notices): object {
  const $ = pageJQuery()
  // Found by the browser: a search of jQuery's own fails where built-in prototypes have members of others.
  const wrapped = (selector: string) => $?.(Array.from(invoke(element, 'querySelectorAll', selector)) as HTMLElement[])
  return {
    $form: $?.(element),
    $attributeFields: wrapped(anatomy.select),
    $singleVariation: wrapped(anatomy.single),
    $singleVariationWrap: wrapped(anatomy.wrap),
    $resetVariations: wrapped(anatomy.resetLink),
    $resetAlert: wrapped(anatomy.resetAlert),
    $product: $?.(element).closest(details.product),
    get variationData() {
      return rounds.list().variations?.map(({ source }) => source) ?? false
    },
    get useAjax() {
      return rounds.list().variations === null
    },
    xhr: false,
    get loading() {
      return store.getState().isBusy
    },
    getChosenAttributes: () => choiceIn(element),
    findMatchingVariations: (variations: unknown, chosen: Chosen) =>
      findMatches(readVariations(variations) ?? [], chosen).map(({ source }) => source),
    isMatch: (own: Chosen, chosen: Chosen) => isMatch(readVariation({ attributes: own })?.attributes ?? {}, chosen),
    toggleResetLink: (hasChoice: unknown) => store.setState({ hasChoice: Boolean(hasChoice) }),
    showNoMatchingVariationsMsg: () => notices.noMatch(choiceIn(element).data, rounds.list().variations),
  }
}
