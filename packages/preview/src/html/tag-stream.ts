import type { TagReader } from './read-tag.ts'
import { createTagReader } from './read-tag.ts'
import type { StartTag } from './tag.ts'

/** Rewrites the start tags of a page that comes in pieces; everything else passes as it is. */
export interface TagStream {
  push(text: string): string
  end(): string
}

/** Elements whose content is text to a browser that runs scripts. */
const TEXT_ONLY = new Set(['style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'])
/** A tag that is longer than this has a quote that never closes; it passes as it is. */
const LONGEST_TAG = 8_000_000
/** What may turn out to be the beginning of an end tag or of a comment's end waits for more text. */
const TAIL = 12

type Place =
  | { in: 'page' }
  | { in: 'comment' }
  | { in: 'bogus' }
  | { in: 'text'; element: string }
  | { in: 'script'; depth: 0 | 1 | 2 }
  | { in: 'tag'; reader: TagReader }
  | { in: 'rest' }

/**
 * Makes a stream that hands every start tag to `rewrite` and puts its answer in the tag's place. Comments, script
 * and style text, and broken markup are told apart as the HTML standard's tokenizer does.
 */
export function createTagStream(rewrite: (tag: StartTag) => string): TagStream {
  let place: Place = { in: 'page' }
  let held = ''
  /** Open svg and math elements: in them, an element that closes itself has no text. */
  let foreign = 0

  /** One step in `text` from `at`; returns where to go on, or -1 to wait for more. */
  function step(text: string, at: number, last: boolean, out: string[]): number {
    switch (place.in) {
      case 'page':
        return inPage(text, at, last, out)
      case 'tag':
        return inTag(place.reader, text, at, last, out)
      case 'comment':
        return until(/--!?>/g, text, at, last, out)
      case 'bogus':
        return until(/>/g, text, at, last, out)
      case 'text':
        return until(endTag(place.element), text, at, last, out)
      case 'script':
        return inScript(text, at, last, out)
      case 'rest':
        out.push(text.slice(at))
        return text.length
    }
  }

  function inPage(text: string, at: number, last: boolean, out: string[]): number {
    const open = text.indexOf('<', at)
    const stop = open < 0 ? text.length : open
    out.push(text.slice(at, stop))
    if (open < 0 || (!last && text.length - open < TAIL)) return open < 0 ? text.length : wait(open)
    const next = text.slice(open + 1, open + 4)
    if (foreign > 0 && /^<\/(?:svg|math)[\s>]/i.test(text.slice(open, open + 7))) foreign -= 1
    if (/^[a-z]/i.test(next)) {
      place = { in: 'tag', reader: createTagReader(open) }
      return wait(open)
    }
    if (next === '!--') {
      // `<!-->` and `<!--->` are whole comments: their ends may begin with the dashes of the beginning.
      place = { in: 'comment' }
      out.push('<!')
      return open + 2
    }
    if (/^[!?]|^\/[^a-z]/i.test(next)) place = { in: 'bogus' }
    out.push('<')
    return open + 1
  }

  let waiting = -1
  /** Remembers where the text begins that has not been passed on. */
  function wait(at: number): number {
    waiting = at
    return -1
  }

  function inTag(reader: TagReader, text: string, at: number, last: boolean, out: string[]): number {
    const end = reader.read(text)
    if (end < 0) {
      if (!last && text.length - at < LONGEST_TAG) return wait(at)
      out.push(text.slice(at))
      place = { in: 'rest' }
      return text.length
    }
    const tag = reader.tag(text, end)
    out.push(rewrite(tag))
    place = placeAfter(tag)
    return end
  }

  function placeAfter({ name, source }: StartTag): Place {
    const closed = source.endsWith('/>')
    if ((name === 'svg' || name === 'math') && !closed) foreign += 1
    if (foreign > 0 && closed) return { in: 'page' }
    if (name === 'script') return { in: 'script', depth: 0 }
    if (name === 'plaintext') return { in: 'rest' }
    return TEXT_ONLY.has(name) ? { in: 'text', element: name } : { in: 'page' }
  }

  /** Passes text on up to the match, after which the page goes on. */
  function until(end: RegExp, text: string, at: number, last: boolean, out: string[]): number {
    end.lastIndex = at
    const match = end.exec(text)
    if (match) {
      const stop = match.index + match[0].length
      out.push(text.slice(at, stop))
      place = { in: 'page' }
      return stop
    }
    const stop = last ? text.length : Math.max(at, text.length - TAIL)
    out.push(text.slice(at, stop))
    return stop === text.length ? stop : wait(stop)
  }

  /** Script text may hold `<!-- <script> </script> -->`: only the end tag outside of that ends the script. */
  function inScript(text: string, at: number, last: boolean, out: string[]): number {
    const signs = /<!--|-->|<\/?script(?=[\t\n\f\r />])/gi
    const safe = last ? text.length : Math.max(at, text.length - TAIL)
    let depth = place.in === 'script' ? place.depth : 0
    let counted = at
    signs.lastIndex = at
    for (let sign = signs.exec(text); sign && sign.index < safe; sign = signs.exec(text)) {
      const found = sign[0].toLowerCase()
      if (found === '</script' && depth < 2) {
        out.push(text.slice(at, sign.index))
        place = { in: 'page' }
        return sign.index
      }
      if (found === '<!--' && depth === 0) {
        depth = 1
        signs.lastIndex = sign.index + 2
      } else if (found === '-->') depth = 0
      else if (found === '<script' && depth === 1) depth = 2
      else if (found === '</script') depth = 1
      counted = signs.lastIndex
    }
    place = { in: 'script', depth }
    // A sign that was counted must not be read again.
    const stop = last ? text.length : Math.max(safe, counted)
    out.push(text.slice(at, stop))
    return stop === text.length ? stop : wait(stop)
  }

  function run(text: string, last: boolean): string {
    const whole = held + text
    const out: string[] = []
    let at = 0
    while (at >= 0 && at < whole.length) {
      const was = place
      const next = step(whole, at, last, out)
      if (next >= 0) at = next
      else {
        at = waiting
        // A tag has only just been found: read it now.
        if (was.in === 'page' && place.in === 'tag') continue
        break
      }
    }
    const rest = whole.slice(Math.max(0, at))
    if (place.in === 'tag' && at > 0) rebase(place, rest)
    held = rest
    return out.join('')
  }

  /** The tag now begins at the text's beginning: it is read again, once. */
  function rebase(tag: { in: 'tag'; reader: TagReader }, rest: string): void {
    tag.reader = createTagReader(0)
    tag.reader.read(rest)
  }

  return { push: (text) => run(text, false), end: () => run('', true) }
}

function endTag(element: string): RegExp {
  return new RegExp(`</${element}(?=[\\t\\n\\f\\r />])`, 'gi')
}
