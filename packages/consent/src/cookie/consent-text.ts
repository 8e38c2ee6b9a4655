import { keys, words } from './anatomy.ts'
import type { Consent } from './consent.model.ts'

/** Writes the value of the plugin's cookie, byte for byte as the plugin does: its own keys first, then the page's categories in their order. */
export function printConsent({ id, isGiven, hasChosen, choices }: Consent, slugs: readonly string[]): string {
  const pairs = [
    [keys.id, id],
    [keys.consent, wordOf(isGiven)],
    [keys.action, hasChosen ? words.yes : ''],
    ...slugs.map((slug) => [slug, slug in choices ? wordOf(choices[slug] === true) : '']),
  ]
  return pairs.map((pair) => pair.join(':')).join()
}

/**
 * Reads the value of the plugin's cookie.
 * @returns nothing for what is none: the first view, and a value that another tool has broken
 */
export function parseConsent(text: string, slugs: readonly string[]): Consent | undefined {
  const values = new Map(text.split(',').map((pair) => pair.split(':', 2) as [string, string | undefined]))
  const id = values.get(keys.id)
  if (!id || !values.has(keys.action)) return undefined
  const said = (key: string) => values.get(key) === words.yes
  return { id, isGiven: said(keys.consent), hasChosen: said(keys.action), choices: Object.fromEntries(slugs.map((slug) => [slug, said(slug)])) }
}

const wordOf = (isTrue: boolean): string => (isTrue ? words.yes : words.no)
