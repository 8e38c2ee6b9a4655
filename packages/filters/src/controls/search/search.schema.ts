import { parseFragment, parseJson, parseUrl } from '@tillkit/dom'
import { isRecord } from '@tillkit/platform'
import type { ComboboxOption } from '@tillkit/ui'

/** The most that is shown. */
const MOST = 5

const isSuggestion = (value: unknown): value is { readonly label: string; readonly link: string } =>
  isRecord(value) && typeof value['label'] === 'string' && typeof value['link'] === 'string'

/** What an answer suggests. A label is text: what the shop encoded in it is read, and never run. */
export function readSuggestions(text: string): ComboboxOption[] {
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
