/** What the shop says of a file that it has taken. The form sends it back as it is. */
export type UploadEntry = Readonly<Record<string, unknown>> & { readonly file: string }

/** Why a file was not uploaded. `server`: in the shop's words; `lost`: the shop could not be reached, or did not answer. */
export type UploadProblem =
  | { readonly what: 'size' | 'type' | 'number' | 'post size' | 'folder' | 'unreadable' | 'lost' }
  | { readonly what: 'server'; readonly text: string }

/** How far a file is. Sizes are in bytes. */
export type UploadState =
  /** Its turn has not come. */
  | { readonly kind: 'waiting' }
  /** `isPaused`: the line is cut, and it goes on by itself once that is back. */
  | { readonly kind: 'sending'; readonly sent: number; readonly isPaused: boolean }
  /** All of it has been sent, and the shop puts it together. */
  | { readonly kind: 'finishing' }
  | { readonly kind: 'done'; readonly entry: UploadEntry }
  | { readonly kind: 'failed'; readonly problem: UploadProblem }

/** A file of a field. */
export interface UploadFile {
  readonly id: string
  /** As the shopper knows it. */
  readonly name: string
  /** In bytes; unknown of what the page was printed with and does not say. */
  readonly size?: number
  /** What can be shown of it. */
  readonly picture?: Blob
  readonly state: UploadState
}

/** What a field takes. A limit that is 0 is none; sizes are in bytes. */
export interface UploadLimits {
  /** Endings of names, in small letters, without the dot; none: any. */
  readonly extensions: readonly string[]
  readonly maxSize: number
  readonly maxFiles: number
  /** What the server takes in one request. */
  readonly postMaxSize: number
}

/** A file as it comes from the shopper. */
export type Candidate = Pick<File, 'name' | 'size'> & { readonly isFolder?: boolean }

/** Says what is wrong with a file before a byte of it is sent. @param count how many the field holds already */
export function problemWith(file: Candidate, limits: UploadLimits, count: number): UploadProblem | undefined {
  const { extensions, maxSize, maxFiles, postMaxSize } = limits
  const name = file.name.toLowerCase()
  if (file.isFolder) return { what: 'folder' }
  if (postMaxSize > 0 && file.size >= postMaxSize) return { what: 'post size' }
  if (maxSize > 0 && file.size > maxSize) return { what: 'size' }
  if (extensions.length > 0 && !extensions.some((ending) => name.endsWith(`.${ending}`))) return { what: 'type' }
  if (maxFiles > 0 && count >= maxFiles) return { what: 'number' }
  return undefined
}

/** How many files count against the limit: those that have not failed. */
export const countOf = (files: readonly UploadFile[]): number => files.filter(({ state }) => state.kind !== 'failed').length

/** Whether no further file fits. */
export const isFull = (files: readonly UploadFile[], { maxFiles }: UploadLimits): boolean => maxFiles > 0 && countOf(files) >= maxFiles

/** Whether it is worth trying a file again: where nobody answered, and where there is room by now. */
export function canRetry({ what }: UploadProblem, files: readonly UploadFile[], limits: UploadLimits): boolean {
  return what === 'lost' || (what === 'number' && !isFull(files, limits))
}

/** What keeps a form from being sent: a file that is on its way, or one that has failed and still stands there. */
export function unfinished(files: readonly UploadFile[]): 'uploading' | 'failed' | undefined {
  if (files.some(({ state }) => state.kind !== 'done' && state.kind !== 'failed')) return 'uploading'
  return files.some(({ state }) => state.kind === 'failed') ? 'failed' : undefined
}

/** What the shop has taken, in the order of the list. */
export const entriesOf = (files: readonly UploadFile[]): UploadEntry[] => files.flatMap(({ state }) => (state.kind === 'done' ? [state.entry] : []))
