import type { ListboxOption } from '../listbox/option.ts'

/** Letters that no accent can be taken off, as people type them. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', '’': "'" }

/** A text as it is searched for: without accents, in small letters. */
function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .replace(/[øłđðßæœı’]/g, (letter) => PLAIN[letter] ?? letter)
    .trim()
}

/** The options whose label holds what was typed: first those that begin with it, each kind in its order. */
export function matching<Option extends ListboxOption>(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = foldText(typed)
  if (wanted === '') return options
  const found = options.map((option) => ({ option, at: foldText(option.label).indexOf(wanted) })).filter(({ at }) => at >= 0)
  const isFirst = ({ at }: { readonly at: number }) => at === 0
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))].map(({ option }) => option)
}
