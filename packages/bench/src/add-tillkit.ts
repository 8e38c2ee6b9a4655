import type { Page } from 'playwright-core'
import { bringUntouched, waitForMount } from '@tillkit/testing'
import { tillkitVersion } from '@tillkit/testing/server'

/**
 * Puts the script tag on a page that was opened without it (`tillkit: false`), and waits until all hosts have mounted, those too
 * whose code waits for a touch.
 */
export async function addTillkit(page: Page, hosts = 1): Promise<void> {
  await page.evaluate((src) => {
    const script = document.createElement('script')
    script.src = src
    document.head.append(script)
  }, tillkitUrl('tillkit.js'))
  await waitForMount(page)
  await bringUntouched(page)
  await page.evaluate((expected) => window.__bench.until('all hosts to mount', () => window.__bench.mounted.length >= expected), hosts)
}

/** The address of a built file on a measured page. */
export function tillkitUrl(file: string): string {
  return `/tillkit/${tillkitVersion()}/${file}`
}

/** A head with our style sheet linked, as the README advises, so that nothing has to be restyled when it comes. */
export function withStyles(head: string): string {
  return `${head}<link rel="stylesheet" href="${tillkitUrl('tillkit.css')}">`
}
