import { parseUrl } from '@tillkit/dom'
import { kilobytes } from './change.ts'
import { translate, type Facts } from './facts.ts'

/** A script of the platform's, and who keeps it. */
export interface NeededScript {
  readonly handle: string
  /** As it came over the line; 0 where that is not known. */
  readonly bytes: number
  /** Handles with the addresses of their files, '' where they have none; or a word of the plugin's, which begins with a colon. */
  readonly keepers: readonly { readonly name: string; readonly file: string }[]
}

/** The plugin's words for what is no script. */
const WORDS: Readonly<Record<string, string>> = { ':inline': 'keptLines', ':tag': 'keptTag', ':asked': 'keptAsked', ':chosen': 'keptChosen' }

/** Two files that merchants know as one. */
const JQUERY = /^jquery-(core|migrate)$/

/** Says for whom scripts of the platform's stay on a page: those that stay for the same in one sentence. */
export function neededOf(facts: Pick<Facts, 'owners' | 'words'>, scripts: readonly NeededScript[]): string[] {
  const byNames = new Map<string, NeededScript[]>()
  for (const script of joined(scripts)) {
    const names = [...new Set(script.keepers.map((keeper) => keeperName(facts, keeper)))].join(', ')
    byNames.set(names, [...(byNames.get(names) ?? []), script])
  }
  return [...byNames].map(([names, kept]) => {
    const size = kilobytes(kept.reduce((sum, { bytes }) => sum + bytes, 0))
    return translate(facts, 'keptPlatform', { script: kept.map(({ handle }) => handle).join(', '), size, names })
  })
}

function joined(scripts: readonly NeededScript[]): readonly NeededScript[] {
  const parts = scripts.filter(({ handle }) => JQUERY.test(handle))
  if (parts.length === 0) return scripts
  const jquery = { handle: 'jQuery', bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0), keepers: parts.flatMap(({ keepers }) => keepers) }
  return [jquery, ...scripts.filter(({ handle }) => !JQUERY.test(handle))]
}

function keeperName(facts: Pick<Facts, 'owners' | 'words'>, { name, file }: NeededScript['keepers'][number]): string {
  const word = WORDS[name]
  if (word !== undefined) return translate(facts, word)
  const path = file === '' ? '' : (parseUrl(file, location.href)?.pathname ?? '')
  const owner = Object.entries(facts.owners).find(([folder]) => path.startsWith(folder))?.[1]
  return owner === undefined ? name : translate(facts, 'keeper', { owner, handle: name })
}
