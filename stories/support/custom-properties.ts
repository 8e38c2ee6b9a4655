import { packageOf } from './tillkit-css.ts'

/** A custom property that a theme may set. */
export interface CustomProperty {
  readonly name: string
  /** What holds where no theme sets it; several where places differ. */
  readonly defaults: readonly string[]
  /** What it does, from the comment beside its use; `''` where nobody wrote one. */
  readonly meaning: string
  /** The packages whose sheets use it. */
  readonly packages: readonly string[]
}

/** A use with its fallback, whose own brackets may be nested once. */
const USE = /var\(\s*(--tillkit-[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g
/** A comment that begins with the property's name: `--tillkit-focus: the ring around …`. */
const COMMENT = /\/\*\s*(--tillkit-[\w-]+):\s*([\s\S]*?)\s*\*\//g

/** Reads the custom properties out of style sheets by path, by name. */
export function readCustomProperties(sources: Readonly<Record<string, string>>): CustomProperty[] {
  const found = Object.entries(sources).flatMap(([path, css]) =>
    [...css.matchAll(USE)].map(([, name = '', fallback = '']) => ({ name, fallback: fallback.trim(), from: packageOf(path) })),
  )
  const meanings = new Map(
    Object.values(sources).flatMap((css) =>
      [...css.matchAll(COMMENT)].map(([, name = '', text = '']) => [name, text.replace(/\s+/g, ' ')] as const),
    ),
  )
  return unique(found.map(({ name }) => name))
    .sort()
    .map((name) => {
      const uses = found.filter((use) => use.name === name)
      return {
        name,
        defaults: unique(uses.map(({ fallback }) => fallback)),
        meaning: meanings.get(name) ?? '',
        packages: unique(uses.map(({ from }) => from)).sort(),
      }
    })
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
