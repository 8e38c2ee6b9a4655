import { parseFragment, parseJson, parseUrl } from '@tillkit/dom'
import { isRecord, callShop, readGlobal } from '@tillkit/platform'
import type { ComboboxOption, Suggest } from '@tillkit/ui'
import { form } from '@tillkit/platform/requests'
import { SUGGESTING } from './anatomy.ts'

/** The most that is shown. */
const MOST = 5

const isSuggestion = (value: unknown): value is { readonly label: string; readonly link: string } =>
  isRecord(value) && typeof value['label'] === 'string' && typeof value['link'] === 'string'

/** What an answer suggests. A label is text: what the shop encoded in it is read, and never run. */
function readSuggestions(text: string): ComboboxOption[] {
  const list = listIn(text)
  if (!list.every(isSuggestion)) return []
  return list
    .filter(({ link }) => /^https?:$/.test(parseUrl(link, location.href)?.protocol ?? ''))
    .slice(0, MOST)
    .map(({ label, link }, at) => ({ value: `${at} ${link}`, label: parseFragment(label).textContent, href: link }))
}

function listIn(text: string): readonly unknown[] {
  const answer = parseJson(text)
  const data: unknown = isRecord(answer) && answer['success'] === true ? answer['data'] : undefined
  return Array.isArray(data) ? data : []
}

/** Asks the shop what a text may mean. What it said of the last text is kept. */
export function createSuggest(): Suggest {
  let known: { readonly query: string; readonly options: readonly ComboboxOption[] } | undefined
  return async (query, signal) => {
    if (known?.query !== query) known = { query, options: readSuggestions(await ask(query, signal)) }
    return known.options
  }
}

async function ask(query: string, signal: AbortSignal): Promise<string> {
  const url = String(Object(readGlobal(SUGGESTING.settings)).ajaxUrl ?? SUGGESTING.endpoint)
  const { text } = await callShop(url, { body: form(SUGGESTING.fieldsFor(query)), signal, mutates: false })
  return text
}
