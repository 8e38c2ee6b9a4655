import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface StoryParts {
  readonly args?: { readonly dir?: string }
  readonly globals?: { readonly theme?: string; readonly colours?: string; readonly motion?: string; readonly viewport?: { readonly value: string } }
}
type StoryModule = Readonly<Record<string, StoryParts>> & { readonly default: StoryParts }

const modules = Object.entries(import.meta.glob<StoryModule>('./*.stories.tsx', { eager: true }))
const KIT = join(import.meta.dirname, '../../packages/ui/src')

/** What a part is shown in, beside a shop's own theme on a desk, from left to right. */
const SURROUNDINGS: Readonly<Record<string, (story: StoryParts) => boolean>> = {
  'a page builder\'s theme': ({ globals }) => globals?.theme === 'pageBuilder',
  'no theme': ({ globals }) => globals?.theme === 'bare',
  'forced colours': ({ globals }) => globals?.colours === 'forced',
  'a phone': ({ globals }) => globals?.viewport?.value === 'phone',
  'right to left': ({ args }) => args?.dir === 'rtl',
}
const isStill = ({ globals }: StoryParts) => globals?.motion === 'reduced'

/** A component's file and those that it is put together of. */
function filesOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(file)) return known
  known.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) filesOf(join(dirname(file), path), known)
  return known
}

/** Whether the looks of a story's parts move. */
function moves(file: string): boolean {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  const names = [...text.matchAll(/import \{([^}]+)\} from '@tillkit\/ui[^']*'/g)].flatMap(([, list = '']) => list.match(/\b[A-Z]\w+/g) ?? [])
  const all = readdirSync(KIT, { recursive: true, encoding: 'utf8' })
  const files = names.flatMap((name) => all.filter((each) => each.endsWith(`/${name}.tsx`))).flatMap((each) => [...filesOf(join(KIT, each))])
  const sheets = [...new Set(files.map(dirname))].flatMap((folder) => readdirSync(folder).filter((each) => each.endsWith('.css')).map((each) => join(folder, each)))
  return sheets.some((sheet) => /\b(transition|animation):/.test(readFileSync(sheet, 'utf8')))
}

describe('the stories of a part', () => {
  it('are those of all parts', () => {
    expect(modules.length).toBeGreaterThan(15)
  })

  it.each(modules)('show it in all surroundings: %s', (file, { default: meta, ...stories }) => {
    const all = Object.values(stories).map((story) => ({ ...story, args: { ...meta.args, ...story.args } }))
    const wanted = Object.entries(moves(file) ? { ...SURROUNDINGS, 'less motion': isStill } : SURROUNDINGS)
    expect(wanted.filter(([, isShown]) => !all.some(isShown)).map(([name]) => name)).toEqual([])
  })
})
