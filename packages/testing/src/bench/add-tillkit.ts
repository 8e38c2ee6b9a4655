import type { Page } from 'playwright-core'
import { tillkitVersion } from '../server/index.ts'

/** Puts the script tag on a page that was opened without it (`tillkit: false`), and waits until all hosts have mounted. */
export async function addTillkit(page: Page, hosts = 1): Promise<void> {
  await page.evaluate(async ({ src, expected }) => {
    const script = document.createElement('script')
    script.src = src
    document.head.append(script)
    await window.__bench.until('all hosts to mount', () => window.__bench.mounted.length >= expected)
  }, { src: tillkitUrl('tillkit.js'), expected: hosts })
}

/** The address of a built file on a measured page. */
export function tillkitUrl(file: string): string {
  return `/tillkit/${tillkitVersion()}/${file}`
}
