import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readUnits } from '@tillkit/testing/project/units.mjs'
import { PhpCode, phpFile, quoted, type PhpValue } from './php.ts'

/** A text of a unit, as its messages file has it. */
type Text = string | { readonly one?: string; readonly other: string }

/** The texts of one unit. */
export interface UnitTexts {
  readonly unit: string
  readonly texts: Readonly<Record<string, Text>>
}

/**
 * Every unit's own words: from `NAME.messages.ts` of a package, or `messages.ts` in the folder of a small unit. Those of a family's member
 * go by the name that its settings have, `FAMILY/FOLDER`.
 * @param packages the folder of all packages
 */
export async function unitTexts(packages: string): Promise<UnitTexts[]> {
  const { units } = readUnits()
  const names = units.map(({ name }) => name)
  const files = readdirSync(packages).flatMap((name) => filesBelow(join(packages, name, 'src')))
  const found: UnitTexts[] = []
  for (const file of files.sort()) {
    if (!/(^|\.)messages\.ts$/.test(basename(file))) continue
    const name = basename(file).replace(/\.?messages\.ts$/, '') || basename(dirname(file))
    const folder = dirname(file)
    const family = isMember(folder) && units.find((one) => one.folder === dirname(folder))
    const unit = family ? `${family.name}/${name}` : name
    if (!family && !names.includes(unit)) continue
    const { messages } = (await import(file)) as { messages: UnitTexts['texts'] }
    found.push({ unit, texts: messages })
  }
  return found
}

/** Whether a folder is that of a family's member, which may come in the family's own file: `NAME/member.ts` or `NAME/NAME.ts`. */
const isMember = (folder: string): boolean =>
  existsSync(join(dirname(folder), 'members.ts')) && ['member.ts', `${basename(folder)}.ts`].some((name) => existsSync(join(folder, name)))

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

function filesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return []
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}
