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

export function readCustomProperties(sources: Readonly<Record<string, string>>): CustomProperty[]
