import type { ReactNode } from 'react'

/** One thing that can be chosen. */
export interface ListboxOption {
  /** What tells it from the others, and what is handed back. */
  readonly value: string
  /** What it is called: drawn, read out, and found by its first letters. */
  readonly label: string
  /** A second, quieter piece beside the label, such as a count or a price. Default none. */
  readonly detail?: ReactNode
  /** Whether it is shown but cannot be chosen. Default false. */
  readonly disabled?: boolean
}

/** Where the keyboard goes from an option; undefined where a key does not move. Options that cannot be chosen are passed over. */
export function moveTo(options: readonly ListboxOption[], from: number, key: string): number | undefined {
  const open = options.flatMap(({ disabled }, at) => (disabled ? [] : [at]))
  const moves: Readonly<Record<string, () => number | undefined>> = {
    ArrowDown: () => open.find((at) => at > from) ?? open.at(-1),
    ArrowUp: () => open.findLast((at) => at < from) ?? open[0],
    Home: () => open[0],
    End: () => open.at(-1),
    PageDown: () => open.find((at) => at >= from + 10) ?? open.at(-1),
    PageUp: () => open.findLast((at) => at <= from - 10) ?? open[0],
  }
  return Object.hasOwn(moves, key) ? moves[key]?.() : undefined
}

/** The next option whose label begins with what was typed: one letter again and again goes from one to the next. */
export function findTyped(options: readonly ListboxOption[], from: number, typed: string): number | undefined {
  const letters = [...typed.toLocaleLowerCase()]
  const isSame = letters.every((letter) => letter === letters[0])
  const wanted = isSame ? (letters[0] ?? '') : letters.join('')
  const order = options.map((_option, at) => (from + at + (isSame ? 1 : 0) + options.length) % options.length)
  return order.find((at) => !options[at]?.disabled && options[at]?.label.toLocaleLowerCase().startsWith(wanted))
}
