/** A unit, as the settings page knows it. */
interface UnitFacts {
  readonly name: string
  /** The handles of the legacy scripts that do its work. */
  readonly handles: readonly string[]
  readonly isOn: boolean
  /** Whether the plugin is active whose pages it works on. */
  readonly isFound: boolean
}

/** What the settings page tells this script. */
export interface Facts {
  /** Addresses by what they are called. */
  readonly pages: Readonly<Record<string, string>>
  /** Kinds of pages that cannot be opened, each with the reason. */
  readonly missing: Readonly<Record<string, string>>
  /** The argument that asks for a page with or without Tillkit, and its two values. */
  readonly argument: string
  readonly with: string
  readonly without: string
  /** The name of the nonce's argument, and the nonce. */
  readonly nonce: readonly [string, string]
  readonly units: Readonly<Record<string, UnitFacts>>
  /** What plugins and themes are called, by the path that the addresses of their files begin with. */
  readonly owners: Readonly<Record<string, string>>
  readonly words: Readonly<Record<string, string>>
}

/** Reads what the page tells. */
export function readFacts(): Facts {
  return JSON.parse(document.getElementById('tillkit-health-facts')?.textContent ?? '') as Facts
}

/** Says one of the page's sentences, with the names in braces filled in. */
export function translate({ words }: Pick<Facts, 'words'>, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** The address of a page in one of the two views. */
export function viewOf(facts: Pick<Facts, 'argument' | 'nonce'>, page: string, view: string): string {
  const address = new URL(page)
  address.searchParams.set(facts.argument, view)
  address.searchParams.set(...(facts.nonce as [string, string]))
  return address.href
}
