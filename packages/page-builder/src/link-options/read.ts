import { parseUrl } from '@tillkit/dom'
import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { InvalidMarkup } from '@tillkit/mount'
import { DATA, NEW_WINDOW } from './anatomy.ts'

/** Where a module leads to. */
export interface ModuleLink {
  readonly url: string
  /** Whether in a window of its own. */
  readonly isNew: boolean
}

/** Addresses that run what they say rather than lead anywhere. */
const RUNS = /^(?:javascript|data|vbscript):/

/** What the page prints encoded in addresses; names of other letters would be found within a query, `&copy=2`. */
const decoded = (url: string) => url.replaceAll(/&(?:amp|#0*(\d+));/g, (_whole, code?: string) => String.fromCharCode(Number(code ?? '38')))

/**
 * Where a module leads to, by its own class among the page's links; `null` where the page says nothing of it.
 * @throws InvalidMarkup for an address that is none, or that would run a script
 */
export function readLink({ classList }: Element): ModuleLink | null {
  const entries = readGlobal(DATA)
  const all: readonly unknown[] = Array.isArray(entries) ? entries : []
  const entry = all.filter(isRecord).find(({ class: name, url }) => typeof name === 'string' && name !== '' && classList.contains(name) && readText(url) !== '')
  if (!entry) return null
  const url = decoded(readText(entry['url']))
  const address = parseUrl(url, document.baseURI)
  if (!address || RUNS.test(address.protocol)) throw new InvalidMarkup(DATA, `The address of ${String(entry['class'])} leads nowhere.`, 'Set an address of a page as the module’s link.', { help: 'module-link' })
  return { url, isNew: entry['target'] === NEW_WINDOW }
}
