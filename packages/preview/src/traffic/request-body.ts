import type { IncomingMessage } from 'node:http'
import type { AddressRewriter } from '../addresses.ts'

/** A request's body as it goes on to the shop. */
export interface RequestBody {
  /** What has been read of it. */
  readonly head: Buffer
  /** Whether that is all; otherwise the rest is passed on as it comes. */
  readonly whole: boolean
  /** Fields of a form, files left out. */
  readonly form: URLSearchParams
  /** A JSON body's text. */
  readonly json: string
}

/** Forms and JSON longer than this pass through without being looked at to their end. */
const LONGEST_TEXT = 8_000_000
/** Of uploads only the beginning is read: fields stand before files as a rule. */
const UPLOAD_HEAD = 1_000_000

/**
 * Reads what has to be looked at: forms and JSON as a whole, the beginning of uploads, nothing of other bodies.
 * Addresses of the preview in it become the shop's.
 */
export async function readRequestBody(request: IncomingMessage, toShop: AddressRewriter): Promise<RequestBody> {
  const kind = kindOf(request)
  const empty = { form: new URLSearchParams(), json: '' }
  if (kind === 'none') return { head: Buffer.alloc(0), whole: true, ...empty }
  if (kind === 'bytes') return { head: Buffer.alloc(0), whole: false, ...empty }
  const { head, whole } = await peek(request, kind === 'upload' ? UPLOAD_HEAD : LONGEST_TEXT)
  const text = head.toString('latin1')
  if (kind === 'upload') {
    const parts = partsOf(text, boundaryOf(request))
    const fields = parts.filter(({ field }) => field !== undefined)
    const form = new URLSearchParams(fields.map(({ field = '', value }) => [utf8(field), utf8(value)]))
    const sent = whole ? parts.map(({ source, field }) => (field === undefined ? source : toShop.text(source))).join('') : text
    return { head: Buffer.from(sent, 'latin1'), whole, form, json: '' }
  }
  const sent = whole ? Buffer.from(toShop.text(text), 'latin1') : head
  const form = kind === 'form' ? new URLSearchParams(utf8(text)) : empty.form
  return { head: sent, whole, form, json: kind === 'json' ? utf8(text) : '' }
}

function kindOf({ headers, method }: IncomingMessage): 'none' | 'form' | 'json' | 'upload' | 'bytes' {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody || method === 'GET' || method === 'HEAD') return hasBody ? 'bytes' : 'none'
  const type = (headers['content-type'] ?? '').toLowerCase()
  if (headers['content-encoding'] !== undefined) return 'bytes'
  if (type.startsWith('multipart/form-data')) return 'upload'
  if (type.startsWith('application/x-www-form-urlencoded')) return 'form'
  return type === '' || /json|^text\//.test(type) ? 'json' : 'bytes'
}

async function peek(request: IncomingMessage, limit: number): Promise<{ head: Buffer; whole: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk)
    size += chunk.length
    if (size > limit) return { head: Buffer.concat(chunks), whole: false }
  }
  return { head: Buffer.concat(chunks), whole: true }
}

function boundaryOf({ headers }: IncomingMessage): string {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(headers['content-type'] ?? '') ?? []
  return quoted ?? plain ?? ''
}

/** A part of a multipart body; `field` is its name, undefined for files and for what stands around the parts. */
interface Part {
  source: string
  field: string | undefined
  value: string
}

/** Splits a body so that the sources joined are the body again. */
function partsOf(text: string, boundary: string): Part[] {
  if (boundary === '') return [{ source: text, field: undefined, value: '' }]
  return text.split(`--${boundary}`).map((piece, index) => {
    const source = index === 0 ? piece : `--${boundary}${piece}`
    const gap = /\r?\n\r?\n/.exec(piece)
    const head = gap ? piece.slice(0, gap.index) : ''
    const name = /;\s*name="([^"]*)"/i.exec(head)?.[1]
    const field = gap && !/;\s*filename\*?=/i.test(head) ? name : undefined
    return { source, field, value: gap ? piece.slice(gap.index + gap[0].length).replace(/\r?\n$/, '') : '' }
  })
}

function utf8(latin1: string): string {
  return Buffer.from(latin1, 'latin1').toString('utf8')
}
