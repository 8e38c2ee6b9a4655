import { join } from 'node:path'
import { build } from 'esbuild'

const made = new Map<string, Promise<string>>()

/** The code of one of the preview's own scripts for pages, made from its source once. */
export function pageScript(name: 'guard' | 'bar' | 'index'): Promise<string> {
  const there = made.get(name)
  if (there) return there
  const code = bundle(join(import.meta.dirname, 'page', `${name}.entry.ts`))
  made.set(name, code)
  return code
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'iife', target: 'es2022', charset: 'ascii', logLevel: 'silent' })
  return outputFiles[0]?.text ?? ''
}
