import { escapeHtml, joinHtml, safeHtml, type SafeHtml } from '@tillkit/platform'

/** What takes a chip away. */
export const REMOVE = '.ags-wc-filters-remove'

/** Where a range says its currency's symbol, and its key in `dataset` there. */
export const SYMBOL = '[data-currency-symbol]'
export const SYMBOL_KEY = 'currencySymbol'

/** The glyphs of stars in the plugin's font, as the shop's options for ratings have them. */
export const FILLED = '\ue033'
export const EMPTY = '\ue031'

/** The plugin's markup of a chip, whose button has a name of ours. */
export const chipHtml = (id: string, name: string, label: SafeHtml): SafeHtml =>
  safeHtml`<p class="ags-wc-filters-selected-inner" data-filter="${escapeHtml(id)}"><span class="ags-wc-filters-remove" role="button" tabindex="0" aria-label="${escapeHtml(name)}">x&nbsp;</span>${label}</p>`

/** Its markup of five stars, of which some are filled. */
export function starsHtml(filled: number): SafeHtml {
  const star = (index: number) =>
    index < filled
      ? safeHtml`<span class="ags-wc-filters-star-filled">${escapeHtml(FILLED)}</span>`
      : safeHtml`<span class="ags-wc-filters-star-empty">${escapeHtml(FILLED)}</span>`
  return safeHtml`<span class="ags-wc-filters-stars">${joinHtml([0, 1, 2, 3, 4].map(star))}</span>`
}

/** The page that a target lists for, and such a target. */
export const POST_ID = 'data-post-id'
export const POST_TARGET = '.ags-wc-filters-target[data-post-id]'

/** What is sent to ask for numbers of products: what each is asked for, as JSON, and the page. */
export const fieldsFor = (wanted: string, post: string) => ({ ags_wc_filters_product_counts: wanted, forPost: post })

/** What is dragged in a row. */
export const STRIP = '.ags-wc-filters-sections'

/** What a section opens: what is done in there is no drag. */
export const POPOVER = '.ags-wc-filters-section-inner-wrapper'
