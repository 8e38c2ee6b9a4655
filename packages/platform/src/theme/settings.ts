import { isRecord, readGlobal, readText } from '../globals.ts'
import { BUILDER, THEME_GLOBALS } from './anatomy.ts'

/** What the theme printed for all of its parts. */
function printed(): Readonly<Record<string, unknown>> {
  const settings = readGlobal(THEME_GLOBALS.settings)
  return isRecord(settings) ? settings : {}
}

/** A setting of the theme's, as it came: numbers and switches are text on some platforms (rule "Reads"). */
export function setting(name: string): unknown {
  return printed()[name]
}

/** A text of the theme's, such as the label of a link, or the fallback where the page has none. */
export function themeText(name: string, fallback: string): string {
  return readText(printed()[name]) || fallback
}

/** Whether this is the page builder's own view of a page, where modules are edited and nothing of ours may act. */
export function isBuilder(): boolean {
  const params = readGlobal(THEME_GLOBALS.builder)
  const type = isRecord(params) ? readText(params['builderType']) : ''
  return BUILDER.types.includes(type) || document.documentElement.matches(BUILDER.page) || document.body.matches(BUILDER.page)
}
