import { isRecord } from '@tillkit/platform'
import type { Built, LoadedFile } from '../model/weight.model.ts'

/** All scripts of a page together. */
export interface PageScripts {
  readonly count: number
  readonly transferred: number
  readonly decoded: number
}

/** The files of ours that the browser has loaded so far. */
export function readLoaded(base: string): LoadedFile[] {
  const found = new Map<string, LoadedFile>()
  for (const { name, transferSize, decodedBodySize } of resources()) {
    if (!name.startsWith(base)) continue
    const file = name.slice(base.length).replace(/[?#].*/, '')
    // A script and a module of one address are told twice; the first has come over the network.
    if (file !== 'manifest.json' && !found.has(file)) found.set(file, { file, transferred: transferSize, decoded: decodedBodySize })
  }
  return [...found.values()]
}

/**
 * The page's scripts, ours among them. Those of other origins may keep their size to themselves.
 * @param without addresses that are not the page's own doing
 */
export function readScripts(without: readonly string[]): PageScripts {
  const isScript = ({ name, initiatorType }: PerformanceResourceTiming) => initiatorType === 'script' || /\.m?js([?#]|$)/.test(name)
  const scripts = resources().filter((resource) => isScript(resource) && !without.includes(resource.name))
  return {
    count: scripts.length,
    transferred: scripts.reduce((total, { transferSize }) => total + transferSize, 0),
    decoded: scripts.reduce((total, { decodedBodySize }) => total + decodedBodySize, 0),
  }
}

/** What the build says of its files; `null` where the page may not ask, the file is not there, or says something else. */
export async function readBuilt(base: string): Promise<Built | null> {
  try {
    const answer = await fetch(new URL('manifest.json', base))
    const said: unknown = await answer.json()
    const files = isRecord(said) ? said['files'] : undefined
    return isRecord(files) && hasBuilt(files) ? files : null
  } catch {
    return null
  }
}

function hasBuilt(files: Readonly<Record<string, unknown>>): files is Built {
  const isList = (value: unknown) => Array.isArray(value) && value.every((name) => typeof name === 'string')
  return Object.values(files).every((file) => isRecord(file) && typeof file['gzip'] === 'number' && isList(file['imports']) && isList(file['dynamicImports']))
}

function resources(): PerformanceResourceTiming[] {
  return performance.getEntriesByType('resource') as PerformanceResourceTiming[]
}
