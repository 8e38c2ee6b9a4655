import { shortCodes } from './anatomy.ts'

/** What a switch is for, and how it stands. */
export interface LabelledSwitch {
  /** The key of the text. */
  readonly key: string
  readonly isOn: boolean
  readonly slug?: string
  /** What its category is called, where no text of the plugin's says so. */
  readonly name?: string
}

/** How deep texts may stand within texts: one that holds itself ends there. */
const DEPTH = 4

/** Says what pressing a switch would do, in the plugin's words: "Disable Analytics". Pieces that nobody knows are left out. */
export function labelOf(texts: Readonly<Record<string, string>>, { key, isOn, slug = '', name = '' }: LabelledSwitch): string {
  const fill = (text: string, depth: number): string =>
    text
      .replaceAll('{{status}}', isOn ? 'disable' : 'enable')
      .replaceAll('{{category_slug}}', slug)
      .replaceAll(/\[(\w[\w-]*)\]/g, (_, piece: string) => (depth > 0 ? fill(texts[piece] ?? (piece === `cky_preference_${slug}_title` ? name : ''), depth - 1) : ''))
  return fill(texts[key] ?? '', DEPTH).trim() || name
}

/** The text that a category's switch is named by. */
export const CATEGORY_LABEL = shortCodes.toggleLabel
/** That of the box to opt out. */
export const OPT_OUT_LABEL = shortCodes.optOutLabel
