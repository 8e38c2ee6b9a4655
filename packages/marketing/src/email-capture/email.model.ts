/** An address as the plugin takes it: its top-level domain has two to four letters. */
export const EMAIL = /^[A-Za-z0-9_+\-.]+@[A-Za-z0-9_\-.]+\.[A-Za-z]{2,4}$/
/** The same with any top-level domain: `.store`, `.london`. */
const WITH_LONG_DOMAIN = /^[A-Za-z0-9_+\-.]+@[A-Za-z0-9_\-.]+\.[A-Za-z]{2,63}$/
/** Longer than any address can be. A text of kilobytes is not searched. */
const LONGEST = 254

/** Whether a text is an address that the plugin takes. */
export function isEmail(text: unknown, takesLongDomains = false): text is string {
  return typeof text === 'string' && text.length <= LONGEST && (takesLongDomains ? WITH_LONG_DOMAIN : EMAIL).test(text)
}

/** Whether a text is a phone number for text messages, however it is grouped. */
export const isPhone = (text: string): boolean => /^\+?[1-9]\d{6,14}$/.test(text.replaceAll(/[\s()-]/g, ''))

/** A parameter of a query as it stands there, undecoded; undefined without one. */
export function rawParameter(search: string, name: string): string | undefined {
  return search.replace('?', '').split('&').find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** A query without some of its parameters; the others stay as they are written. */
export function withoutParameters(search: string, names: readonly string[]): string {
  const kept = search.replace('?', '').split('&').filter((pair) => !names.includes(pair.split('=')[0] ?? ''))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}
