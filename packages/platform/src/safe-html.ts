declare const safe: unique symbol

/** HTML whose every text and attribute value from outside has been escaped, so that it may go into the page. */
export type SafeHtml = string & { readonly [safe]: true }

/** No HTML at all. */
export const NOTHING = '' as SafeHtml

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML that shows exactly this text, also between the quotes of an attribute. */
export function escapeHtml(text: string): SafeHtml {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '') as SafeHtml
}

/**
 * Template tag for our own markup. It takes only safe HTML: the compiler refuses a plain string until it has
 * gone through `escapeHtml`. (At run time the two look alike, so a tag could not tell which to escape.)
 */
export function safeHtml(markup: TemplateStringsArray, ...values: readonly SafeHtml[]): SafeHtml {
  return String.raw({ raw: markup }, ...values) as SafeHtml
}

/** Pieces of safe HTML one after the other. */
export function joinHtml(pieces: readonly SafeHtml[]): SafeHtml {
  return pieces.join('') as SafeHtml
}
