import type { Page } from 'playwright-core'

/** What only the toolbar, the panels and the sidebar ask for, by Storybook's names. A frame in which scripts look has none of these. */
const UNASKED = ['actions', 'backgrounds', 'changeDetection', 'highlight', 'interactions', 'measure', 'outline']

/** So large is a page painted that nobody looks at. Its layout is that of the whole size. */
const SCALE = 0.1

/**
 * Takes from a frame, before its page comes, what costs and is for eyes alone: a tenth of what a story takes. Not for tests
 * that press keys of a mouse, whose places are those of what is painted.
 */
export async function makeBare(page: Page, size: { readonly width: number, readonly height: number }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false, scale: SCALE })
  await page.addInitScript((unasked) => {
    let features = {}
    Object.defineProperty(window, 'FEATURES', {
      configurable: true,
      get: () => features,
      set: (all: object) => {
        features = { ...all, ...Object.fromEntries(unasked.map((name) => [name, false])) }
      },
    })
  }, UNASKED)
}

/** Has a frame whose page is there write down for nobody what it says of each step: no manager listens. */
export function silence(page: Page): Promise<void> {
  return page.evaluate(() => {
    Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').transports = []
  })
}
