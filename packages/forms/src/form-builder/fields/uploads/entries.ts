import { parseJson, toJson } from '@tillkit/dom'
import { isRecord } from '@tillkit/platform'
import type { UploadEntry } from './files.model.ts'

/** Reads what a field holds: a list of what was uploaded before. What is none of that is left out. */
export function readEntries(value: string): UploadEntry[] {
  const list = value === '' ? [] : parseJson(value)
  return Array.isArray(list) ? list.filter(isEntry) : []
}

/** Whether the shop says of a file that it has it. */
export const isEntry = (value: unknown): value is UploadEntry => isRecord(value) && typeof value['file'] === 'string' && value['file'] !== ''

/** What a field holds of files: the list that the server expects, or nothing. */
export const writeEntries = (entries: readonly UploadEntry[]): string => (entries.length > 0 ? toJson(entries) : '')

/** What a file was called when it was chosen, as far as the shop says so. */
export function nameOfEntry(entry: UploadEntry): string {
  const names = [entry['file_user_name'], entry['file_original'], entry['name']]
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? entry.file
}

/** In bytes, if the shop says so. */
export function sizeOfEntry({ size }: UploadEntry): number | undefined {
  const bytes = size === '' || size === null ? NaN : Number(size)
  return Number.isFinite(bytes) ? bytes : undefined
}
