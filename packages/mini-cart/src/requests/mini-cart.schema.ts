import { isRecord } from '@tillkit/platform'
import { parseAnswer } from '@tillkit/platform/cart'

/** What the server says. */
export type Answer =
  /** The new inner HTML of the module. */
  | { readonly kind: 'html'; readonly html: string }
  /** The settings' signature is too old. An action was done all the same. */
  | { readonly kind: 'reload' }
  /** Not done; `message` is the server's, where it gave one. */
  | { readonly kind: 'refused'; readonly message: string | undefined }

/** Reads the text of an answer; `undefined` when it is none. Its `data` is `{ html }`, `{ reload: 1 }`, words, or nothing. */
export function readAnswer(text: string): Answer | undefined {
  const known = parseAnswer(text)
  if (!isRecord(known) || typeof known['success'] !== 'boolean') return undefined
  const data = Object(known['data']) as { html?: unknown; reload?: unknown; message?: unknown }
  if (!known['success']) return { kind: 'refused', message: wordsOf(known['data']) ?? wordsOf(data.message) }
  // An empty one would take the link off the page.
  if (typeof data.html === 'string' && data.html.trim()) return { kind: 'html', html: data.html }
  return data.reload ? { kind: 'reload' } : undefined
}

/** Server's words as text: they may hold markup, and stand in an announcement. */
function wordsOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim() || undefined
}
