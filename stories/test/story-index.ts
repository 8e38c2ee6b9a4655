import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A story or a docs page, as Storybook's index lists it. */
export interface IndexEntry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: 'story' | 'docs'
  readonly tags: readonly string[]
}

/** Where the static Storybook stands. */
export const STORYBOOK_FOLDER = join(import.meta.dirname, '../../storybook-static')

/**
 * Everything that the static Storybook shows, in the order of its sidebar.
 * @throws {Error} when it has not been built
 */
export function readIndex(): readonly IndexEntry[] {
  const file = join(STORYBOOK_FOLDER, 'index.json')
  if (!existsSync(file)) throw new Error('There is no static Storybook to test: run npm run build:storybook first.')
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, IndexEntry> }
  return Object.values(entries)
}
