import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILDER_SETTINGS, type BuilderFieldData, builderConfirmation, builderFormHtml } from '@tillkit/fixtures/form-builder'
import { clearPages, eventually, hostsOn, openSharedPage, shareChromium, waitForMount } from '@tillkit/testing'
import { assets, readWhole } from '@tillkit/testing/server'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { usePreviews } from '../src/preview.fixtures.ts'
import { startSavedPreview } from '../src/start-preview.ts'

const openPreview = usePreviews()
const UNITS = { units: ['form-builder'], built: [{ name: 'form-builder', selector: '.wpforms-container' }] }
const FOLDER = '/wp-content/plugins/wpforms-lite/assets/'

const EMAIL: BuilderFieldData = { id: '1', type: 'email', label: 'Email', isRequired: true }
const COUPON: BuilderFieldData = { id: '2', type: 'payment-coupon', label: 'Coupon', html: '<input type="text" name="wpforms[fields][2]">' }

/** The builder's scripts as it prints them where a captcha asks for the main one first; each says that it has run. */
const SCRIPTS = { wpforms: 'js/frontend/wpforms.min.js', 'wpforms-captcha': 'pro/js/frontend/fields/custom-captcha.min.js', 'wpforms-validation': 'lib/jquery.validate.min.js' }

const formPage = (origin: string, fields: readonly BuilderFieldData[]) => `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Ask</title>
<link rel="canonical" href="${origin}/ask/"><link rel="icon" href="data:,"></head><body>
${builderFormHtml({ id: '113', fields, tokenTime: Math.floor(Date.now() / 1000), action: '/ask/' })}
${Object.entries(SCRIPTS).map(([handle, file]) => `<script src="${FOLDER}${file}?ver=2.0.0.2" id="${handle}-js"></script>`).join('\n')}
<script>var wpforms_settings = ${JSON.stringify(BUILDER_SETTINGS)}</script></body></html>`

/** A shop with such a form on each page. */
function shopAnswers(heard: string[], fields: readonly BuilderFieldData[]): RequestListener {
  return (request, response) => {
    const { url = '', headers: { host = '' } } = request
    heard.push(url)
    const send = (type: string, body: string | Buffer) => void response.writeHead(200, { 'content-type': type }).end(body)
    const [handle] = Object.entries(SCRIPTS).find(([, file]) => url.includes(file)) ?? []
    if (handle) return send('text/javascript', `(window.legacyRan ??= []).push('${handle}')`)
    if (url.includes('admin-ajax.php')) return send('application/json', builderConfirmation('113', 'We have it.'))
    if (url.includes('jquery')) return void readWhole(assets.jquery).then((file) => send('text/javascript', file?.body ?? ''), () => response.destroy())
    send('text/html; charset=utf-8', formPage(`http://${host}`, fields))
  }
}

const undo: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** A page with a form in the preview, of a shop that runs or of a folder. */
async function visit(kind: 'a live shop' | 'saved pages', fields: readonly BuilderFieldData[]): Promise<{ page: Page; heard: string[] }> {
  const browser = await shareChromium()
  const page = await openSharedPage(browser)
  undo.push(() => clearPages(browser, []))
  const heard: string[] = []
  if (kind === 'a live shop') {
    const { preview } = await openPreview(shopAnswers(heard, fields), UNITS)
    await page.goto(`${preview.origin}/ask/`)
    return { page, heard }
  }
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-saved-'))
  undo.push(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'ask.html'), formPage('http://shop.test', fields))
  writeFileSync(join(folder, 'wpforms_submit-ok.http'), `POST /wp-admin/admin-ajax.php HTTP/1.1\nHost: shop.test\nContent-Type: application/x-www-form-urlencoded\naction=wpforms_submit&wpforms[id]=113\nHTTP/1.1 200 OK\nHost: shop.test\nContent-Type: application/json\n${builderConfirmation('113', 'We have it.')}`)
  const preview = await startSavedPreview({ folder, ...UNITS, port: 0, log: { info: () => undefined, warn: () => undefined } })
  undo.push(() => preview.close())
  page.on('request', (request) => heard.push(new URL(request.url()).pathname))
  await page.goto(`${preview.origin}/ask/`)
  return { page, heard }
}

const ran = (page: Page) => page.evaluate(() => (Reflect.get(window, 'legacyRan') as string[] | undefined) ?? [])
const states = async (page: Page) => (await hostsOn(page, 'form-builder'))?.map(({ state }) => state)

describe.each(['a live shop', 'saved pages'] as const)('a form of the form builder, of %s', (kind) => {
  it('is ours: its scripts are taken out, none of them is fetched, and what is sent arrives', async () => {
    const { page, heard } = await visit(kind, [EMAIL])
    await waitForMount(page)
    await page.getByLabel('Email').fill('ann@shop.example')
    await page.locator('.wpforms-submit').click()
    await page.getByText('We have it.').waitFor()
    expect([await ran(page), heard.filter((path) => path.includes(FOLDER)), await states(page)]).toEqual([[], [], ['mounted']])
  })

  it('has its scripts where it has a field that nobody of ours knows, what the main one needs before it and the rest behind', async () => {
    const { page } = await visit(kind, [EMAIL, COUPON])
    await eventually(() => states(page)).toEqual(['refused'])
    // Saved pages have no files of the shop's to run.
    if (kind === 'saved pages') return
    await eventually(() => ran(page)).toEqual(['wpforms-validation', 'wpforms', 'wpforms-captcha'])
    await page.locator('tillkit-preview-bar').getByText('wpforms runs: this page has').waitFor({ state: 'attached' })
  })
})
