import { callShop, readGlobal } from '@tillkit/platform'
import { form } from '@tillkit/platform/requests'
import type { ComboboxOption, Suggest } from '@tillkit/ui'
import { SUGGESTING } from './anatomy.ts'
import { readSuggestions } from './search.schema.ts'

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
