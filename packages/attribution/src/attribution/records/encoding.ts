/** Characters that the library encodes beside those of `encodeURIComponent`. */
const MORE = /[!~*'()]/g
/** The same, encoded: read plainly after all else, which is why two readings of one text can differ. */
const MORE_ENCODED = /%(?:21|7E|2A|27|28|29)/g

/** Encodes a text as the library does. */
export function encodeText(text: string): string {
  return encodeSafely(text).replaceAll(MORE, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function encodeSafely(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    // Half of an emoji, which somebody has cut.
    return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
  }
}

/** Decodes a text once; what is not encoded well by an older way, which takes each byte for a letter. Never throws. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll(MORE_ENCODED, (code) => String.fromCharCode(parseInt(code.slice(1), 16)))
  } catch {
    return text.replaceAll(/%u([\da-f]{4})|%([\da-f]{2})/gi, (_, long: string | undefined, short = '') => String.fromCharCode(parseInt(long ?? short, 16)))
  }
}

/** A text as it stands in a cookie. */
export function toCookie(text: string, isBase64: boolean): string {
  const encoded = encodeText(text)
  return isBase64 ? btoa(encoded).replace(/=+$/, '') : encoded
}

/** The text of a cookie, however that was written. */
export function fromCookie(value: string): string {
  return decodeText(/^[A-Za-z\d+/]+$/.test(value) ? fromBase64(value) : value)
}

function fromBase64(value: string): string {
  try {
    return atob(value)
  } catch {
    return value
  }
}
