import { toJson } from '@tillkit/dom'
import type { ThemeControl } from '../theme-forms/controls.ts'
import { sent } from './anatomy.ts'

/** What the server is told of a field, to compare with the form that it has saved. */
export interface Descriptor {
  readonly field_id: string
  readonly original_id: string
  readonly required_mark: string
  readonly field_type: string
  readonly field_label: string
}

/** What a request is made of. */
export interface Request {
  /** The form's number. */
  readonly number: number
  /** What the form itself would send, in its order. */
  readonly entries: Iterable<readonly [name: string, value: string]>
  /** The fields that count, in the form's order. */
  readonly shown: readonly Pick<ThemeControl, 'printed' | 'title'>[]
  /** What their conditions hide, by the server's ids. */
  readonly hidden: readonly string[]
  readonly token: string
}

/**
 * The server takes every backslash out of the list before it reads it: what JSON would escape by one must not be in a label. Quotes
 * are sent as the theme sends them.
 */
const sanitised = (label: string): string => label.replace(/[\s\\\p{Cc}\p{Cs}]+/gu, ' ').replaceAll('"', '&quot;').trim()

/** What the server is told of a field. */
export function descriptorOf({ printed, title }: Request['shown'][number]): Descriptor {
  const { fieldId, originalId, mark, type } = printed
  return { field_id: fieldId, original_id: originalId, required_mark: mark, field_type: type, field_label: sanitised(title) }
}

/** What is sent: the form's own fields, and what the server compares them with. */
export function bodyOf({ number, entries, shown, hidden, token }: Request): URLSearchParams {
  const body = new URLSearchParams()
  // Lines end as they do when a browser sends them.
  for (const [name, value] of entries) body.append(name, value.replace(/\r?\n|\r/g, '\r\n'))
  body.append(`${sent.fields}${number}`, toJson(shown.map(descriptorOf)))
  body.append(sent.token, token)
  if (hidden.length > 0) body.append(`${sent.hidden}${number}`, toJson(hidden))
  return body
}
