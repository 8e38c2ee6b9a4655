/** Elements whose content the parser takes for text, whatever stands in it. */
const RAW_TEXT = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes)$/i

/** Where a tag ends, or an attribute's value begins, which may hold the same signs: each with the value that it goes on with. */
const IN_TAG = />|=\s*(?:"[^"]*"?|'[^']*'?|[^\s>]*)/g

const TAG_NAME = /[^\s/>]*/y

/**
 * Changes what stands in the `noscript` elements of an HTML text, found as a parser with scripting on finds them: their content is
 * text, up to the next `</noscript`. What only looks like one, in a script, a comment or an attribute, is left as it is.
 */
export function mapNoscript(html: string, change: (content: string) => string): string {
  if (!/<noscript/i.test(html)) return html
  let done = ''
  let copied = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const name = nameAt(html, at + 1)
    if (name === '') at = endOfOther(html, at)
    else {
      const start = endOfTag(html, at + 1 + name.length)
      const isNoscript = /^noscript$/i.test(name)
      at = isNoscript || RAW_TEXT.test(name) ? endOfText(html, start, name) : start
      if (!isNoscript) continue
      done += html.slice(copied, start) + change(html.slice(start, at))
      copied = at
    }
  }
  return done + html.slice(copied)
}

/** The name of the tag that begins there; nothing where none does. */
function nameAt(html: string, at: number): string {
  if (!/[a-z]/i.test(html[at] ?? '')) return ''
  TAG_NAME.lastIndex = at
  return TAG_NAME.exec(html)?.[0] ?? ''
}

function endOfTag(html: string, from: number): number {
  IN_TAG.lastIndex = from
  for (let found = IN_TAG.exec(html); found; found = IN_TAG.exec(html)) if (found[0] === '>') return IN_TAG.lastIndex
  return html.length
}

/** Behind an end tag, a comment or a declaration; behind a sign that begins nothing. */
function endOfOther(html: string, at: number): number {
  if (html.startsWith('<!--', at)) return behind(html, /--!?>/g, at + 2)
  if (/[a-z]/i.test(html[at + 2] ?? '') && html[at + 1] === '/') return endOfTag(html, at + 2)
  return /[!?/]/.test(html[at + 1] ?? '') ? behind(html, />/g, at + 1) : at + 1
}

function behind(html: string, end: RegExp, from: number): number {
  end.lastIndex = from
  return end.exec(html) ? end.lastIndex : html.length
}

/** Where the text of such an element ends: before its end tag, or nowhere. */
function endOfText(html: string, from: number, name: string): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  end.lastIndex = from
  return end.exec(html)?.index ?? html.length
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const unescape = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', '\u00a0').replaceAll('&amp;', '&')

/** What a parser without scripting takes for the text that a `noscript` element holds in a browser that runs scripts. */
export const noscriptAsText = (html: string): string => mapNoscript(html, escape)

/** Takes that back in what was written out of its document. */
export const noscriptAsSent = (html: string): string => mapNoscript(html, unescape)
