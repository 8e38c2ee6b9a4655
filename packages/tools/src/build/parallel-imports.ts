import { init, parse } from 'es-module-lexer'
import type { Plugin } from 'vite'

/** What each chunk of a build imports at once, by file names. */
export type ChunkImports = ReadonlyMap<string, readonly string[]>

/**
 * A plugin for the build: what a chunk imports later is asked for together with all that it stands on, in one step.
 * By itself a browser finds out only when a chunk has come what that imports in turn: a part that is drawn with React
 * would take three round trips.
 */
export function parallelImports(): Plugin {
  return {
    name: 'tillkit-parallel-imports',
    apply: 'build',
    async generateBundle(_options, bundle) {
      await init
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const imports = new Map(chunks.map(({ fileName, code }) => [fileName, importsOf(code)]))
      for (const chunk of chunks) chunk.code = importTogether(chunk.fileName, chunk.code, imports)
    },
  }
}

/** Rewrites the later imports of a chunk. The lexer has to be there (`init`). */
export function importTogether(name: string, code: string, imports: ChunkImports): string {
  const there = closureOf(name, imports)
  const later = parse(code, name)[0].filter(({ type }) => type === 'dynamic')
  // From the end, so that the places before stay what they are.
  return later.reverse().reduce((text, { importStart, importEnd, specifier }) => {
    const wanted = [...closureOf(fileOf(specifier), imports)].filter((file) => !there.has(file))
    if (wanted.length < 2) return text
    const all = wanted.map((file) => `import("./${file}")`).join()
    return `${text.slice(0, importStart)}Promise.all([${all}]).then(e=>e[0])${text.slice(importEnd)}`
  }, code)
}

/** What a chunk imports at once, by its code: what the bundler lists may have been taken out since. The lexer has to be there. */
function importsOf(code: string): string[] {
  return parse(code)[0].filter(({ type }) => type === 'static').map(({ specifier }) => fileOf(specifier))
}

/** A chunk, which comes first, all that it imports at once, and what that imports. */
function closureOf(name: string, imports: ChunkImports): Set<string> {
  const reached = new Set([name])
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next)
  return reached
}

function fileOf(specifier: string | null | undefined): string {
  return (specifier ?? '').replace(/^\.\//, '')
}
