/**
 * Turns HTML into nodes of a document that runs no scripts and loads nothing. Where the page enforces Trusted
 * Types, pass one that goes through the page's policy: `parseFromString` refuses plain strings there.
 */
export type ParseHtml = (html: string) => DocumentFragment

/** The default: a DOMParser document, which is inert. */
export const parseInert: ParseHtml = (html) => {
  // Without the tag the parser would drop white space at the start, which a separator or suffix may be.
  const inert = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
  const fragment = inert.createDocumentFragment()
  fragment.append(...inert.body.childNodes)
  return fragment
}

/**
 * The text of a setting that the server printed as HTML (`&pound;`, `&#x20b9;`, `%1$s&nbsp;%2$s`): entities are
 * decoded once, tags are left out.
 */
export function decodeEntities(text: string, parse: ParseHtml = parseInert): string {
  return /[&<]/.test(text) ? (parse(text).textContent ?? '') : text
}
