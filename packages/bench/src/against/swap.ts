import type { BrowserContext, Route } from 'playwright-core'
import { join } from 'node:path'
import { readUnits } from '@tillkit/testing/project/units.mjs'
import { assets, tillkitVersion } from '@tillkit/testing/server'

/** Where the built files stand on the shop's address while it is measured; nothing reaches the shop from there. */
const PLACE = '/tillkit/'
const SCRIPT_TAG = /<script\b[^>]*>/gi

/**
 * Puts Tillkit in the place of a unit's legacy script on a shop's page, in this browser context only: the legacy tag is
 * printed as `text/plain`, and our style sheet and script stand at the end of the head, as way 1 of packages/loader/REPLACING.md has it.
 */
export async function swapInTillkit(context: BrowserContext, url: string, unit: string): Promise<void> {
  const { origin } = new URL(url)
  await context.route(`${origin}${PLACE}**`, (route) => serveBuilt(route))
  await context.route(url, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const body = await response.text()
    await route.fulfill({ response, body: withTillkit(body, unit) })
  })
}

function serveBuilt(route: Route): Promise<void> {
  const path = new URL(route.request().url()).pathname.slice(PLACE.length)
  return route.fulfill({ path: join(assets.dist, path) })
}

/** A page's HTML with the legacy scripts of a unit switched off and Tillkit for this unit switched on. */
export function withTillkit(html: string, unit: string): string {
  const folder = `${PLACE}${tillkitVersion()}`
  const styles = `<link rel="stylesheet" href="${folder}/tillkit.css">`
  const tag = `${styles}<script defer src="${folder}/tillkit.js" data-units="${unit}"></script>`
  const quiet = html.replace(SCRIPT_TAG, (script) => (isLegacyTag(script, unit) ? switchedOff(script) : script))
  const end = quiet.search(/<\/head>/i)
  return end < 0 ? tag + quiet : quiet.slice(0, end) + tag + quiet.slice(end)
}

/** Where the live legacy scripts stand that a unit replaces. */
export function legacySelector(unit: string): string {
  const scripts = readUnits().scripts.filter(({ units }) => units.includes(unit))
  return scripts.flatMap(({ handle, file }) => [`script[id="${handle}-js"]`, `script[src*="${file}"]`]).join(', ')
}

/** Whether a script's opening tag is that of a legacy script which the unit replaces. */
export function isLegacyTag(tag: string, unit: string): boolean {
  const id = attributeOf(tag, 'id')
  const source = attributeOf(tag, 'src')
  return readUnits().scripts.some(
    ({ handle, file, units }) => units.includes(unit) && (id === `${handle}-js` || (source !== '' && source.includes(file))),
  )
}

function attributeOf(tag: string, name: string): string {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? ''
}

function switchedOff(tag: string): string {
  const bare = tag.replace(/\stype\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i, '')
  return bare.replace(/^<script/i, '<script type="text/plain"')
}
