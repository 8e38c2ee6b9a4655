import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'

/** A file ready to send. */
export interface StaticFile {
  body: Buffer
  type: string
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** Reads a file of a folder; undefined when it is missing or outside the folder. */
export async function readStatic(folder: string, path: string): Promise<StaticFile | undefined> {
  const base = normalize(folder + sep)
  const file = normalize(join(base, path))
  return file.startsWith(base) ? readWhole(file) : undefined
}

/** Reads one file; undefined when it is missing. */
export async function readWhole(file: string): Promise<StaticFile | undefined> {
  try {
    return { body: await readFile(file), type: TYPES[extname(file)] ?? 'application/octet-stream' }
  } catch {
    return undefined
  }
}
