import type { Page, Response } from 'playwright-core'
import { gzipSync } from 'node:zlib'
import { isLegacyTag } from './swap.ts'

/** What a page's scripts weigh, each by gzip at level 9, however the server sends them. */
export interface ScriptWeights {
  /** All scripts with an address. */
  readonly all: number
  /** The legacy script of the unit; 0 where it has no file of its own. */
  readonly legacy: number
  /** Tillkit's. */
  readonly ours: number
}

/** Listens to what a page loads from now on; call the answer for the weights so far. */
export function weighScripts(page: Page, unit: string): () => Promise<ScriptWeights> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  return async () => {
    const weights = { all: 0, legacy: 0, ours: 0 }
    for (const response of scripts) {
      // A redirect has no body; its target is a response of its own. One that was cut off weighs nothing.
      const body = await response.body().catch(() => undefined)
      if (!body) continue
      const bytes = gzipSync(body, { level: 9 }).byteLength
      weights.all += bytes
      if (isLegacyTag(`<script src="${response.url()}">`, unit)) weights.legacy += bytes
      if (new URL(response.url()).pathname.startsWith('/tillkit/')) weights.ours += bytes
    }
    return weights
  }
}
