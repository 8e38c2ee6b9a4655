import type { Page } from 'playwright-core'
import type { Figure } from '../scenario.ts'

/** What is measured on both sides of a comparison. */
export type AgainstFigures = Readonly<Record<string, number>>

/** How a unit compares itself with the script that it replaces, on a shop's own page. */
export interface Against {
  /** Unique; `--scenario` names it. */
  readonly name: string
  /** The unit that takes the script's place. */
  readonly unit: string
  /** What a page must have for it. */
  readonly figures: Readonly<Record<string, Pick<Figure, 'label' | 'unit'>>>
  /** What is missing on a page, each as the selector looked for and what it stands for; empty when all is there. */
  missing(page: Page): Promise<readonly string[]>
  /** Measures once, on a page that has come to rest; works the same with either script. */
  measure(page: Page): Promise<AgainstFigures>
}
