import { readFileSync } from 'node:fs'
import { shareChromium } from '@tillkit/testing'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { furnish } from './pages.ts'
import { startSite, type Site, type SiteOptions } from './site.ts'
import { cookiesOf, htmlOf, scriptsIn, type Visitor } from './visit.ts'

/** Which settings our plugin starts with. */
export interface UseSiteOptions extends SiteOptions {
  /** Default `everyone`: every unit is on for every visitor. `fresh`: as it was activated. */
  readonly audience?: 'everyone' | 'fresh'
}

/** A WordPress for the tests of one file, and a browser. */
export interface TestSite {
  /** The project's version. */
  readonly version: string
  readonly site: Site
  /** A page's HTML as a visitor gets it. */
  html(path: string, visitor?: Visitor): Promise<string>
  /** A page's script elements. */
  scripts(path: string, visitor?: Visitor): Promise<ReturnType<typeof scriptsIn>>
  /** Opens a page in the browser. */
  visit(path: string, visitor?: Visitor, options?: BrowserContextOptions): Promise<Page>
  /** Runs PHP in it. */
  run<Result>(code: string): Promise<Result>
  /** Sets our plugin's option. */
  settings(audience: string, units?: readonly string[]): Promise<void>
}

/** Starts a WordPress for this file. After each test its log of complaints must be empty. */
export function useSite({ audience = 'everyone', ...options }: UseSiteOptions = {}): TestSite {
  let site: Site | undefined
  let browser: Browser | undefined
  const pages: Page[] = []
  const running = () => site ?? fail()
  const settings: TestSite['settings'] = async (who, units) => {
    const names = units ? `array( ${units.map((name) => `'${name}'`).join()} )` : 'Tillkit\\Table\\units()'
    await running().run(`return update_option( 'tillkit_settings', array( 'audience' => '${who}', 'units' => ${names} ) );`)
  }
  beforeAll(async () => {
    const launched = shareChromium()
    site = await startSite(options)
    await furnish(site)
    if (audience === 'everyone') await settings('everyone')
    browser = await launched
  })
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close()
    expect(site?.complaints() ?? []).toEqual([])
  })
  afterAll(async () => {
    await site?.stop()
  })
  return {
    version: versionOf(),
    get site() {
      return running()
    },
    settings,
    html: (path, visitor) => htmlOf(running(), path, visitor),
    scripts: async (path, visitor) => scriptsIn(await htmlOf(running(), path, visitor)),
    run: (code) => running().run(code),
    async visit(path, visitor, options) {
      const context = await (browser ?? fail()).newContext({ viewport: { width: 1280, height: 900 }, ...options })
      const cookies = (await cookiesOf(running(), visitor)).split('; ').filter(Boolean)
      await context.addCookies(cookies.map((cookie) => ({ name: cookie.slice(0, cookie.indexOf('=')), value: cookie.slice(cookie.indexOf('=') + 1), url: running().address })))
      const page = await context.newPage()
      pages.push(page)
      await page.goto(running().address + path)
      return page
    },
  }
}

function fail(): never {
  throw new Error('The site is there in tests only.')
}

function versionOf(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as { version: string }
  return manifest.version
}
