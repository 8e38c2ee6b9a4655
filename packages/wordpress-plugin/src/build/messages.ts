import { readUnits, unitExports } from '@tillkit/testing/project/units.mjs'
import { PhpCode, phpFile, quoted, type PhpValue } from './php.ts'

/** A text of a unit, as its messages file has it. */
type Text = string | { readonly one?: string; readonly other: string }

/** The texts of one unit. */
export interface UnitTexts {
  readonly unit: string
  readonly texts: Readonly<Record<string, Text>>
}

/** Every unit's own words, those of a family's member by the name that its settings have. */
export function unitTexts(): UnitTexts[] {
  return unitExports(readUnits(), 'messages').map(({ name, value }) => ({ unit: name, texts: value as UnitTexts['texts'] }))
}

/** `generated/messages.php`: each text beside its translation, so that WordPress's tools find them. */
export function messagesFile(units: readonly UnitTexts[]): string {
  return phpFile(
    'The units\' own words. In braces stand names that the page fills in: leave them as they are.',
    Object.fromEntries(units.map(({ unit, texts }) => [unit, Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, translation(text)]))])),
  )
}

function translation(text: Text): PhpValue {
  if (typeof text === 'string') return [text, new PhpCode(`__( ${quoted(text)}, 'tillkit' )`)]
  const { one = text.other, other } = text
  const phpFunction = `static function ( $count ) {\n\t\t\t\t/* translators: {count} and what else stands in braces is filled in by the page. */\n\t\t\t\treturn _n( ${quoted(one)}, ${quoted(other)}, $count, 'tillkit' );\n\t\t\t}`
  return [one, other, new PhpCode(phpFunction)]
}
