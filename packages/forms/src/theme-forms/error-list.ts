import { escapeHtml, safeHtml, type SafeHtml } from '@tillkit/platform'
import { invoke, type Life, listen, nearest } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import type { FormFields } from '../engine/form-fields.ts'
import type { Control } from '../engine/page/control.ts'
import { goToControl, wrongControls } from '../engine/page/go-to-control.ts'
import { classes } from './anatomy.ts'
import type { ThemeWords } from './theme-words.ts'
import { isMissing } from './rules.ts'

/** A line of the theme's list of messages. */
interface MessageLine {
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

const LINE = 'a[id]'
const DESCRIBED = 'aria-describedby'

let last = 0
const ids = new WeakMap<Control, string>()

/** By which id the line of a control is known. */
function lineIdOf(control: Control): string {
  const id = ids.get(control) ?? `tillkit-line-${(last += 1)}`
  ids.set(control, id)
  return id
}

/** What is wrong with a form at this moment, in the order of its controls, each line with a link to its field. */
export function messagesOf(form: FormFields, controls: readonly Control[]): Messages {
  const missing: MessageLine[] = []
  const wrong: MessageLine[] = []
  for (const control of wrongControls(form, controls)) {
    const problem = form.store.getState().fields[control.id]?.problem
    if (!problem) continue
    const link = { address: `#${control.elements[0]?.getAttribute('id') ?? ''}`, id: lineIdOf(control) }
    const lines = isMissing(problem) ? missing : wrong
    lines.push({ text: problem.message, link })
  }
  return { missing, wrong }
}

/**
 * Ties the lines that a box shows to their fields: a click leads there, also where ids stand on a page more than once, and the field is
 * described by its line, besides what it is described by, until nothing is wrong with it any more.
 * @param life how long the box shows them
 */
export function linkErrorLines(life: Life, box: Element, { form, controls }: { readonly form: FormFields; readonly controls: readonly Control[] }): void {
  const lines = new Map(wrongControls(form, controls).map((control) => [lineIdOf(control), control]))
  // High enough for a finger.
  for (const link of invoke(box, 'querySelectorAll', LINE)) Object.assign(standOut(link as HTMLElement).style, { display: 'inline-block', minBlockSize: '24px' })
  listen<MouseEvent>(life, box, 'click', (event) => {
    const control = lines.get(nearest(event.target, LINE)?.getAttribute('id') ?? '')
    if (!control) return
    event.preventDefault()
    goToControl(control)
  })
  for (const [line, control] of lines) for (const element of control.elements) {
    const described = [element.getAttribute(DESCRIBED), line].filter(Boolean).join(' ')
    adopt(life, element, form.store, () => (wrongControls(form, [control]).length > 0 ? { attributes: { [DESCRIBED]: described } } : {}))
  }
}

/**
 * Lets a link be read wherever a module's words can be: a page's colour for links may be that of the module's background. By script: pages
 * may forbid styles in what is put into them.
 * @returns the link
 */
export function standOut<Link extends HTMLElement>(link: Link): Link {
  Object.assign(link.style, { color: 'inherit', textDecoration: 'underline' })
  return link
}
