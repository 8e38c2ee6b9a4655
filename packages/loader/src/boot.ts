import { whenParsed, type OffReason } from '@tillkit/mount'
import { meantOf } from './candidates.ts'
import { startLoader } from './loader.ts'
import type { LoaderOptions } from './options.ts'

/**
 * Sets up at once what inline code further down the page may expect, where our script was printed without `defer`.
 * After that the page's HTML is there, and starting does it.
 */
export function setUpStubs(options: LoaderOptions): void {
  if (__TILLKIT_TABLE__ && document.readyState === 'loading') for (const { stub } of meantOf(options)) stub?.()
}

/** Starts the units of this build when the page's HTML is there, unless something keeps all of us off. */
export function start(options: LoaderOptions, off: OffReason | undefined): void {
  if (!off) whenParsed(() => startLoader(options))
}
