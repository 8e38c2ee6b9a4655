import { build, type BuildOptions } from 'esbuild'

/** What a test's page sees of our sources. */
export interface PageBundle {
  /** The page's name for what is exported. */
  readonly globalName: string
  /** The folder that relative imports are read from. */
  readonly folder: string
  /** What is exported, as lines of code. */
  readonly entry: string
  /** What is not taken along, as patterns of file names. Default nothing. */
  readonly external?: BuildOptions['external']
}

/** Our sources as one classic script, which may stand within a page's `script` element. Each call of what it returns answers with the same. */
export function pageBundle({ globalName, folder, entry, external = [] }: PageBundle): () => Promise<string> {
  let made: Promise<string> | undefined
  const make = async () => {
    const { outputFiles } = await build({
      stdin: { contents: entry, resolveDir: folder, loader: 'ts' },
      bundle: true,
      write: false,
      format: 'iife',
      globalName,
      external,
      conditions: ['tillkit-source', 'module', 'browser'],
      logLevel: 'error',
      define: { __TILLKIT_VERSION__: '"test"', __TILLKIT_TRACED__: 'true', __TILLKIT_DRAWN_SHEET__: '""' },
    })
    return outputFiles.map(({ text }) => text).join('\n').replaceAll('</script', '<\\/script')
  }
  return () => (made ??= make())
}
