import { join } from 'node:path'
import { build } from 'esbuild'

let bundled: Promise<string> | undefined

/** The probe as one classic script, to be run in a page before everything else. Made once. */
export function probeScript(): Promise<string> {
  bundled ??= bundle()
  return bundled
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'probe.ts')],
    bundle: true,
    format: 'iife',
    target: 'chrome114',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('\n')
}
