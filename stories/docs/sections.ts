/** A heading of a Markdown text with what stands below it. */
export interface Section {
  readonly title: string
  /** Without its heading. */
  readonly body: string
}

/**
 * The sections of a Markdown text at one level.
 * @param level of the headings: 2 for `##`
 */
export function sectionsOf(markdown: string, level: number): readonly Section[] {
  const marks = '#'.repeat(level)
  const parts = outsideOfCode(markdown).split(new RegExp(`^${marks} (?=\\S)`, 'm')).slice(1)
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n')
    const end = lines.findIndex((line) => /^#+ /.test(line) && line.indexOf(' ') < level)
    return { title: backToCode(title), body: backToCode(lines.slice(0, end < 0 ? undefined : end).join('\n').trim()) }
  })
}

/**
 * The section of that title.
 * @throws Error where there is none: a page would lack it
 */
export function sectionOf(markdown: string, title: string): Section {
  const found = [2, 3].flatMap((level) => sectionsOf(markdown, level)).find((section) => section.title === title)
  if (!found) throw new Error(`No section is called "${title}".`)
  return found
}

/** A line of a shell's or a script's comment begins like a heading: within code its mark stands aside. */
const ASIDE = '\u{E000}'

function outsideOfCode(markdown: string): string {
  return markdown.replace(/^```[^]*?^```/gm, (code) => code.replace(/^#/gm, ASIDE))
}

function backToCode(text: string): string {
  return text.replaceAll(ASIDE, '#')
}
