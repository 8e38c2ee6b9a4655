import { asLatin1, charsetOf, contentTypeFor, PRESCAN } from '../charset.ts'
import { headFor } from '../head.ts'
import type { PageFindings } from '../html/rewrite-page.ts'
import { rewriteTags } from '../html/rewrite-page.ts'
import { createMarkerSearch } from '../notes.ts'
import { begin } from './decode.ts'
import type { Exchange } from './exchange.ts'

/** A body on its way to the browser. */
export interface RewrittenBody {
  /** Empty where the shop does not say it. */
  readonly contentType: string
  readonly body: AsyncIterable<Buffer>
  /** What was found on a page, complete when the body is. */
  readonly findings?: PageFindings
}

/** Rewrites a style sheet, a script, JSON or XML: its addresses. */
export async function rewriteText(exchange: Exchange, source: AsyncIterable<Buffer>, type: string): Promise<RewrittenBody> {
  const { head, rest } = await begin(source, 1)
  const handles = /javascript|ecmascript/.test(type) ? exchange.context.plan.out.map(({ handle }) => handle) : []
  const search = createMarkerSearch(handles)
  const stream = exchange.addresses.toLocal.stream()
  async function* body() {
    for await (const text of asLatin1(joined(head, rest), { kind: 'bytes', named: undefined })) {
      search.push(text)
      yield Buffer.from(stream.push(text), 'latin1')
    }
    yield Buffer.from(stream.end(), 'latin1')
    rememberBundles(exchange, search.found())
  }
  return { contentType: type, body: body() }
}

/** Rewrites a page: its addresses, its scripts, and what is put into its head. */
export async function rewritePage(exchange: Exchange, source: AsyncIterable<Buffer>, type: string, policy: string): Promise<RewrittenBody> {
  const { head, rest } = await begin(source, PRESCAN)
  const charset = charsetOf(type, head)
  // Calls are often answered as text/html while they are JSON: tags in it are inside strings.
  const isMarkup = (exchange.shown && type !== '') || /^(?:\xef\xbb\xbf)?\s*</.test(head.subarray(0, 200).toString('latin1'))
  if (!isMarkup && type === '') return { contentType: type, body: joined(head, rest) }
  if (!isMarkup) return rewriteText(exchange, joined(head, rest), type)
  const { context, off, nonce, here } = exchange
  let lost = ''
  const addressed = localTexts(exchange, asLatin1(joined(head, rest), charset), (mark) => (lost = mark))
  const { texts, findings } = rewriteTags(addressed, {
    legacy: off ? [] : context.plan.out,
    ownCopies: !off,
    tracking: !context.allowTracking,
    head: exchange.shown ? headFor(exchange, policy) : '',
    nonce,
    hosts: context.shop.hosts,
    origin: here,
  })
  async function* body() {
    for await (const text of texts) yield Buffer.from(text, 'latin1')
    yield Buffer.from(lost, 'latin1')
  }
  return { contentType: contentTypeFor(type || 'text/html', charset), body: body(), findings }
}

/** The page with the preview's addresses. What has come of a page that was cut off is shown: one that says that it is not all helps more than none. */
async function* localTexts(exchange: Exchange, texts: AsyncIterable<string>, cutOff: (mark: string) => void): AsyncGenerator<string> {
  const addresses = exchange.addresses.toLocal.stream()
  let size = 0
  try {
    for await (const text of texts) {
      size += text.length
      yield addresses.push(text)
    }
  } catch (cause) {
    if (exchange.request.destroyed && exchange.response.destroyed) throw cause
    cutOff(cutOffMark(size))
    exchange.context.log.warn(`${exchange.path.split('?')[0] ?? ''}: the shop's answer was cut off after ${size} bytes.`)
  }
  yield addresses.end()
}

/** Closes whatever may be open, and leaves a mark for the bar. */
function cutOffMark(bytes: number): string {
  return `--></script></style></title></textarea></noscript><tillkit-cut-off data-bytes="${bytes}"></tillkit-cut-off>`
}

function rememberBundles({ context, path }: Exchange, handles: readonly string[]): void {
  const [file = ''] = path.split('?')
  const own = context.plan.out.some((script) => file.includes(script.file))
  if (handles.length === 0 || own) return
  context.notes.bundles.set(file, handles)
  const [scripts, they] = handles.length === 1 ? ['script', 'it'] : ['scripts', 'they']
  context.notes.once(
    `${file} holds the legacy ${scripts} ${handles.join(', ')} among others, so ${they} cannot be taken out. Switch the combining of scripts off for a preview.`,
    context.log.warn,
  )
}

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head
  yield* { [Symbol.asyncIterator]: () => rest[Symbol.asyncIterator]() }
}
