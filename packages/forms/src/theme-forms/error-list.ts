import { escapeHtml, safeHtml, type SafeHtml } from '@tillkit/platform'
import { classes } from './anatomy.ts'
import type { ThemeWords } from './words.ts'

/** A line of the theme's list of messages. */
export interface MessageLine {
  readonly text: string
  /** The field that a click on it leads to. Default none. */
  readonly link?: { readonly address: string; readonly id: string }
}

/** What is wrong with a form: what is missing, and what is not right. */
export interface Messages {
  readonly missing: readonly MessageLine[]
  readonly wrong: readonly MessageLine[]
}

/**
 * The theme's list of messages: missing fields by their labels; then the errors, whose heading stands there only
 * where fields are missing, too.
 */
export function messageListHtml({ missing, wrong }: Messages, words: ThemeWords): SafeHtml {
  const first = missing.length > 0 ? `<p>${escapeHtml(words.fill_message)}</p>${listHtml(missing)}` : ''
  const heading = missing.length > 0 ? `<p class="${classes.secondMessage}">${escapeHtml(words.contact_error_message)}</p>` : ''
  return (first + (wrong.length > 0 ? heading + listHtml(wrong) : '')) as SafeHtml
}

const listHtml = (lines: readonly MessageLine[]) => `<ul>${lines.map((line) => `<li>${lineHtml(line)}</li>`).join('')}</ul>`

function lineHtml({ text, link }: MessageLine): SafeHtml {
  const said = escapeHtml(text)
  return link ? safeHtml`<a href="${escapeHtml(link.address)}" id="${escapeHtml(link.id)}">${said}</a>` : said
}

/** The same as plain text, for screen readers: a sentence a line. */
export function messageText({ missing, wrong }: Messages, words: ThemeWords): string {
  const fields = missing.length > 0 ? [`${words.fill_message} ${missing.map(({ text }) => text).join(', ')}`] : []
  return [...fields, ...wrong.map(({ text }) => text)].join('\n')
}
