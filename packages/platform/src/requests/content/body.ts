import { toJson } from '@tillkit/dom'

/** What a request carries. Made by {@link form}, {@link multipart} or {@link json}. */
export interface RequestBody {
  readonly content: NonNullable<BodyInit>
  /** The `Content-Type` to send. Without one the browser writes it, and only it knows the boundary of a multipart body. */
  readonly type?: string
}

/** One whose `Content-Type` the browser writes: {@link form} and {@link multipart} make such. */
export interface FormBody extends RequestBody {
  readonly type?: never
  /**
   * Whether these are fields to which others may add their own. The shop's scripts gave jQuery an object for such a call, which jQuery
   * joins with the `data` of its settings; a form that was read as a whole they gave as text, which it leaves alone.
   */
  readonly isOpen?: boolean
}

/** A value of a form. Nested ones become `name[key]`, and lists of plain values `name[]`, as jQuery writes them. */
export type FormField =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FormField[]
  | { readonly [key: string]: FormField }

/** A value of a multipart form: also files, and lists of them. */
export type MultipartField = FormField | Blob | readonly (FormField | Blob)[]

/** Encodes fields as the platform expects: spaces as `+`, nothing as an empty value, nesting in brackets. */
export function form(fields: Readonly<Record<string, FormField>>): FormBody {
  const content = new URLSearchParams()
  eachField(fields, (name, value) => content.append(name, String(value)))
  return { content, isOpen: true }
}

/** Encodes fields and files as `multipart/form-data`. A file without a name of its own is called `blob`. */
export function multipart(fields: Readonly<Record<string, MultipartField>>): FormBody {
  const content = new FormData()
  eachField(fields, (name, value) => {
    if (value instanceof File) content.append(name, value, value.name)
    else if (value instanceof Blob) content.append(name, value)
    else content.append(name, value)
  })
  return { content }
}

/** Encodes a value as JSON. */
export function json(value: unknown): RequestBody {
  return { content: toJson(value), type: 'application/json' }
}

type Add = (name: string, value: string | Blob) => void

function eachField(fields: Readonly<Record<string, MultipartField>>, add: Add): void {
  for (const [name, value] of Object.entries(fields)) addField(name, value, add)
}

const isLeaf = (value: unknown) => value === null || typeof value !== 'object' || value instanceof Blob

function addField(name: string, value: MultipartField | Blob, add: Add): void {
  if (isLeaf(value)) return add(name, value instanceof Blob ? value : String(value ?? ''))
  for (const [key, inner] of Object.entries(value as object) as [string, MultipartField][]) {
    addField(`${name}[${Array.isArray(value) && isLeaf(inner) ? '' : key}]`, inner, add)
  }
}
