import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assets, F1, globalsScript, openHtml, simpleProductMain, tillkitVersion, useShop, type OpenPage } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'

const shop = useShop()
const version = tillkitVersion()
const dist = join(assets.dist, version)
/** Where the plugin's files stand in a shop. */
const PLUGIN = `/wp-content/plugins/tillkit/files/${version}/`

/** The table as the plugin prints it on its tag. */
const table = () => {
  const { units } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as { units: { row: unknown }[] }
  return `data-table="${JSON.stringify(units.map(({ row }) => row)).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
}

const inline = (file: string) => `<script>${readFileSync(join(dist, file), 'utf8').replaceAll('</script', '<\\/script')}</script>`

const LAYOUTS = [
  ['by hand', `/tillkit/${version}/`, () => `<script defer src="/tillkit/${version}/tillkit.js"></script>`],
  ['by the plugin, whose tag stands in a folder of its own', PLUGIN, () => `<script defer src="${PLUGIN}bare/tillkit.js" ${table()}></script>`],
  ['by the plugin, and run from the page by an optimiser', PLUGIN, () => `<script type="text/plain" src="${PLUGIN}bare/tillkit.js" ${table()}></script>${inline('bare/tillkit.js')}`],
] as const

/** A page on which much is wrong: rules that cannot be read, a setting that nobody has, a file that does not come, and a second tag. */
function wrongPage(tag: string, second: string): string {
  const main = simpleProductMain(F1, { displayType: 'table', generation: '7.x' }).replace(/data-price-rules="[^"]*"/, 'data-price-rules="{"')
  return `<!doctype html><html lang="en"><head><title>Roll</title><link rel="icon" href="data:,"><script src="/vendor/jquery.js"></script>
    ${globalsScript({ generation: '7.x' })}${tag}</head><body><main>${main}<div class="ags_woo_products_filters"></div></main>
    <script type="application/json" id="tillkit-config">{ "units": { "tiered-pricing": { "nope": 1 }, "lamp": {} } }</script>
    <script defer src="${second}"></script></body></html>`
}

/** Opens it, and keeps every address that is printed in the console, and every one that an event tells. */
async function openWrong(tag: string, folder: string): Promise<{ printed: Set<string>; told: () => Promise<string[]> }> {
  const printed = new Set<string>()
  const before: Parameters<typeof openHtml>[2]['before'] = async (page) => {
    page.on('console', (message) => message.text().match(/https?:\S+#\S+/g)?.forEach((address) => printed.add(address)))
    await page.route('**/filters.js', (route) => route.abort())
    await page.addInitScript(() => {
      const told: unknown[] = []
      Reflect.set(window, '__told', told)
      document.addEventListener('tillkit:error', (event) => told.push((event as CustomEvent<{ explained?: string }>).detail.explained))
    })
  }
  shop.server.folder(PLUGIN, dist)
  const { page }: OpenPage = await openHtml(shop.browser, shop.server, { html: wrongPage(tag, `${folder}tillkit.js`), waitForMount: false, before })
  return { printed, told: () => page.evaluate(() => Reflect.get(window, '__told') as string[]) }
}

/** What is wrong with an address: nothing where a page is there, and has what it leads to. */
async function faultOf(address: string): Promise<string | undefined> {
  const answer = await fetch(address)
  if (answer.status !== 200) return `${address}: ${answer.status}`
  const anchor = new URL(address).hash.slice(1)
  return (await answer.text()).includes(` id="${anchor}"`) ? undefined : `${address}: there is no such entry`
}

const entryOf = (address: string) => new URL(address).hash.slice(1)

describe('an address that explains what is wrong', () => {
  it.each(LAYOUTS)('leads to its entry where Tillkit was put in %s: in the console and in our event', async (_how, folder, tag) => {
    const { printed, told } = await openWrong(tag(), folder)
    const seen = () => [...new Set([...printed].map(entryOf))].sort()
    await expect.poll(seen).toEqual(expect.arrayContaining(['not-json', 'second-copy', 'setting', 'unit-missing']))
    const faults = await Promise.all([...printed].map(faultOf))
    expect(faults.filter(Boolean)).toEqual([])
    for (const address of printed) expect(new URL(address).pathname).toBe(`${folder}errors.html`)
    // What is no fault of ours, such as a second copy, raises no event.
    expect([...new Set((await told()).map(entryOf))].sort()).toEqual(seen().filter((entry) => entry !== 'second-copy'))
    expect((await told()).filter((address) => !printed.has(address))).toEqual([])
  })
})
