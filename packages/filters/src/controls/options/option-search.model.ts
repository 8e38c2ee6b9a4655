/** An option as a search sees it. */
export interface Searched {
  /** Its label, plain. */
  readonly text: string
  /** The places of the options that it belongs to. */
  readonly parents: readonly number[]
}

/** Text for comparing: small letters, without accents, one space between words. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** The places of the options that have a plain text in their label, with those that they belong to. */
export function matching(options: readonly Searched[], text: string): ReadonlySet<number> {
  const found = new Set<number>()
  options.forEach((option, index) => {
    if (!option.text.includes(text)) return
    found.add(index)
    for (const parent of option.parents) found.add(parent)
  })
  return found
}
