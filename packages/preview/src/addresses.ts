import { unicodeHost } from './shop.ts'

/** Replaces addresses in text that comes in pieces; text is latin1, so that bytes of any charset pass untouched. */
interface AddressStream {
  push(text: string): string
  end(): string
}

/** Replaces one side's addresses by the other's, however they are written. */
export interface AddressRewriter {
  /** A text that is there as a whole. */
  text(text: string): string
  /** A text that comes in pieces. */
  stream(): AddressStream
}

/** What the addresses are replaced by. */
export interface AddressTarget {
  /** `http` or `https`. */
  readonly scheme: string
  /** With its port. */
  readonly host: string
}

/** Room for scheme, slashes, a port and what follows, in the longest of their spellings. */
const SLACK = 72
/** So many characters before a match decide whether it is one. */
const LOOKBACK = 8

const COLON = String.raw`:|%3A|%253A|\\+u003a|&#58;|&#x3a;|&colon;`
const SLASHES = String.raw`(?:\\*\/){2}|(?:(?:%5C)*%2F){2}|(?:(?:%255C)*%252F){2}|(?:\\+u002f){2}|(?:&#47;|&#x2f;|&sol;){2}`

/**
 * Makes a rewriter for addresses of these hosts: with http, https, ws, wss or no scheme; plain, JSON-escaped,
 * percent-encoded once or twice, or as character references.
 */
export function createAddressRewriter(hosts: readonly string[], target: AddressTarget): AddressRewriter {
  const pattern = patternFor(hosts)
  const replace = (groups: RegExpExecArray) => replacement(groups, target)
  const longest = Math.max(...hosts.map((host) => host.length)) * 3 + SLACK
  return {
    text: (text) => replaceUntil({ pattern, replace, text, from: 0, until: Infinity }).output,
    stream: () => {
      let behind = ''
      let carried = ''
      const step = (text: string, until: (length: number) => number) => {
        const whole = behind + carried + text
        const { output, end } = replaceUntil({ pattern, replace, text: whole, from: behind.length, until: until(whole.length) })
        behind = whole.slice(Math.max(0, end - LOOKBACK), end)
        carried = whole.slice(end)
        return output
      }
      return {
        push: (text) => step(text, (length) => length - longest),
        end: () => step('', () => Infinity),
      }
    },
  }
}

interface Pass {
  pattern: RegExp
  replace: (groups: RegExpExecArray) => string
  text: string
  /** Where the text that counts begins; before it stands what was sent already. */
  from: number
  /** Matches that begin here or later wait for more text. */
  until: number
}

function replaceUntil({ pattern, replace, text, from, until }: Pass): { output: string; end: number } {
  const parts: string[] = []
  let end = from
  pattern.lastIndex = from
  for (let match = pattern.exec(text); match && match.index < until; match = pattern.exec(text)) {
    parts.push(text.slice(end, match.index), replace(match))
    end = match.index + match[0].length
  }
  const stop = Math.max(end, Math.min(text.length, until))
  parts.push(text.slice(end, stop))
  return { output: parts.join(''), end: stop }
}

function patternFor(hosts: readonly string[]): RegExp {
  const names = hosts.flatMap((host) => {
    const unicode = unicodeHost(host)
    return unicode === undefined ? [host] : [host, Buffer.from(unicode, 'utf8').toString('latin1')]
  })
  const scheme = `(?:(https?|wss?)(${COLON})|(?<!${COLON}))`
  // Not a longer name, not somebody's name before an @.
  const after = String.raw`(?![\w@-]|\.\w)`
  return new RegExp(`${scheme}(${SLASHES})(?:${names.map(hostPattern).join('|')})${after}`, 'gi')
}

function hostPattern(host: string): string {
  const [name = '', port] = host.split(/:(?=\d+$)/)
  const spelled = name.split('').map(spell).join('')
  const usual = `(?:(?:${COLON})(?:80|443)(?!\\d))?(?!(?:${COLON})\\d)`
  return spelled + (port === undefined ? usual : `(?:${COLON})${port}`)
}

/** One character of a host; brackets and colons of an IPv6 address may be percent-encoded. */
function spell(character: string): string {
  if (/[a-z0-9-]/i.test(character)) return character
  const code = character.charCodeAt(0).toString(16).padStart(2, '0')
  const plain = character.replace(/[.[\]]/, '\\$&')
  return /[[\]:]/.test(character) ? `(?:${plain}|%(?:25)?${code})` : plain
}

function replacement([, scheme, colon = '', slashes = '']: RegExpExecArray, target: AddressTarget): string {
  const percent = slashes.startsWith('%25') ? '%25' : slashes.startsWith('%') ? '%' : ''
  const host = percent === '' ? target.host : target.host.replace(/[[\]:]/g, (sign) => percent + sign.charCodeAt(0).toString(16).toUpperCase())
  if (scheme === undefined) return slashes + host
  const socket = scheme.toLowerCase().startsWith('ws')
  const secure = target.scheme === 'https'
  return (socket ? (secure ? 'wss' : 'ws') : target.scheme) + colon + slashes + host
}
