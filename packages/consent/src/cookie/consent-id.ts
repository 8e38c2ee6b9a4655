const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 32

/** Makes the name of a visitor's consent, as the plugin does: 32 letters and digits at random, in base64 without its padding. */
export function makeConsentId(random = (bytes: Uint8Array<ArrayBuffer>): Uint8Array => crypto.getRandomValues(bytes)): string {
  const bytes = [...random(new Uint8Array(LENGTH))]
  const text = bytes.map((byte) => CHARACTERS[byte % CHARACTERS.length]).join('')
  return btoa(text).replaceAll('=', '')
}
