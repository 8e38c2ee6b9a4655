import { parseFragment } from '@tillkit/dom'
import { callShop, isRecord, readGlobal } from '@tillkit/platform'
import { form } from '@tillkit/platform/requests'
import type { ComboboxOption, Suggest } from '@tillkit/ui'

/** The most that is shown. */
const MOST = 5

/** Asks the shop what a text may mean. What it said of the last text is kept. */
export function createSuggest(): Suggest {
  let known: { readonly query: string; readonly options: readonly ComboboxOption[] } | undefined
  return async (query, signal) => {
    if (known?.query !== query) known = { query, options: suggestionsOf(await ask(query, signal)) }
    return known.options
  }
}

async function ask(query: string, signal: AbortSignal): Promise<string> {
  const url = String(Object(readGlobal('DiviWoocommercePagesFrontendData')).ajaxUrl ?? '/wp-admin/admin-ajax.php')
  const body = form({ action: 'ags_wc_filters_search_suggestions', query })
  const { text } = await callShop(url, { body, signal, mutates: false })
  return text
}

const isSuggestion = (value: unknown): value is { readonly label: string; readonly link: string } =>
  isRecord(value) && typeof value['label'] === 'string' && typeof value['link'] === 'string'

/** What an answer suggests. A label is text: what the shop encoded in it is read, and never run. */
function suggestionsOf(text: string): ComboboxOption[] {
  const list = listIn(text)
  if (!list.every(isSuggestion)) return []
  return list
    .filter(({ link }) => URL.canParse(link, location.href) && /^https?:$/.test(new URL(link, location.href).protocol))
    .slice(0, MOST)
    .map(({ label, link }, at) => ({ value: `${at} ${link}`, label: parseFragment(label).textContent, href: link }))
}

function listIn(text: string): readonly unknown[] {
  try {
    const answer: unknown = JSON.parse(text)
    const data: unknown = isRecord(answer) && answer['success'] === true ? answer['data'] : undefined
    return Array.isArray(data) ? data : []
  } catch {
    return []
  }
}
