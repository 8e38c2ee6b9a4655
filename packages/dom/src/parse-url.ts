/** Parses an address, relative to a base; `undefined` for what is none. (`URL.canParse` is younger than the browsers that we promise.) */
export function parseUrl(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
