import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { PAGE } from './settings-page.ts'
import type { TestSite } from './use-site.ts'

/** What the settings page tells the check's script. */
export async function facts(shop: TestSite): Promise<{ pages: Record<string, string>; missing: Record<string, string>; nonce: [string, string] }> {
  return JSON.parse(/id="tillkit-health-facts"[^>]*>\s*(.*?)\s*<\/script>/s.exec(await shop.html(PAGE, 'admin'))?.[1] ?? '{}') as never
}

/** Starts the check, of one page or of all, and waits for its end. */
export async function check(shop: TestSite, page: Page, path?: string): Promise<string> {
  await page.locator('#tillkit-health-page').fill(path === undefined ? '' : new URL(path, shop.site.address).href)
  await page.getByRole('button', { name: 'Check now' }).click()
  const done = page.locator('#tillkit-health-status', { hasText: 'Done.' })
  await done.waitFor({ timeout: 90_000 })
  return done.innerText()
}

/** Runs a test with a few lines of PHP in the shop. */
export async function withCode(shop: TestSite, code: string, run: () => Promise<void>): Promise<void> {
  const file = join(shop.site.content, 'mu-plugins/test-code.php')
  writeFileSync(file, `<?php ${code}`)
  try {
    await run()
  } finally {
    rmSync(file)
  }
}
