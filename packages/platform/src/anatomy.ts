/** The address of a call that belongs to the page on which it is made; the page's own query is dropped. */
export function pageEndpoint(endpoint: string, page: Pick<Location, 'origin' | 'pathname'> = location): string {
  return `${page.origin}${page.pathname}?wc-ajax=${encodeURIComponent(endpoint)}`
}

/** The address of a call from the platform's template (`/?wc-ajax=%%endpoint%%`, perhaps with a language path). */
export function templateEndpoint(template: string, endpoint: string): string {
  return template.replace('%%endpoint%%', () => endpoint)
}
