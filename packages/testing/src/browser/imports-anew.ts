import type { Page } from 'playwright-core'

/** Whether the browser does, once it is known. */
let known: Promise<boolean> | undefined

/**
 * Whether the tests' browser asks anew for a module that could not be had, once it is imported again. Others keep for the life of a page that
 * it could not (Chrome up to 150): there a part of ours stays away until the next page, and the server's page does what it can.
 */
export function importsAnew(page: Page): Promise<boolean> {
  return (known ??= ask(page))
}

async function ask(page: Page): Promise<boolean> {
  const probe = await page.context().newPage()
  try {
    await probe.goto(new URL('/', page.url()).href)
    let isCut = true
    await probe.route('**/probe.js', (route) => (isCut ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '' })))
    const comes = () => probe.evaluate(`import('/probe.js').then(() => true, () => false)`)
    await comes()
    isCut = false
    return (await comes()) === true
  } finally {
    await probe.close()
  }
}
