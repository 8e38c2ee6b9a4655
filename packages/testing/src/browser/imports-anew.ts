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
  // In a context of its own: the page's may be offline.
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('The page has no browser.')
  try {
    const probe = await context.newPage()
    let isCut = true
    await probe.route('**', (route) => (isCut && route.request().url().endsWith('.js') ? route.abort() : route.fulfill({ contentType: /\.js$/.test(route.request().url()) ? 'text/javascript' : 'text/html', body: '' })))
    await probe.goto('http://probe.test/')
    const comes = () => probe.evaluate(`import('/probe.js').then(() => true, () => false)`)
    await comes()
    isCut = false
    return (await comes()) === true
  } finally {
    await context.close()
  }
}
