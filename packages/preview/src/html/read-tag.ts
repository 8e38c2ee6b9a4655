import type { StartTag, TagAttribute } from './tag.ts'

/** Reads one start tag; it may come in pieces. */
export interface TagReader {
  /** Goes on in the grown text. Returns where the tag ends (behind `>`), or -1 when more text is needed. */
  read(text: string): number
  /** The tag, once read. */
  tag(text: string, end: number): StartTag
}

type State = 'name' | 'between' | 'attribute' | 'equals' | 'value' | 'plain' | '"' | "'"

const SPACE = /[\t\n\f\r ]/

/**
 * Reads the tag that begins at `from`, as browsers do: quotes count only at the beginning of a value. It goes on
 * where it stopped, so a tag of any length is read once.
 */
export function createTagReader(from: number): TagReader {
  const attributes: TagAttribute[] = []
  let state: State = 'name'
  let at = from + 1
  let nameEnd = -1
  let begin = -1

  const finish = (text: string) => {
    const last = attributes.at(-1)
    if (state === 'name') nameEnd = at
    if (state === 'attribute') attributes.push(attribute(text, begin, at, from))
    if (state === 'plain' && last) last.end = last.valueEnd = at - from
  }

  const step = (text: string, sign: string): State => {
    const space = SPACE.test(sign)
    switch (state) {
      case 'name':
        if (space || sign === '/') {
          nameEnd = at
          return 'between'
        }
        return state
      case 'between':
        if (space || sign === '/') return state
        begin = at
        return 'attribute'
      case 'attribute':
        if (space || sign === '/' || (sign === '=' && at > begin)) {
          attributes.push(attribute(text, begin, at, from))
          return sign === '=' ? 'value' : sign === '/' ? 'between' : 'equals'
        }
        return state
      case 'equals':
        if (space) return state
        if (sign === '=') return 'value'
        if (sign === '/') return 'between'
        begin = at
        return 'attribute'
      case 'value': {
        if (space) return state
        const quoted = sign === '"' || sign === "'"
        const last = attributes.at(-1)
        if (last) last.valueStart = at - from + (quoted ? 1 : 0)
        return quoted ? sign : 'plain'
      }
      case 'plain': {
        if (!space) return state
        const last = attributes.at(-1)
        if (last) last.end = last.valueEnd = at - from
        return 'between'
      }
      default:
        return state
    }
  }

  return {
    read(text) {
      while (at < text.length) {
        if (state === '"' || state === "'") {
          const close = text.indexOf(state, at)
          if (close < 0) {
            at = text.length
            return -1
          }
          const last = attributes.at(-1)
          if (last) {
            last.valueEnd = close - from
            last.end = last.valueEnd + 1
          }
          at = close + 1
          state = 'between'
          continue
        }
        const sign = text.charAt(at)
        if (sign === '>') {
          finish(text)
          return at + 1
        }
        state = step(text, sign)
        at += 1
      }
      return -1
    },
    tag: (text, end) => ({
      name: text.slice(from + 1, nameEnd).toLowerCase(),
      source: text.slice(from, end),
      attributes,
    }),
  }
}

function attribute(text: string, begin: number, end: number, from: number): TagAttribute {
  return { name: text.slice(begin, end).toLowerCase(), start: begin - from, end: end - from, valueStart: -1, valueEnd: -1 }
}
