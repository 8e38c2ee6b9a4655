import { pipeline } from 'node:stream'
import { RewritingStream } from 'parse5-html-rewriting-stream'
import { openPolicy } from '../csp.ts'
import { DELAYED_SOURCES, isTillkit, legacyOf, servedBy, sourcesOf, type ScriptToTakeOut, type Served } from '../legacy.ts'
import { trackerOf } from '../trackers.ts'
import type { PageTag } from './tag.ts'
import { readTag, withAttributes } from './tag.ts'

/** How a page is rewritten. */
export interface PageRules {
  /** The legacy scripts that are taken out. */
  readonly legacy: readonly ScriptToTakeOut[]
  /** Whether a Tillkit of the shop's own is taken out. */
  readonly ownCopies: boolean
  /** Whether trackers are taken out. */
  readonly tracking: boolean
  /** What is put in at the beginning of the head. */
  readonly head: string
  /** For a policy that the page carries in a meta element. */
  readonly nonce: string
  /** The shop's own names. */
  readonly hosts: readonly string[]
  /** The preview's own origin: its files may have been rewritten, so that their integrity hashes no longer fit. */
  readonly origin: string
}

/** What was found on a page. */
export interface PageFindings {
  readonly legacy: Set<string>
  readonly trackers: Set<string>
  ownCopies: number
}

/** Says on a tag that the preview made it inert, and why. */
const MARK = 'data-tillkit-preview'

/**
 * Rewrites one page that comes in pieces; `findings` fills while it comes. Everything but the tags that are changed passes byte for byte,
 * save what no browser reads: a tag that the page's end cuts off.
 */
export function rewriteTags(page: Iterable<string> | AsyncIterable<string>, rules: PageRules): { texts: AsyncIterable<string>; findings: PageFindings } {
  const findings: PageFindings = { legacy: new Set(), trackers: new Set(), ownCopies: 0 }
  return { texts: rewritten(page, rules, findings), findings }
}

async function* rewritten(page: Iterable<string> | AsyncIterable<string>, rules: PageRules, findings: PageFindings): AsyncGenerator<string> {
  const stream = new RewritingStream()
  let head = rules.head
  stream.on('startTag', (tag, raw) => {
    const source = rewriteTag(readTag(tag, raw), rules, findings)
    if (head === '' || tag.tagName === 'html') return stream.emitRaw(source)
    stream.emitRaw(tag.tagName === 'head' ? source + head : head + source)
    head = ''
  })
  // What fails in the source comes out of the loop.
  pipeline(page, stream, () => {})
  yield* stream as AsyncIterable<string>
  yield head
}

function rewriteTag(tag: PageTag, rules: PageRules, findings: PageFindings): string {
  switch (tag.name) {
    case 'script':
      return rewriteScript(tag, rules, findings)
    case 'link':
      return rewriteLink(tag, rules, findings)
    case 'meta':
      return rewriteMeta(tag, rules)
    case 'img':
    case 'iframe':
    case 'embed':
    case 'input':
      return rewriteEmbedded(tag, rules, findings)
    default:
      return tag.source
  }
}

function rewriteScript(tag: PageTag, rules: PageRules, findings: PageFindings): string {
  const { attributes } = tag
  const sources = sourcesOf(attributes)
  if (sources.some(isTillkit)) {
    if (!rules.ownCopies) return tag.source
    findings.ownCopies += 1
    return withAttributes(tag, { type: 'text/plain', [MARK]: 'own-copy' })
  }
  const legacy = legacyOf(attributes, rules.legacy)
  if (legacy) {
    findings.legacy.add(legacy.handle)
    return removeScript(tag, legacy)
  }
  const served = servedBy(attributes, rules.legacy)
  if (served) return removeScript(tag, served.script, served)
  const tracker = rules.tracking ? sources.map((source) => trackerOf(source)).find(Boolean) : undefined
  if (tracker) {
    findings.trackers.add(tracker.match)
    return withAttributes(tag, { type: 'text/plain', src: null, ...parked(sources[0] ?? ''), ...without(DELAYED_SOURCES, attributes) })
  }
  return withoutIntegrity(tag, attributes.get('src'), rules)
}

/**
 * As a shop does it: the tag stays, and Tillkit can make it live again when its own code cannot be loaded.
 * @param served where the tag only serves the script
 */
function removeScript(tag: PageTag, { handle, unless }: ScriptToTakeOut, served?: Served<ScriptToTakeOut>): string {
  const { attributes } = tag
  const [source] = sourcesOf(attributes)
  return withAttributes(tag, {
    type: 'text/plain',
    [MARK]: 'legacy',
    ...(unless === undefined ? {} : { 'data-tillkit-unless': unless }),
    ...(served && { 'data-tillkit-with': `${handle}-js` }),
    ...(served?.isBehind && { 'data-tillkit-behind': '' }),
    ...(attributes.has('src') || source === undefined ? {} : { src: source }),
    ...without(DELAYED_SOURCES, attributes),
    // The shop's file may have been rewritten on its way.
    ...(attributes.has('integrity') ? { integrity: null } : {}),
  })
}

function rewriteLink(tag: PageTag, rules: PageRules, findings: PageFindings): string {
  const href = tag.attributes.get('href') ?? ''
  const rel = (tag.attributes.get('rel') ?? '').toLowerCase()
  if (rules.ownCopies && /\/tillkit\.css(\?|#|$)/.test(href)) return withAttributes(tag, { rel: 'tillkit-own-copy', [MARK]: 'own-copy' })
  const tracker = rules.tracking && rel !== 'stylesheet' && rel !== 'canonical' ? trackerOf(href) : undefined
  if (tracker) {
    findings.trackers.add(tracker.match)
    return withAttributes(tag, { href: null, ...parked(href) })
  }
  return withoutIntegrity(tag, href, rules)
}

function rewriteMeta(tag: PageTag, rules: PageRules): string {
  if (tag.attributes.get('http-equiv')?.trim().toLowerCase() !== 'content-security-policy') return tag.source
  const policy = tag.attributes.get('content')
  return policy === undefined ? tag.source : withAttributes(tag, { content: openPolicy(policy, rules) })
}

function rewriteEmbedded(tag: PageTag, rules: PageRules, findings: PageFindings): string {
  const source = rules.tracking ? tag.attributes.get('src') : undefined
  const tracker = source === undefined ? undefined : trackerOf(source)
  if (source === undefined || !tracker) return tag.source
  findings.trackers.add(tracker.match)
  return withAttributes(tag, { src: null, ...parked(source) })
}

function withoutIntegrity(tag: PageTag, source: string | undefined, { origin }: PageRules): string {
  if (source === undefined || tag.attributes.get('integrity') === undefined) return tag.source
  const url = URL.canParse(source, origin) ? new URL(source, origin) : undefined
  return url?.origin === origin ? withAttributes(tag, { integrity: null }) : tag.source
}

function parked(source: string): Record<string, string> {
  return { [MARK]: 'tracking', 'data-tillkit-src': source }
}

function without(names: readonly string[], attributes: ReadonlyMap<string, string>): Record<string, null> {
  return Object.fromEntries(names.filter((name) => attributes.has(name)).map((name) => [name, null]))
}
