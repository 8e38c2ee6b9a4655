import { callShop, readGlobal } from '@tillkit/platform'
import { form } from '@tillkit/platform/requests'
import type { ComboboxOption, Suggest } from '@tillkit/ui'
import { readSuggestions } from './search.schema.late.ts'

/** Asks the shop what a text may mean. What it said of the last text is kept. */
export function createSuggest(): Suggest {
  let known: { readonly query: string; readonly options: readonly ComboboxOption[] } | undefined
  return async (query, signal) => {
    if (known?.query !== query) known = { query, options: readSuggestions(await ask(query, signal)) }
    return known.options
  }
}

async function ask(query: string, signal: AbortSignal): Promise<string> {
  const url = String(Object(readGlobal('DiviWoocommercePagesFrontendData')).ajaxUrl ?? '/wp-admin/admin-ajax.php')
  const body = form({ action: 'ags_wc_filters_search_suggestions', query })
  const { text } = await callShop(url, { body, signal, mutates: false })
  return text
}
