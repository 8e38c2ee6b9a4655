import { calledName, parseFolder, textArguments, walk } from './php-calls.ts'

/** WordPress's functions for texts, and which of their arguments is what. */
const FUNCTIONS: Readonly<Record<string, { readonly plural?: number; readonly context?: number; readonly domain: number }>> = {
  __: { domain: 1 },
  _e: { domain: 1 },
  esc_html__: { domain: 1 },
  esc_html_e: { domain: 1 },
  esc_attr__: { domain: 1 },
  esc_attr_e: { domain: 1 },
  _x: { context: 1, domain: 2 },
  esc_html_x: { context: 1, domain: 2 },
  _n: { plural: 1, domain: 3 },
}

/** A text of the plugin's, with the places where it is said. */
interface Entry {
  readonly text: string
  readonly plural: string | undefined
  readonly context: string | undefined
  readonly places: string[]
}

/**
 * The template for translators: every text of the plugin's.
 * @throws {Error} when a text is no plain string, or of no text domain: translators would never see it
 */
export function potFile(plugin: string, version: string): string {
  const entries = new Map<string, Entry>()
  for (const { path, tree } of parseFolder(plugin)) {
    walk(tree, (node) => {
      const places = FUNCTIONS[calledName(node) ?? '']
      if (!places) return
      const texts = textArguments(node)
      const place = `${path}:${node.loc?.start.line ?? 0}`
      const [text] = texts
      if (text === undefined || texts[places.domain] !== 'tillkit') throw new Error(`${place}: a text that translators would not see.`)
      const plural = places.plural === undefined ? undefined : texts[places.plural]
      const context = places.context === undefined ? undefined : texts[places.context]
      const key = JSON.stringify([context, text])
      const entry = entries.get(key) ?? { text, plural, context, places: [] }
      entry.places.push(place)
      entries.set(key, entry)
    })
  }
  return [header(version), ...[...entries.values()].map(written)].join('\n')
}

function header(version: string): string {
  return `msgid ""
msgstr ""
"Project-Id-Version: Tillkit ${version}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Domain: tillkit\\n"
`
}

function written({ text, plural, context, places }: Entry): string {
  const lines = [`#: ${places.join(' ')}`]
  if (context !== undefined) lines.push(`msgctxt ${JSON.stringify(context)}`)
  lines.push(`msgid ${JSON.stringify(text)}`)
  lines.push(...(plural === undefined ? ['msgstr ""'] : [`msgid_plural ${JSON.stringify(plural)}`, 'msgstr[0] ""', 'msgstr[1] ""']))
  return `${lines.join('\n')}\n`
}
