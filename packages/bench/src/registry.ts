import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Against, Scenario } from './scenario.ts'

/** What a `*.bench.ts` file may export; each is optional, one of them is there. */
interface BenchModule {
  readonly scenarios?: readonly Scenario[]
  readonly against?: readonly Against[]
}

/** All that is there to be measured. */
export interface Registry {
  readonly scenarios: readonly Scenario[]
  readonly against: readonly Against[]
}

/** The files that units measure themselves with: `packages/NAME/bench/*.bench.ts`, in the order of their names. */
export function findBenchFiles(packages: string): string[] {
  return readdirSync(packages)
    .sort()
    .map((name) => join(packages, name, 'bench'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).sort().map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.bench.ts'))
}

/** Reads those files. Throws with the file's name when one exports nothing to measure, or a name is used twice. */
export async function readRegistry(files: readonly string[]): Promise<Registry> {
  const modules: BenchModule[] = []
  for (const file of files) modules.push(checked(file, await import(pathToFileURL(file).href)))
  const registry = {
    scenarios: modules.flatMap(({ scenarios }) => scenarios ?? []),
    against: modules.flatMap(({ against }) => against ?? []),
  }
  for (const list of [registry.scenarios, registry.against]) refuseDuplicates(list.map(({ name }) => name))
  return registry
}

function checked(file: string, module: unknown): BenchModule {
  const { scenarios, against } = Object(module) as BenchModule
  if (Array.isArray(scenarios) || Array.isArray(against)) return { scenarios: scenarios ?? [], against: against ?? [] }
  throw new Error(`${file} exports neither a list "scenarios" nor a list "against": there is nothing to measure in it.`)
}

function refuseDuplicates(names: readonly string[]): void {
  const duplicate = names.find((name, index) => names.indexOf(name) !== index)
  if (duplicate !== undefined) throw new Error(`Two things to measure are called "${duplicate}". Give one another name.`)
}

/**
 * The scenarios that were asked for, by name or by the beginning of a name up to a slash.
 * @throws {Error} that names what there is when a word chooses none
 */
export function chooseScenarios<Named extends { readonly name: string }>(
  all: readonly Named[],
  only: readonly string[],
): Named[] {
  if (only.length === 0) return [...all]
  const fits = (word: string, { name }: Named) => name === word || name.startsWith(`${word}/`)
  const idle = only.filter((word) => !all.some((each) => fits(word, each)))
  if (idle.length > 0) {
    const names = all.map(({ name }) => name).join('\n  ')
    throw new Error(`Nothing to measure is called ${idle.join(', ')}. There is:\n  ${names}`)
  }
  return all.filter((each) => only.some((word) => fits(word, each)))
}
